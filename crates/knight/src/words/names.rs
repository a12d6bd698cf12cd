//! Names of things, in one language: inflected where a sentence asks for a case.

use super::{TEXTS, of_goods};
use crate::data::{Data, Order, TrackKind};
use crate::goods::{Bundle, Good, Goods};
use crate::ids::{
    Battle, Character, EventCard, GoalCard, GoldAction, Measure, Scenario, Segment, Side, Tile, Track, WarAction,
};
use crate::state::{Cause, EndedBy, Why};
use quintain_core::cases::{self, Arg};
use quintain_core::text::piece;
use quintain_core::{Lang, Seat, Text};

/// The arguments of a sentence.
pub(super) type Args = [(&'static str, Arg<'static>)];

/// One argument of a sentence.
pub(super) fn arg(name: &'static str, value: impl Into<Arg<'static>>) -> (&'static str, Arg<'static>) {
    (name, value.into())
}

/// What counts of a bundle are told by: the sentence, and the noun after the number.
const GOODS: [(&str, &str); 5] = [
    ("good-glory", "resources.glory"),
    ("good-nobility", "resources.nobility"),
    ("good-valor", "resources.valor"),
    ("good-gold", "resources.gold"),
    ("good-any", "resources.any"),
];

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

    /// A sentence.
    pub(super) fn say(self, key: &str, args: &Args) -> Text {
        cases::say(&TEXTS, self.lang, key, args)
    }

    /// A phrase inside a sentence, its marks kept.
    pub(super) fn words(self, key: &str, args: &Args) -> String {
        self.say(key, args).spans().into_iter().fold(String::new(), |text, span| match span.piece {
            Some(marked) => {
                let (kind, id) = marked.split_once(':').unwrap_or(("", &marked));
                text + &piece(kind, id, &span.text)
            }
            None => text + &span.text,
        })
    }

    pub(super) fn term(self, section: &str, word: &str) -> String {
        let term = self.data.terms.get(section).and_then(|words| words.get(word));
        term.map_or_else(|| word.to_owned(), |names| names.get(self.lang).to_owned())
    }

    /// A name that is told in any case: the forms stand under `kind` and `id`, a number may follow.
    fn noun(
        self,
        mark: (&'static str, &'static str),
        (kind, id): (&'static str, &'static str),
        name: &'static str,
        number: Option<usize>,
    ) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let form = self.data.cases.form(self.lang, kind, id, case, name);
            match number {
                Some(number) => piece(mark.0, mark.1, &format!("{form} {number}")),
                None => piece(mark.0, mark.1, &form),
            }
        }))
    }

    /// The word for a player is inflected, his name never is: it stands behind the word.
    pub(super) fn seat(self, seat: Seat) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let number = seat.index() + 1;
            if case.is_empty() || self.lang == Lang::En {
                return piece("seat", seat, &self.words("seat", &[arg("n", number)]));
            }
            let word = self.data.cases.form(self.lang, "role", "seat", case, "");
            format!("{word} {}", piece("seat", seat, &number.to_string()))
        }))
    }

    pub(super) fn side(self, side: Side) -> String {
        self.words(if side == Side::Left { "side-left" } else { "side-right" }, &[])
    }

    pub(super) fn good(self, good: Good) -> Arg<'static> {
        self.goods(Goods::one(good))
    }

    pub(super) fn goods(self, goods: Goods) -> Arg<'static> {
        self.bundle(&of_goods(goods))
    }

    /// So many of something: the noun is in the case that the number asks for.
    fn count(self, key: &'static str, term: &'static str, n: i16) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| self.counted(key, ("term", term), case, n)))
    }

    fn counted(self, key: &str, (kind, id): (&str, &str), case: &str, n: i16) -> String {
        let noun = self.data.cases.counted(self.lang, kind, id, case, n.into()).into_owned();
        self.words(key, &[arg("n", n), arg("noun", noun)])
    }

    pub(super) fn bundle(self, bundle: &Bundle) -> Arg<'static> {
        let mut parts = Vec::new();
        let mut add = |key: &'static str, term: &'static str, n: i16| {
            if n != 0 {
                parts.push(self.count(key, term, n));
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
            parts.push(self.words("gain-enemy-diplomacy", &[arg("n", signed(bundle.enemy_diplomacy))]).into());
        }
        if bundle.remove_enemy != 0 {
            let n = i16::from(bundle.remove_enemy);
            let key = "gain-remove-enemy";
            parts.push(self.counted(key, ("role", "gain-remove-enemy"), "acc", n).into());
        }
        if parts.is_empty() { self.words("nothing", &[]).into() } else { Arg::list(parts) }
    }

    /// A title: it stands in quotation marks, never inflected.
    pub(super) fn track(self, track: Track) -> String {
        piece("track", track.id(), self.data.track(track).name.get(self.lang))
    }

    pub(super) fn segment(self, segment: Segment) -> Arg<'static> {
        let Some((line, step)) = self.data.find_segment(segment) else { return segment.id().into() };
        let line = &self.data.lines[line];
        let track = self.data.track(line.track);
        let mark = ("segment", segment.id());
        if let Some(name) = &line.steps[step].name {
            let kind = match track.kind {
                TrackKind::Castle => "room",
                TrackKind::Village => "house",
                TrackKind::Armory => "piece",
                _ => "contest",
            };
            return self.noun(mark, (kind, segment.id()), name.get(self.lang), None);
        }
        let number = Some(step + 1);
        match &line.name {
            Some(lord) => {
                let id = segment.id().rsplit_once('-').map_or(segment.id(), |(lord, _)| lord);
                self.noun(mark, ("lord", id), lord.get(self.lang), number)
            }
            None => self.noun(mark, ("track", line.track.id()), track.name.get(self.lang), number),
        }
    }

    pub(super) fn tile(self, tile: Tile) -> Arg<'static> {
        let mut tiles = self.data.sheets.iter().flat_map(|sheet| &sheet.map.tiles);
        let name = tiles.find(|known| known.id == tile).map_or(tile.id(), |known| known.name.get(self.lang));
        self.noun(("tile", tile.id()), ("tile", tile.id()), name, None)
    }

    pub(super) fn card(self, card: EventCard) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        piece("event", card.id(), known.map_or(card.id(), |known| known.name.get(self.lang)))
    }

    pub(super) fn label(self, card: EventCard, side: Side) -> String {
        let known = self.data.events.iter().find(|known| known.id == card);
        known.map_or_else(String::new, |known| known.sides[side as usize].label.get(self.lang).to_owned())
    }

    pub(super) fn character(self, character: Character) -> Arg<'static> {
        let known = self.data.characters.iter().find(|known| known.id == character);
        let name = known.map_or(character.id(), |known| known.name.get(self.lang));
        self.noun(("character", character.id()), ("character", character.id()), name, None)
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

    /// A path by the name it has in this scenario.
    pub(super) fn path(self, scenario: Scenario, path: u8) -> String {
        let sheet = self.data.sheets.iter().find(|sheet| sheet.id == scenario);
        let known = sheet.and_then(|sheet| sheet.paths.iter().find(|known| known.id == path));
        let name = known.map_or_else(|| path.to_string(), |known| known.name.get(self.lang).to_owned());
        self.words("path", &[arg("name", name)])
    }

    pub(super) fn cause(self, cause: Cause) -> String {
        match cause {
            Cause::Path { scenario, path, step, unpaid } => {
                let key = if unpaid { "cause-path-unpaid" } else { "cause-path" };
                self.words(key, &[arg("path", self.path(scenario, path)), arg("step", step)])
            }
            Cause::Goal(turn) => self.words("cause-goal", &[arg("n", turn)]),
            Cause::Gold => self.words("cause-gold", &[]),
        }
    }

    pub(super) fn by(self, by: EndedBy) -> String {
        self.words(&format!("by-{}", by.id()), &[])
    }

    pub(super) fn why(self, why: Why) -> String {
        let what = |key: &str, what: Arg<'static>| self.words(key, &[("what", what)]);
        match why {
            Why::Side => self.words("why-side", &[]),
            Why::Segment(segment) => what("why-segment", self.segment(segment)),
            Why::Income(track) => what("why-income", self.track(track).into()),
            Why::King(stage) => self.words("why-king", &[arg("n", stage)]),
            Why::Stage { track, side } => {
                self.words("why-stage", &[arg("what", self.track(track)), arg("side", self.side(side))])
            }
            Why::Privilege(_) => self.words("why-privilege", &[]),
            Why::Reward(track) => what("why-reward", self.track(track).into()),
            Why::Threshold(influence) => self.words("why-threshold", &[arg("n", influence)]),
            Why::Special => self.words("why-special", &[]),
            Why::Gold(action) => what("why-gold", self.gold_action(action).into()),
            Why::War(action) => what("why-war", self.war_action(action).into()),
            Why::Battle(battle) => what("why-battle", self.battle(battle).into()),
            Why::Gather => self.words("why-gather", &[]),
            Why::Envoy => self.words("why-envoy", &[]),
            Why::Goal(turn) => self.words("why-goal", &[arg("n", turn)]),
            Why::Consequence => self.words("why-consequence", &[]),
            Why::Duel => self.words("why-duel", &[]),
            Why::Initiative => self.words("why-initiative", &[]),
            Why::Castle => self.words("why-castle", &[]),
            Why::Leftovers => self.words("why-leftovers", &[]),
            Why::FirstFinisher => self.words("why-first-finisher", &[]),
            Why::Unresolved => self.words("why-unresolved", &[]),
        }
    }
}

/// A number with its sign, the minus of print.
pub(super) fn signed(n: i8) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { format!("+{n}") }
}
