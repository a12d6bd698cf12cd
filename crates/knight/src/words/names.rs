//! Names of things, in one language: inflected where a sentence asks for a case.

use super::of_goods;
use crate::data::{Data, Order, TrackKind};
use crate::goods::{Bundle, Good, Goods};
use crate::ids::{
    Battle, Character, EventCard, GoalCard, GoldAction, Measure, Scenario, Segment, Side, Tile, Track, WarAction,
};
use crate::state::{Cause, EndedBy, Why};
use quintain_core::cases::{Arg, Cases};
use quintain_core::speaker::{Spoken, arg};
use quintain_core::text::{Texts, piece};
use quintain_core::{Lang, Names};
use std::ops::Deref;
use std::sync::LazyLock;

/// The Fluent files, English, Russian, Czech.
pub(super) const SOURCES: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/ru.ftl"), include_str!("../../locales/cs.ftl")];

impl Spoken for Data {
    fn texts() -> &'static Texts {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(SOURCES[0], SOURCES[1], SOURCES[2]));
        &TEXTS
    }

    fn cases(&self) -> &Cases {
        &self.cases
    }
}

/// What counts of a bundle are told by: the sentence, and the noun after the number.
const GOODS: [(&str, &str); 5] = [
    ("good-glory", "resources.glory"),
    ("good-nobility", "resources.nobility"),
    ("good-valor", "resources.valor"),
    ("good-gold", "resources.gold"),
    ("good-any", "resources.any"),
];

/// Speaks one language about the components of this game.
#[derive(Clone, Copy)]
pub(super) struct Speaker(quintain_core::Speaker<Data>);

impl Deref for Speaker {
    type Target = quintain_core::Speaker<Data>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Speaker {
    pub(super) fn new(data: &'static Data, lang: Lang) -> Self {
        Self(quintain_core::Speaker::new(data, lang))
    }

    pub(super) fn term(self, section: &str, word: &str) -> String {
        let term = self.data.terms.get(section).and_then(|words| words.get(word));
        term.map_or_else(|| word.to_owned(), |names| names.get(self.lang).to_owned())
    }

    /// A name with a number behind it, told in any case: the forms stand under `kind` and `id`.
    fn numbered(
        self,
        segment: &'static str,
        (kind, id): (&'static str, &'static str),
        names: &'static Names,
        number: usize,
    ) -> Arg<'static> {
        let name = names.get(self.lang);
        Arg::Inflected(Box::new(move |case| {
            let form = self.data.cases.form(self.lang, kind, id, case, name);
            piece("segment", segment, &format!("{form} {number}"))
        }))
    }

    pub(super) fn side(self, side: Side) -> String {
        self.phrase(if side == Side::Left { "side-left" } else { "side-right" }, &[])
    }

    pub(super) fn good(self, good: Good) -> Arg<'static> {
        self.goods(Goods::one(good))
    }

    pub(super) fn goods(self, goods: Goods) -> Arg<'static> {
        self.bundle(&of_goods(goods))
    }

    pub(super) fn bundle(self, bundle: &Bundle) -> Arg<'static> {
        let mut parts = Vec::new();
        let mut add = |key: &'static str, term: &'static str, n: i16| {
            if n != 0 {
                parts.push(self.counted(key, ("term", term), n.into()));
            }
        };
        for ((key, term), n) in GOODS.into_iter().zip(bundle.goods.0) {
            add(key, term, i16::from(n));
        }
        add("gain-vp", "resources.vp", bundle.vp);
        add("gain-influence", "resources.influence", i16::from(bundle.influence));
        add("gain-command", "resources.command", i16::from(bundle.command));
        add("gain-diplomacy", "resources.diplomacy", i16::from(bundle.diplomacy));
        if bundle.enemy_diplomacy != 0 {
            parts.push(self.phrase("gain-enemy-diplomacy", &[arg("n", signed(bundle.enemy_diplomacy))]).into());
        }
        if bundle.remove_enemy != 0 {
            let units = self.counted("gain-remove-enemy", ("role", "gain-remove-enemy"), bundle.remove_enemy.into());
            parts.push(units.told("acc").into());
        }
        self.list(parts)
    }

    /// A title: it stands in quotation marks, never inflected.
    pub(super) fn track(self, track: Track) -> String {
        self.as_is("track", track.id(), Some(&self.data.track(track).name))
    }

    pub(super) fn segment(self, segment: Segment) -> Arg<'static> {
        let Some((line, step)) = self.data.find_segment(segment) else { return segment.id().into() };
        let line = &self.data.lines[line];
        let track = self.data.track(line.track);
        if let Some(name) = &line.steps[step].name {
            let kind = match track.kind {
                TrackKind::Castle => "room",
                TrackKind::Village => "house",
                TrackKind::Armory => "piece",
                _ => "contest",
            };
            return self.noun_like("segment", kind, segment.id(), Some(name));
        }
        let number = step + 1;
        match &line.name {
            Some(lord) => {
                let id = segment.id().rsplit_once('-').map_or(segment.id(), |(lord, _)| lord);
                self.numbered(segment.id(), ("lord", id), lord, number)
            }
            None => self.numbered(segment.id(), ("track", line.track.id()), &track.name, number),
        }
    }

    pub(super) fn tile(self, tile: Tile) -> Arg<'static> {
        let mut tiles = self.data.sheets.iter().flat_map(|sheet| &sheet.map.tiles);
        self.noun("tile", tile.id(), tiles.find(|known| known.id == tile).map(|known| &known.name))
    }

    pub(super) fn card(self, card: EventCard) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        self.as_is("event", card.id(), known.map(|known| &known.name))
    }

    pub(super) fn label(self, card: EventCard, side: Side) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        known.map_or_else(String::new, |known| known.sides[side as usize].label.get(self.lang).to_owned())
    }

    pub(super) fn character(self, character: Character) -> Arg<'static> {
        let known = self.data.characters.iter().find(|known| known.id == character);
        self.noun("character", character.id(), known.map(|known| &known.name))
    }

    pub(super) fn goal(self, goal: GoalCard) -> String {
        let known = self.data.goals.iter().flatten().find(|known| known.id == goal);
        self.as_is("goal", goal.id(), known.map(|known| &known.name))
    }

    pub(super) fn scenario(self, scenario: Scenario) -> String {
        let known = self.data.sheets.iter().find(|known| known.id == scenario);
        known.map_or_else(|| scenario.id().to_owned(), |known| known.name.get(self.lang).to_owned())
    }

    pub(super) fn battle(self, battle: Battle) -> String {
        let known = self.data.sheets.iter().flat_map(|sheet| &sheet.battles).find(|known| known.id == battle);
        self.as_is("battle", battle.id(), known.map(|known| &known.name))
    }

    pub(super) fn gold_action(self, action: GoldAction) -> String {
        let mut actions = self.data.sheets.iter().flat_map(|sheet| &sheet.gold_actions);
        let known = actions.find(|known| known.id == action);
        self.as_is("gold-action", action.id(), known.map(|known| &known.text))
    }

    pub(super) fn war_action(self, action: WarAction) -> String {
        let mut actions = self.data.sheets.iter().flat_map(|sheet| &sheet.war_actions);
        let known = actions.find(|known| known.id == action);
        self.as_is("war-action", action.id(), known.map(|known| &known.text))
    }

    pub(super) fn measure(self, measure: Measure) -> String {
        match measure {
            Measure::Track(track) => self.track(track),
            Measure::Influence => self.term("resources", "influence"),
            Measure::Vp => self.term("resources", "vp"),
            Measure::Gold => self.term("resources", "gold"),
            Measure::Resources => self.term("resources", "resource"),
            Measure::Units => self.term("components", "unit"),
            Measure::Tiles => self.term("components", "tile"),
            Measure::EnemyUnits => self.term("components", "enemy_unit"),
            Measure::EnemyDiplomacy => self.term("resources", "enemy_diplomacy"),
            Measure::Diplomacy => self.term("resources", "diplomacy"),
            Measure::Battles => self.term("scenario", "battle"),
            Measure::ScenarioActions => self.term("scenario", "stage"),
        }
    }

    pub(super) fn order(self, order: Order) -> String {
        match order {
            Order::Add { n } => self.phrase("order-add", &[arg("n", n)]),
            Order::Move { n } => self.phrase("order-move", &[arg("n", n)]),
            Order::Attack => self.phrase("order-attack", &[]),
            Order::Diplomacy { n } => self.phrase("order-diplomacy", &[arg("n", n)]),
        }
    }

    pub(super) fn orders(self, orders: &[Order]) -> String {
        orders.iter().map(|order| self.order(*order)).collect::<Vec<_>>().join(", ")
    }

    /// A path by the name it has in this scenario.
    pub(super) fn path(self, scenario: Scenario, path: u8) -> String {
        let sheet = self.data.sheets.iter().find(|sheet| sheet.id == scenario);
        let known = sheet.and_then(|sheet| sheet.paths.iter().find(|known| known.id == path));
        let name = known.map_or_else(|| path.to_string(), |known| known.name.get(self.lang).to_owned());
        self.phrase("path", &[arg("name", name)])
    }

    pub(super) fn cause(self, cause: Cause) -> String {
        match cause {
            Cause::Path { scenario, path, step, unpaid } => {
                let key = if unpaid { "cause-path-unpaid" } else { "cause-path" };
                self.phrase(key, &[arg("path", self.path(scenario, path)), arg("step", step)])
            }
            Cause::Goal(turn) => self.phrase("cause-goal", &[arg("n", turn)]),
            Cause::Gold => self.phrase("cause-gold", &[]),
        }
    }

    pub(super) fn by(self, by: EndedBy) -> String {
        self.phrase(&format!("by-{}", by.id()), &[])
    }

    pub(super) fn why(self, why: Why) -> String {
        let what = |key: &str, what: Arg<'static>| self.phrase(key, &[("what", what)]);
        match why {
            Why::Side => self.phrase("why-side", &[]),
            Why::Segment(segment) => what("why-segment", self.segment(segment)),
            Why::Income(track) => what("why-income", self.track(track).into()),
            Why::King(stage) => self.phrase("why-king", &[arg("n", stage)]),
            Why::Stage { track, side } => {
                self.phrase("why-stage", &[arg("what", self.track(track)), arg("side", self.side(side))])
            }
            Why::Privilege(_) => self.phrase("why-privilege", &[]),
            Why::Reward(track) => what("why-reward", self.track(track).into()),
            Why::Threshold(influence) => self.phrase("why-threshold", &[arg("n", influence)]),
            Why::Special => self.phrase("why-special", &[]),
            Why::Gold(action) => what("why-gold", self.gold_action(action).into()),
            Why::War(action) => what("why-war", self.war_action(action).into()),
            Why::Battle(battle) => what("why-battle", self.battle(battle).into()),
            Why::Gather => self.phrase("why-gather", &[]),
            Why::Envoy => self.phrase("why-envoy", &[]),
            Why::Goal(turn) => self.phrase("why-goal", &[arg("n", turn)]),
            Why::Consequence => self.phrase("why-consequence", &[]),
            Why::Duel => self.phrase("why-duel", &[]),
            Why::Initiative => self.phrase("why-initiative", &[]),
            Why::Castle => self.phrase("why-castle", &[]),
            Why::Leftovers => self.phrase("why-leftovers", &[]),
            Why::FirstFinisher => self.phrase("why-first-finisher", &[]),
            Why::Unresolved => self.phrase("why-unresolved", &[]),
        }
    }
}

/// A number with its sign, the minus of print.
pub(super) fn signed(n: i8) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { format!("+{n}") }
}
