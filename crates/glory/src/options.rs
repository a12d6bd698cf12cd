//! What is chosen before the game.

use crate::data::Data;
use crate::ids::{Difficulty, Mode, Personality, Scenario};
use quintain_core::{Names, OptionKind, OptionSchema, OptionsError};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How tournaments are held.
    #[serde(default)]
    pub mode: Mode,
    /// People at the table; 1 is a solo game.
    #[serde(default = "two")]
    pub players: u8,
    /// Solo: the goal. Left out, the first one that is played in this mode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<Scenario>,
    /// Solo: how hard. Left out, medium.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<Difficulty>,
    /// Solo: the automaton's additional cards.
    #[serde(default)]
    pub personality: Personality,
    /// How characters are found.
    #[serde(default)]
    pub characters: Characters,
    /// Plaisance: prize tokens, or always the default prize.
    #[serde(default)]
    pub prizes: Prizes,
    /// Personal titles lie face up.
    #[serde(default)]
    pub open_titles: bool,
    /// All travel at the same time.
    #[serde(default)]
    pub simultaneous_travel: bool,
    /// What seat 0 starts with at level I.
    #[serde(default)]
    pub handicap_0: Handicap,
    /// What seat 1 starts with at level I.
    #[serde(default)]
    pub handicap_1: Handicap,
    /// What seat 2 starts with at level I.
    #[serde(default)]
    pub handicap_2: Handicap,
    /// What seat 3 starts with at level I.
    #[serde(default)]
    pub handicap_3: Handicap,
}

fn two() -> u8 {
    2
}

/// How characters are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Characters {
    /// Each seat chooses one of three.
    #[default]
    Choice,
    /// Everybody takes the card of level 1.
    Beginner,
}

/// What the champion of a Plaisance gets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prizes {
    /// A token is drawn for each tournament.
    #[default]
    Tokens,
    /// Always the printed prize.
    Default,
}

/// Equipment that starts at level I.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Handicap {
    /// Nothing.
    #[default]
    None,
    /// The mount.
    Mount,
    /// The armour.
    Armour,
    /// Both.
    Both,
}

impl Handicap {
    /// The levels with this handicap.
    pub const fn lower(self, [mount, armour]: [u8; 2]) -> [u8; 2] {
        match self {
            Self::None => [mount, armour],
            Self::Mount => [1, armour],
            Self::Armour => [mount, 1],
            Self::Both => [1, 1],
        }
    }
}

impl Options {
    /// The handicap of a seat.
    pub const fn handicap(&self, seat: usize) -> Handicap {
        match seat {
            0 => self.handicap_0,
            1 => self.handicap_1,
            2 => self.handicap_2,
            _ => self.handicap_3,
        }
    }

    /// The same with what was left out filled in: alone, a scenario and its difficulty.
    pub fn complete(mut self, data: &Data) -> Self {
        if self.players == 1 {
            let all = [Scenario::Warrior, Scenario::LoneChallenge, Scenario::Rivalry];
            let played = |scenario: &Scenario| data.scenario(*scenario).is_some_and(|s| s.modes.contains(&self.mode));
            self.scenario = self.scenario.or_else(|| all.into_iter().find(played));
            self.difficulty = self.difficulty.or(Some(Difficulty::Medium));
        }
        self
    }

    /// Do these options make a game?
    pub fn check(&self, data: &Data) -> Result<(), OptionsError> {
        let fault = |option: &str, message: &str| Err(OptionsError::new(option, message));
        if !(1..=4).contains(&self.players) {
            return fault("players", "Glory is a game for 1 to 4");
        }
        for seat in usize::from(self.players)..4 {
            if self.handicap(seat) != Handicap::None {
                return fault(&format!("handicap_{seat}"), "there is no such seat in this game");
            }
        }
        if self.players > 1 {
            if self.scenario.is_some() {
                return fault("scenario", "a scenario is for one player alone");
            }
            if self.difficulty.is_some() {
                return fault("difficulty", "only solo games have a difficulty");
            }
            if self.personality != Personality::None {
                return fault("personality", "only solo games have an automaton");
            }
            return Ok(());
        }
        let Some(scenario) = self.scenario else { return fault("scenario", "no scenario is played in this mode") };
        if self.simultaneous_travel {
            return fault("simultaneous_travel", "nobody travels beside a solo player");
        }
        let Some(entry) = data.scenario(scenario) else { return fault("scenario", "the data has no such scenario") };
        if !entry.modes.contains(&self.mode) {
            return Err(OptionsError::new("mode", "this scenario is not played in this mode").by("GLO-SOLO-02"));
        }
        Ok(())
    }
}

/// The options, described for a form.
pub fn schema() -> Vec<OptionSchema> {
    let names = |en: &str, ru: &str, cs: &str| Names { en: en.into(), ru: ru.into(), cs: cs.into() };
    let words = |list: &[&str]| OptionKind::OneOf(list.iter().map(|word| (*word).to_owned()).collect());
    let mut list = vec![
        OptionSchema {
            id: "mode".into(),
            name: names("Tournament", "Турнир", "Turnaj"),
            text: names(
                "Plaisance is a knock-out bracket, Pas d'armes three cities of knights.",
                "Плезанс — турнир на выбывание, падарм — рыцари трёх городов.",
                "Joust à plaisance je vyřazovací pavouk, Pas d’armes tři města s rytíři.",
            ),
            kind: words(&["plaisance", "pas-darmes"]),
            default: json!("pas-darmes"),
        },
        OptionSchema {
            id: "players".into(),
            name: names("Players", "Игроки", "Hráči"),
            text: names("How many people play.", "Сколько человек играет.", "Kolik lidí hraje."),
            kind: OptionKind::Between([1, 4]),
            default: json!(2),
        },
        OptionSchema {
            id: "scenario".into(),
            name: names("Solo scenario", "Сценарий соло", "Sólo scénář"),
            text: names("The goal of a solo game.", "Цель одиночной партии.", "Cíl sólové hry."),
            kind: words(&["warrior", "lone-challenge", "rivalry"]),
            default: json!(null),
        },
        OptionSchema {
            id: "difficulty".into(),
            name: names("Difficulty", "Сложность", "Obtížnost"),
            text: names("How hard a solo game is.", "Насколько трудна одиночная партия.", "Jak těžká je sólová hra."),
            kind: words(&["easy", "medium", "hard"]),
            default: json!(null),
        },
        OptionSchema {
            id: "personality".into(),
            name: names("Automaton", "Виртуальный противник", "Automaton"),
            text: names(
                "Two more cards for the automaton.",
                "Ещё две карты виртуальному противнику.",
                "Dvě karty navíc pro automatona.",
            ),
            kind: words(&["none", "warrior", "pious"]),
            default: json!("none"),
        },
        OptionSchema {
            id: "characters".into(),
            name: names("Characters", "Персонажи", "Postavy"),
            text: names(
                "Choose one of three, or all take the first level.",
                "Выбор из трёх или первый уровень для всех.",
                "Výběr ze tří, nebo první úroveň pro všechny.",
            ),
            kind: words(&["choice", "beginner"]),
            default: json!("choice"),
        },
        OptionSchema {
            id: "prizes".into(),
            name: names("Prizes", "Призы", "Ceny"),
            text: names(
                "Prize tokens of the Plaisance, or always 1 glory and 1 coin.",
                "Жетоны призов плезанса или всегда 1 очко славы и 1 монета.",
                "Destičky cen, nebo vždy 1 bod slávy a 1 mince.",
            ),
            kind: words(&["tokens", "default"]),
            default: json!("tokens"),
        },
        OptionSchema {
            id: "open_titles".into(),
            name: names("Open titles", "Открытые титулы", "Otevřená přízviska"),
            text: names(
                "Personal titles lie face up.",
                "Личные титулы лежат в открытую.",
                "Osobní přízviska leží lícem vzhůru.",
            ),
            kind: OptionKind::Flag(false),
            default: json!(false),
        },
        OptionSchema {
            id: "simultaneous_travel".into(),
            name: names("Travel together", "Путешествуют все сразу", "Cestování naráz"),
            text: names(
                "All play their travel cards at the same time.",
                "Все разыгрывают карты путешествий одновременно.",
                "Všichni hrají karty cestování současně.",
            ),
            kind: OptionKind::Flag(false),
            default: json!(false),
        },
    ];
    for seat in 0..4 {
        list.push(OptionSchema {
            id: format!("handicap_{seat}"),
            name: names(
                &format!("Handicap, seat {}", seat + 1),
                &format!("Гандикап, место {}", seat + 1),
                &format!("Znevýhodnění, místo {}", seat + 1),
            ),
            text: names(
                "Equipment that starts at level I.",
                "Снаряжение, начинающее с уровня I.",
                "Vybavení, které začíná na úrovni I.",
            ),
            kind: words(&["none", "mount", "armour", "both"]),
            default: json!("none"),
        });
    }
    list
}
