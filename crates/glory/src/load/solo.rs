//! `solo.toml`: scenarios and the automaton's cards.

use super::parts::{Checked, Known, expect, fault, raw, solo_card};
use crate::data::{ByNumber, ScenarioData, SoloAction, SoloData};
use crate::ids::{Action, Deck, Mode, Personality, Scenario, SoloCard};
use quintain_core::Names;
use serde::Deserialize;

raw! {
    SoloFile { scenario: Vec<RawScenario>, card: Vec<RawSolo> }
    RawScenario {
        id: Scenario, name: Names, modes: Vec<Mode>, win: String, #[serde(default)] start_equipment: Option<RawByLevel<[u8; 2]>>,
        #[serde(default)] threshold: Option<RawByLevel<u8>>, #[serde(default)] automaton_glory: u8,
        #[serde(default)] automaton_titles: u8, #[serde(default)] avatar: Option<RawByLevel<String>>, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawSolo {
        id: String, personality: String, name: Names, actions: Vec<RawSoloAction>, count: u8, provenance: String,
        #[serde(default)] reconstructed: Vec<String>,
    }
    RawSoloAction { r#do: String, #[serde(default)] order: Vec<String>, #[serde(default)] deck: Option<Deck> }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawByLevel<T> {
    easy: T,
    medium: T,
    hard: T,
}

impl<T> RawByLevel<T> {
    fn list(self) -> [T; 3] {
        [self.easy, self.medium, self.hard]
    }
}

pub(super) fn scenarios(raw: Vec<RawScenario>, known: &Known) -> Checked<Vec<ScenarioData>> {
    let file = "solo.toml";
    let mut scenarios = Vec::new();
    for entry in raw {
        let id = entry.id.id();
        let avatar = match entry.avatar {
            Some(avatar) => {
                let [easy, medium, hard] = avatar.list();
                Some([known.knight(file, id, &easy)?, known.knight(file, id, &medium)?, known.knight(file, id, &hard)?])
            }
            None => None,
        };
        expect(avatar.is_some() == (entry.id == Scenario::Rivalry), file, id, "Rivalry, and only it, has avatars")?;
        let threshold = entry.threshold.map(RawByLevel::list);
        let challenge = entry.id == Scenario::LoneChallenge;
        expect(threshold.is_some() == challenge, file, id, "the Lone challenge, and only it, has thresholds")?;
        scenarios.push(ScenarioData {
            scenario: entry.id,
            name: entry.name,
            modes: entry.modes,
            equipment: entry.start_equipment.map(RawByLevel::list),
            threshold,
            automaton_glory: entry.automaton_glory,
            automaton_titles: entry.automaton_titles,
            avatar,
        });
    }
    Ok(scenarios)
}

pub(super) fn cards(raw: Vec<RawSolo>, known: &Known) -> Checked<ByNumber<SoloCard, SoloData>> {
    let file = "solo.toml";
    let mut entries = Vec::new();
    for entry in raw {
        let id = entry.id.clone();
        expect(entry.count == 1, file, format!("{id}.count"), "every solo card exists once")?;
        let personality = match entry.personality.as_str() {
            "basic" => Personality::None,
            "warrior" => Personality::Warrior,
            "pious" => Personality::Pious,
            other => return fault(file, format!("{id}.personality"), format!("there is no personality '{other}'")),
        };
        let mut actions = Vec::new();
        for action in &entry.actions {
            actions.push(match (action.r#do.as_str(), action.deck) {
                ("training", None) => SoloAction::Occupy(Action::Training),
                ("prayer", None) => SoloAction::Occupy(Action::Prayer),
                ("service", None) => SoloAction::Occupy(Action::Service),
                ("initiative", None) => SoloAction::Initiative,
                ("support", None) => {
                    let order: Checked<Vec<_>> =
                        action.order.iter().map(|kind| known.supporter(file, &id, kind)).collect();
                    SoloAction::Support(order?)
                }
                ("special-support", None) => SoloAction::SpecialSupport,
                ("plan-travel", Some(deck)) => SoloAction::PlanTravel(deck),
                ("new-goal", None) => SoloAction::NewGoal,
                ("event", None) => SoloAction::Event,
                ("herald", None) => SoloAction::Herald,
                (other, _) => {
                    return fault(file, format!("{id}.actions"), format!("the automaton cannot do '{other}'"));
                }
            });
        }
        expect(!actions.is_empty() && actions.len() <= 3, file, format!("{id}.actions"), "one to three actions")?;
        let kind = solo_card(file, &id)?;
        entries.push((kind, kind.index(), SoloData { name: entry.name, personality, actions }));
    }
    Ok(ByNumber::new(entries))
}
