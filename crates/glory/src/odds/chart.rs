//! A rider against all knights: rows for the command line, as text, JSON or a plot.

use super::knight::{Joust, KINDS, Solver, Stakes, Standing, Tool, Worth};
use super::tools::{lance_tool, relic_tool};
use crate::data::{Data, Timing};
use crate::ids::{Item, Knight, KnightType, Relic, Supporter};
use quintain_core::{Chances, Chart, Lang};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt::Write;

/// A rider, described.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RiderSheet {
    /// Strength tokens.
    pub strength: u8,
    /// Level of the mount, 1 to 4.
    pub mount: u8,
    /// Level of the armour, 1 to 4.
    pub armour: u8,
    /// Faith tokens.
    pub faith: u8,
    /// Prestige tokens face up.
    pub prestige: u8,
    /// Supporters by id; lance supporters, nuns and bishops matter.
    pub supporters: Vec<String>,
    /// Relics by id.
    pub relics: Vec<String>,
}

impl Default for RiderSheet {
    fn default() -> Self {
        Self { strength: 2, mount: 2, armour: 2, faith: 3, prestige: 0, supporters: Vec::new(), relics: Vec::new() }
    }
}

/// One opponent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// His id.
    pub knight: Knight,
    /// His type.
    pub kind: KnightType,
    /// His numbers.
    pub attack: i8,
    /// See `attack`.
    pub prestige: i8,
    /// See `attack`.
    pub glory: u8,
    /// Chance to win the first clash when playing for the duel.
    pub clash: f64,
    /// Chance to win the duel.
    pub duel: f64,
}

/// A rider against many.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The rider.
    pub rider: RiderSheet,
    /// The opponents, easiest first.
    pub rows: Vec<Row>,
}

/// A question in words: the fields of a [`RiderSheet`], and `knights`. A list may be one string with commas.
/// With `foe` it is a question of practice: see [`practice`](super::practice).
pub fn answer(data: &'static Data, mut question: Map<String, Value>, lang: Lang) -> Result<Chances, String> {
    for list in ["supporters", "relics", "knights"] {
        if let Some(Value::String(text)) = question.get(list) {
            let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
            let words = words.map(|word| Value::String(word.to_owned())).collect();
            question.insert(list.to_owned(), Value::Array(words));
        }
    }
    if question.contains_key("foe") {
        let json = super::practice::answer(data, question, lang)?;
        return Ok(Chances { text: format!("{json:#}\n"), json, chart: None });
    }
    let knights = question.remove("knights").unwrap_or_else(|| Value::Array(Vec::new()));
    let knights: Vec<String> = serde_json::from_value(knights).map_err(|error| format!("knights: {error}"))?;
    let rider = serde_json::from_value(Value::Object(question));
    let rider: RiderSheet = rider.map_err(|error| format!("that is no rider: {error}; knights may be named too"))?;
    let report = report(data, &rider, &knights)?;
    let json = serde_json::to_value(&report).map_err(|error| error.to_string())?;
    Ok(Chances { json, text: report.text(data, lang), chart: Some(report.chart(data, lang)) })
}

/// A rider as the solver sees it.
pub(super) struct Outfit {
    lances: Vec<(Supporter, Tool, u8)>,
    relics: Vec<(Relic, Tool, u8)>,
    reroll: u8,
    rider: RiderSheet,
}

impl Outfit {
    pub(super) fn of(data: &Data, rider: &RiderSheet) -> Result<Self, String> {
        if !(1..=4).contains(&rider.mount) || !(1..=4).contains(&rider.armour) {
            return Err("levels of mount and armour are 1 to 4".to_owned());
        }
        let mut outfit =
            Self { lances: Vec::new(), relics: Vec::new(), reroll: data.limits.reroll_dice, rider: rider.clone() };
        for id in &rider.supporters {
            let kind = supporter(data, id)?;
            let entry = &data.supporters[kind];
            outfit.reroll = outfit.reroll.saturating_add(entry.effect.faith_reroll);
            if entry.timing == Timing::Lance {
                match outfit.lances.iter_mut().find(|(known, ..)| *known == kind) {
                    Some((.., count)) => *count = count.saturating_add(1),
                    None => outfit.lances.push((kind, lance_tool(data, kind), 1)),
                }
            }
        }
        for id in &rider.relics {
            let kind = relic(data, id)?;
            match outfit.relics.iter_mut().find(|(known, ..)| *known == kind) {
                Some((.., count)) => *count = count.saturating_add(1),
                None => outfit.relics.push((kind, relic_tool(data, kind), 1)),
            }
        }
        if outfit.lances.len() > KINDS || outfit.relics.len() > KINDS {
            return Err(format!("at most {KINDS} different lance supporters and relics"));
        }
        Ok(outfit)
    }

    /// The joust against a knight.
    pub(super) fn against(&self, data: &Data, knight: Knight) -> Joust {
        let level = |item: Item, level: u8| &data.equipment[item as usize][usize::from(level)];
        let (mount, armour) = (level(Item::Mount, self.rider.mount), level(Item::Armour, self.rider.armour));
        let entry = &data.knights[knight];
        Joust {
            red_taken: entry.removes[0],
            dice: [mount.dice.saturating_sub(entry.removes[1]), armour.dice.saturating_sub(entry.removes[2])],
            awake: [mount.active, armour.active],
            most_strength: data.limits.max_strength_per_duel,
            reroll: self.reroll,
            attack: entry.attack,
            prestige: entry.prestige,
            die: entry.die,
            wins_ties: true,
            lances: self.lances.iter().map(|(_, tool, _)| *tool).collect(),
            relics: self.relics.iter().map(|(_, tool, _)| *tool).collect(),
        }
    }

    /// Before the first clash.
    pub(super) fn standing(&self) -> Standing {
        let mut at = Standing {
            strength: self.rider.strength,
            faith: self.rider.faith,
            prestige: i8::try_from(self.rider.prestige).unwrap_or(i8::MAX),
            glory: u8::MAX,
            ..Standing::default()
        };
        for (slot, (.., count)) in self.lances.iter().enumerate() {
            at.lances[slot] = *count;
        }
        for (slot, (.., count)) in self.relics.iter().enumerate() {
            at.relics[slot] = *count;
        }
        at
    }

    /// The worth of the duel against a knight.
    pub(super) fn worth(&self, data: &Data, knight: Knight) -> Worth {
        Solver::new(data, self.against(data, knight), Stakes::VICTORY).duel(self.standing())
    }
}

pub(super) fn supporter(data: &Data, id: &str) -> Result<Supporter, String> {
    let kind = Supporter::find(id).filter(|kind| data.supporters.get(kind.index()).is_some());
    kind.ok_or_else(|| format!("there is no supporter '{id}'"))
}

pub(super) fn relic(data: &Data, id: &str) -> Result<Relic, String> {
    let kind = Relic::find(id).filter(|kind| data.relics.get(kind.index()).is_some());
    kind.ok_or_else(|| format!("there is no relic '{id}'"))
}

pub(super) fn knight(data: &Data, id: &str) -> Result<Knight, String> {
    let knight = Knight::find(id).filter(|knight| data.knights.get(knight.index()).is_some());
    knight.ok_or_else(|| format!("there is no knight '{id}'"))
}

/// The rider against the named knights, or against all if none is named.
pub fn report(data: &Data, rider: &RiderSheet, knights: &[String]) -> Result<Report, String> {
    let outfit = Outfit::of(data, rider)?;
    let mut wanted: Vec<Knight> = knights.iter().map(|id| knight(data, id)).collect::<Result<_, _>>()?;
    if wanted.is_empty() {
        wanted.clone_from(&data.knights.list);
    }
    let row = |knight| {
        let (entry, worth) = (&data.knights[knight], outfit.worth(data, knight));
        Row {
            knight,
            kind: entry.kind,
            attack: entry.attack,
            prestige: entry.prestige,
            glory: entry.glory,
            clash: worth.clash,
            duel: worth.duel,
        }
    };
    let mut rows: Vec<Row> = wanted.into_iter().map(row).collect();
    rows.sort_by(|a, b| b.duel.total_cmp(&a.duel).then(a.knight.cmp(&b.knight)));
    Ok(Report { rider: rider.clone(), rows })
}

impl Report {
    /// A table for a terminal.
    pub fn text(&self, data: &Data, lang: Lang) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{:<30} {:<13} {:>6} {:>8} {:>5} {:>7} {:>7}",
            "", "", "attack", "prestige", "glory", "clash", "duel"
        );
        for row in &self.rows {
            let name = data.knights[row.knight].name.get(lang);
            let attack =
                if data.knights[row.knight].die { format!("{}+d", row.attack) } else { row.attack.to_string() };
            let _ = writeln!(
                text,
                "{name:<30} {:<13} {attack:>6} {:>8} {:>5} {:>6.1}% {:>6.1}%",
                row.kind.id(),
                row.prestige,
                row.glory,
                100.0 * row.clash,
                100.0 * row.duel
            );
        }
        text
    }

    /// For a plot: the duel and the first clash against each knight.
    pub fn chart(&self, data: &Data, lang: Lang) -> Chart {
        let say = |key| crate::words::phrase(key, lang);
        let rows = self.rows.iter().map(|row| {
            let entry = &data.knights[row.knight];
            let die = if entry.die { "+d" } else { "" };
            (format!("{} {}{die}/{}", entry.name.get(lang), row.attack, row.prestige), vec![row.duel, row.clash])
        });
        Chart {
            title: say("odds-title"),
            axis: say("odds-axis"),
            legend: vec![say("odds-duel"), say("odds-clash")],
            rows: rows.collect(),
        }
    }
}
