//! Names of things, in one language.

use super::{TEXTS, of_goods};
use crate::data::{
    Battle, Character, Data, EventCard, GoalCard, GoldAction, Measure, Order, Scenario, Segment, Side, Tile, Track,
    TrackKind, WarAction,
};
use crate::goods::{Bundle, Good, Goods};
use crate::state::{Cause, EndedBy, Why};
use quintain_core::text::{Value, piece};
use quintain_core::{Lang, Seat, Text};

/// A number or a word for a sentence.
pub(super) fn arg(name: &'static str, value: impl std::fmt::Display) -> (&'static str, String) {
    (name, value.to_string())
}

/// Speaks one language about one set of components.
#[derive(Clone, Copy)]
pub(super) struct Speaker {
    pub(super) data: &'static Data,
    pub(super) lang: Lang,
}

impl Speaker {
    pub(super) fn new(data: &'static Data, lang: Lang) -> Self {
        Self { data, lang }
    }

    /// A sentence. Whole numbers are passed as numbers, so that plurals are right.
    pub(super) fn say(self, key: &str, args: &[(&'static str, String)]) -> Text {
        let value = |text: &String| match text.parse::<i64>() {
            Ok(number) => Value::from(number),
            Err(_) => Value::from(text.clone()),
        };
        TEXTS.say(self.lang, key, args.iter().map(|(name, text)| (*name, value(text))))
    }

    fn words(self, key: &str, args: &[(&'static str, String)]) -> String {
        self.say(key, args).plain()
    }

    pub(super) fn term(self, section: &str, word: &str) -> String {
        let term = self.data.terms.get(section).and_then(|words| words.get(word));
        term.map_or_else(|| word.to_owned(), |names| names.get(self.lang).to_owned())
    }

    pub(super) fn seat(self, seat: Seat) -> String {
        piece("seat", seat, &self.words("seat", &[arg("n", seat.index() + 1)]))
    }

    pub(super) fn side(self, side: Side) -> String {
        self.words(if side == Side::Left { "side-left" } else { "side-right" }, &[])
    }

    pub(super) fn good(self, good: Good) -> String {
        self.goods(Goods::one(good))
    }

    pub(super) fn goods(self, goods: Goods) -> String {
        self.bundle(&of_goods(goods))
    }

    pub(super) fn bundle(self, bundle: &Bundle) -> String {
        let mut parts = Vec::new();
        let mut add = |key: &str, n: i16| {
            if n != 0 {
                parts.push(self.words(key, &[arg("n", n)]));
            }
        };
        let keys = ["good-glory", "good-nobility", "good-valor", "good-gold", "good-any"];
        for (key, n) in keys.into_iter().zip(bundle.goods.0) {
            add(key, i16::from(n));
        }
        add("gain-vp", bundle.vp);
        add("gain-influence", i16::from(bundle.influence));
        add("gain-command", i16::from(bundle.command));
        add("gain-diplomacy", i16::from(bundle.diplomacy));
        add("gain-enemy-diplomacy", i16::from(bundle.enemy_diplomacy));
        add("gain-remove-enemy", i16::from(bundle.remove_enemy));
        if parts.is_empty() { self.words("nothing", &[]) } else { parts.join(", ") }
    }

    pub(super) fn track(self, track: Track) -> String {
        piece("track", track.id(), self.data.track(track).name.get(self.lang))
    }

    pub(super) fn segment(self, segment: Segment) -> String {
        let Some((line, step)) = self.data.find_segment(segment) else { return segment.id().to_owned() };
        let line = &self.data.lines[line];
        let own = &line.steps[step].name;
        let track = self.data.track(line.track);
        let name = match (own, &line.name) {
            (Some(name), _) => name.get(self.lang).to_owned(),
            (None, Some(lord)) => format!("{} {}", lord.get(self.lang), step + 1),
            (None, None) if track.kind == TrackKind::Segments => format!("{} {}", track.name.get(self.lang), step + 1),
            (None, None) => segment.id().to_owned(),
        };
        piece("segment", segment.id(), &name)
    }

    pub(super) fn tile(self, tile: Tile) -> String {
        let mut tiles = self.data.sheets.iter().flat_map(|sheet| &sheet.map.tiles);
        let name = tiles.find(|known| known.id == tile).map_or(tile.id(), |known| known.name.get(self.lang));
        piece("tile", tile.id(), name)
    }

    pub(super) fn card(self, card: EventCard) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        piece("event", card.id(), known.map_or(card.id(), |known| known.name.get(self.lang)))
    }

    pub(super) fn label(self, card: EventCard, side: Side) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        known.map_or_else(String::new, |known| known.sides[side as usize].label.get(self.lang).to_owned())
    }

    pub(super) fn character(self, character: Character) -> String {
        let known = self.data.characters.iter().find(|known| known.id == character);
        piece("character", character.id(), known.map_or(character.id(), |known| known.name.get(self.lang)))
    }

    pub(super) fn goal(self, goal: GoalCard) -> String {
        let known = self.data.goals.iter().flatten().find(|known| known.id == goal);
        piece("goal", goal.id(), known.map_or(goal.id(), |known| known.name.get(self.lang)))
    }

    pub(super) fn scenario(self, scenario: Scenario) -> String {
        let known = self.data.sheets.iter().find(|known| known.id == scenario);
        known.map_or_else(|| scenario.id().to_owned(), |known| known.name.get(self.lang).to_owned())
    }

    pub(super) fn battle(self, battle: Battle) -> String {
        let known = self.data.sheets.iter().flat_map(|sheet| &sheet.battles).find(|known| known.id == battle);
        piece("battle", battle.id(), known.map_or(battle.id(), |known| known.name.get(self.lang)))
    }

    pub(super) fn gold_action(self, action: GoldAction) -> String {
        let mut actions = self.data.sheets.iter().flat_map(|sheet| &sheet.gold_actions);
        let known = actions.find(|known| known.id == action);
        piece("gold-action", action.id(), known.map_or(action.id(), |known| known.text.get(self.lang)))
    }

    pub(super) fn war_action(self, action: WarAction) -> String {
        let mut actions = self.data.sheets.iter().flat_map(|sheet| &sheet.war_actions);
        let known = actions.find(|known| known.id == action);
        piece("war-action", action.id(), known.map_or(action.id(), |known| known.text.get(self.lang)))
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
            Order::Add { n } => self.words("order-add", &[arg("n", n)]),
            Order::Move { n } => self.words("order-move", &[arg("n", n)]),
            Order::Attack => self.words("order-attack", &[]),
            Order::Diplomacy { n } => self.words("order-diplomacy", &[arg("n", n)]),
        }
    }

    pub(super) fn orders(self, orders: &[Order]) -> String {
        orders.iter().map(|order| self.order(*order)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn path(self, path: u8) -> String {
        self.words("path", &[arg("n", path)])
    }

    pub(super) fn cause(self, cause: Cause) -> String {
        match cause {
            Cause::Path { path, step, unpaid } => {
                let key = if unpaid { "cause-path-unpaid" } else { "cause-path" };
                self.words(key, &[("path", self.path(path)), arg("step", step)])
            }
            Cause::Goal(turn) => self.words("cause-goal", &[arg("n", turn)]),
            Cause::Gold => self.words("cause-gold", &[]),
        }
    }

    pub(super) fn by(self, by: EndedBy) -> String {
        self.words(&format!("by-{}", by.id()), &[])
    }

    pub(super) fn why(self, why: Why) -> String {
        let what = |key: &str, what: String| self.say(key, &[("what", what)]);
        let text = match why {
            Why::Side => self.say("why-side", &[]),
            Why::Segment(segment) => what("why-segment", self.segment(segment)),
            Why::Income(track) => what("why-income", self.track(track)),
            Why::King(stage) => self.say("why-king", &[arg("n", stage)]),
            Why::Stage { track, side } => {
                self.say("why-stage", &[("what", self.track(track)), ("side", self.side(side))])
            }
            Why::Privilege(_) => self.say("why-privilege", &[]),
            Why::Reward(track) => what("why-reward", self.track(track)),
            Why::Threshold(influence) => self.say("why-threshold", &[arg("n", influence)]),
            Why::Special => self.say("why-special", &[]),
            Why::Gold(action) => what("why-gold", self.gold_action(action)),
            Why::War(action) => what("why-war", self.war_action(action)),
            Why::Battle(battle) => what("why-battle", self.battle(battle)),
            Why::Gather => self.say("why-gather", &[]),
            Why::Envoy => self.say("why-envoy", &[]),
            Why::Goal(turn) => self.say("why-goal", &[arg("n", turn)]),
            Why::Consequence => self.say("why-consequence", &[]),
            Why::Duel => self.say("why-duel", &[]),
            Why::Initiative => self.say("why-initiative", &[]),
            Why::Castle => self.say("why-castle", &[]),
            Why::Leftovers => self.say("why-leftovers", &[]),
            Why::FirstFinisher => self.say("why-first-finisher", &[]),
            Why::Unresolved => self.say("why-unresolved", &[]),
        };
        text.plain()
    }
}
