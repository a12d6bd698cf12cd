//! The game in words: moves, events and refusals as sentences; options, presets, statistics.

mod events;
mod names;

use crate::agenda::Task;
use crate::data::{Data, GoldEffect};
use crate::goods::{Bundle, Goods};
use crate::ids::Side;
use crate::moves::{Direction, Move};
use crate::options::{self, Mode};
use crate::state::{Phase, Stage};
use crate::{Event, Knight, Refusal};
use names::Speaker;
use quintain_core::cases::Arg;
use quintain_core::speaker::{Args, arg};
use quintain_core::{Catalogue, Describe, Facts, Glance, Lang, Names, OptionSchema, Pack, Preset, Seat, Text};

impl Describe for Knight {
    fn pack() -> Pack {
        Pack::built_in(&[
            ("court.toml", include_str!("../../data/court.toml")),
            ("characters.toml", include_str!("../../data/characters.toml")),
            ("events.toml", include_str!("../../data/events.toml")),
            ("goals.toml", include_str!("../../data/goals.toml")),
            ("scenarios.toml", include_str!("../../data/scenarios.toml")),
            ("war.toml", include_str!("../../data/war.toml")),
            ("table.toml", include_str!("../../data/table.toml")),
            ("terms.toml", include_str!("../../data/terms.toml")),
            ("cases.toml", include_str!("../../data/cases.toml")),
            ("presets.toml", include_str!("../../data/presets.toml")),
        ])
    }

    fn names() -> Names {
        Names { en: "Knight".into(), ru: "Рыцарь".into(), cs: "Rytíř".into() }
    }

    fn seat_range() -> (usize, usize) {
        (1, crate::ids::SEATS)
    }

    fn options(data: &'static Data) -> Vec<OptionSchema> {
        options::schema(data)
    }

    fn presets(data: &'static Data) -> Vec<Preset> {
        data.presets.clone()
    }

    fn catalogue(data: &'static Data) -> Catalogue {
        data.catalogue.clone()
    }

    fn move_text(&self, seat: Seat, mv: Move, lang: Lang) -> Text {
        self.tell_move(seat, mv, Speaker::new(self.data.0, lang))
    }

    fn event_text(data: &'static Data, event: &Event, lang: Lang) -> Text {
        events::tell(Speaker::new(data, lang), event)
    }

    fn refusal_text(&self, refusal: &Refusal, lang: Lang) -> Text {
        tell_refusal(Speaker::new(self.data.0, lang), refusal)
    }

    fn chance_text(&self, prior: &[u32], value: u32, lang: Lang) -> Option<String> {
        if !prior.is_empty() {
            return None;
        }
        let data = self.data.0;
        let place = value as usize;
        match self.question()?.0 {
            "C-SCENARIO" => data.sheets[..data.scenarios].get(place).map(|sheet| sheet.name.get(lang).to_owned()),
            "C-CHAR" => self.free_characters().nth(place).map(|at| data.characters[at].name.get(lang).to_owned()),
            "C-GOAL" => {
                let deck = usize::from(self.state.mode != Mode::Solo);
                let card = data.goal_decks[deck].get(place)?;
                Some(data.goals[deck][usize::from(*card)].name.get(lang).to_owned())
            }
            "C-EVENT" => {
                let copy = usize::from(self.nth_of_pool(value));
                let card = data.deck.get(copy)?;
                Some(data.events[usize::from(*card)].name.get(lang).to_owned())
            }
            _ => {
                let seat = Self::seats_of(self.state.war.tied).nth(place)?;
                Some(Text::from(Speaker::new(data, lang).seat(seat).told("")).plain())
            }
        }
    }

    fn counted(data: &'static Self::Data) -> Vec<(&'static str, Vec<&'static str>)> {
        crate::statistics::counted(data)
    }

    const FACTS_FROM_LOG: bool = true;

    fn facts(&self, seat: Seat, log: &[Event], facts: &mut Facts) {
        crate::statistics::facts(self, seat, log, facts);
    }

    fn glance(view: &Self::View) -> Glance {
        crate::glance::glance(view)
    }
}

impl Knight {
    fn gold_price(&self, wanted: impl Fn(GoldEffect) -> bool) -> u8 {
        self.sheet().gold_actions.iter().find(|action| wanted(action.effect)).map_or(0, |action| action.gold)
    }

    fn tell_move(&self, seat: Seat, mv: Move, speaker: Speaker) -> Text {
        let data = self.data.0;
        let bundle = |id| speaker.bundle(data.bundle(id));
        let say = |key: &str, args: &Args<'_>| speaker.say(key, args);
        let priced = |key: &str, effect: GoldEffect, mut args: Vec<(&'static str, Arg<'static>)>| {
            args.push(arg("gold", self.gold_price(|other| other == effect)));
            speaker.say(key, &args)
        };
        match mv {
            Move::Choose(character) => say("move-choose", &[("what", speaker.character(character))]),
            Move::Side(side) => {
                let copy = usize::from(self.state.current_card(seat));
                let event = data.deck.get(copy).map(|card| &data.events[usize::from(*card)]);
                let label = event
                    .map_or_else(String::new, |event| event.sides[side as usize].label.get(speaker.lang).to_owned());
                say("move-side", &[arg("label", label)])
            }
            Move::Reveal(n) => priced("move-reveal", GoldEffect::Reveal, vec![arg("n", n)]),
            Move::Peek(n) => priced("move-peek", GoldEffect::Peek, vec![arg("n", n)]),
            Move::Swap { first, second } => {
                priced("move-swap", GoldEffect::Swap, vec![arg("n", first), arg("m", second)])
            }
            Move::Replace(n) => priced("move-replace", GoldEffect::Replace, vec![arg("n", n)]),
            Move::Adjacent { position, side } => {
                priced("move-adjacent", GoldEffect::Adjacent, vec![arg("n", position), arg("side", speaker.side(side))])
            }
            Move::Pay { segment, with } => {
                say("move-pay", &[("what", speaker.segment(segment)), ("good", speaker.good(with))])
            }
            Move::PayAny { segment, with } => {
                say("move-pay-any", &[("what", speaker.segment(segment)), ("good", speaker.good(with))])
            }
            Move::Buy(action) => {
                let price =
                    self.sheet().gold_actions.iter().find(|known| known.id == action).map_or(0, |known| known.gold);
                say("move-buy", &[arg("what", speaker.gold_action(action)), arg("gold", price)])
            }
            Move::Exchange { give, take } => {
                let args = vec![("give", speaker.good(give)), ("take", speaker.good(take))];
                priced("move-exchange", GoldEffect::Exchange, args)
            }
            Move::Shift(direction) => {
                let price = self.gold_price(|effect| matches!(effect, GoldEffect::Shift(_)));
                let key = match direction {
                    Direction::Forward => "move-shift-forward",
                    Direction::Back => "move-shift-back",
                };
                say(key, &[arg("gold", price)])
            }
            Move::Special => {
                let character = self.character(seat);
                let cost = speaker.goods(character.special_cost);
                say("move-special", &[("cost", cost), ("gain", bundle(character.special_gain))])
            }
            Move::ClaimReward(track) => {
                let reward = self.character(seat).rewards.iter().find(|reward| reward.0 == track);
                let gain = reward.map_or_else(|| "".into(), |reward| bundle(reward.2));
                say("move-claim-reward", &[("gain", gain), arg("what", speaker.track(track))])
            }
            Move::ClaimThreshold(n) => {
                let threshold = self.character(seat).thresholds.iter().find(|threshold| threshold.0 == n);
                let gain = threshold.map_or_else(|| "".into(), |threshold| bundle(threshold.1));
                say("move-claim-threshold", &[("gain", gain), arg("n", n)])
            }
            Move::Battle(battle) => {
                let known = self.sheet().battles.iter().find(|known| known.id == battle);
                let gain = known.map_or_else(|| "".into(), |known| bundle(known.once));
                say("move-battle", &[arg("what", speaker.battle(battle)), ("gain", gain)])
            }
            Move::War(action) => {
                let known = self.sheet().war_actions.iter().find(|known| known.id == action);
                let cost = known.map_or_else(|| "".into(), |known| speaker.goods(known.cost));
                say("move-war", &[arg("what", speaker.war_action(action)), ("cost", cost)])
            }
            Move::Challenge(other) => say("move-challenge", &[("seat", speaker.seat(other))]),
            Move::TradeWith(other) => say("move-trade-with", &[("seat", speaker.seat(other))]),
            Move::Offer(good) => say("move-offer", &[("good", speaker.good(good))]),
            Move::Ask(good) => say("move-ask", &[("good", speaker.good(good))]),
            Move::OfferLess(good) => say("move-offer-less", &[("good", speaker.good(good))]),
            Move::AskLess(good) => say("move-ask-less", &[("good", speaker.good(good))]),
            Move::Propose => say("move-propose", &[]),
            Move::Withdraw => say("move-withdraw", &[]),
            Move::Accept(from) => {
                let offer = &self.board(from).offer;
                let goods = |[a, b, c, d]: [u8; 4]| speaker.goods(Goods([a, b, c, d, 0]));
                let args = [("give", goods(offer.take)), ("take", goods(offer.give)), ("seat", speaker.seat(from))];
                say("move-accept", &args)
            }
            Move::Refuse(from) => say("move-refuse", &[("seat", speaker.seat(from))]),
            Move::Take(good) => say("move-take", &[("good", speaker.good(good))]),
            Move::Give(good) => say("move-give", &[("good", speaker.good(good))]),
            Move::Lose(good) => say("move-lose", &[("good", speaker.good(good))]),
            Move::Disband(tile) => say("move-disband", &[("tile", speaker.tile(tile))]),
            Move::Remove(tile) => say("move-remove", &[("tile", speaker.tile(tile))]),
            Move::Place(tile) => say("move-place", &[("tile", speaker.tile(tile))]),
            Move::Flow(tile) => say("move-flow", &[("tile", speaker.tile(tile))]),
            Move::Chain(track) => say("move-chain", &[arg("what", speaker.track(track))]),
            Move::Activate(track) => say("move-activate", &[arg("what", speaker.track(track))]),
            Move::Stage(side) => {
                say("move-stage", &[("gain", self.stage_text(seat, side, speaker)), arg("side", speaker.side(side))])
            }
            Move::SkipStage => say("move-skip-stage", &[]),
            Move::Recruit(tile) => say("move-recruit", &[("tile", speaker.tile(tile))]),
            Move::Attack => say("move-attack", &[]),
            Move::March { from, to } => say("move-march", &[("from", speaker.tile(from)), ("tile", speaker.tile(to))]),
            Move::EndMarch => say("move-end-march", &[]),
            Move::Gather => say("move-gather", &[("gain", speaker.goods(self.harvest(seat)))]),
            Move::Envoy => say("move-envoy", &[]),
            Move::Strike { tile, seat } => {
                say("move-strike", &[("tile", speaker.tile(tile)), ("seat", speaker.seat(seat))])
            }
            Move::EndAttack => say("move-end-attack", &[]),
            Move::PayConsequence => {
                let cost = match self.board(seat).agenda.top() {
                    Some(Task::Possible { path, step }) => speaker.goods(self.possible_cost(path, step)),
                    _ => "".into(),
                };
                say("move-pay-consequence", &[("cost", cost)])
            }
            Move::Suffer => {
                let orders = match self.board(seat).agenda.top() {
                    Some(Task::Possible { path, step }) => {
                        let possible = self.sheet().paths[usize::from(path)].steps[usize::from(step)].possible;
                        possible.map_or_else(String::new, |(_, list)| speaker.orders(&data.orders[usize::from(list)]))
                    }
                    _ => String::new(),
                };
                say("move-suffer", &[arg("orders", orders)])
            }
            Move::Stake(n) => say("move-stake", &[arg("n", n)]),
            Move::Spoils(good) => say("move-spoils", &[("good", speaker.good(good))]),
            Move::Bid(n) => say("move-bid", &[arg("n", n)]),
            Move::Block { seat, points } => say("move-block", &[("seat", speaker.seat(seat)), arg("n", points)]),
            Move::Done if self.board(seat).phase == Phase::Spend && self.state.stage != Stage::Blocks => {
                say("move-done-spend", &[])
            }
            Move::Done => say("move-done-command", &[]),
        }
    }

    fn stage_text(&self, seat: Seat, side: Side, speaker: Speaker) -> Arg<'static> {
        let Some(row) = self.open_stage(seat).and_then(crate::court::stage_row) else { return "".into() };
        let stages = self.sheet().rows.get(row);
        let stage = stages.and_then(|stages| stages.get(usize::from(self.board(seat).stages[row])));
        stage.map_or_else(|| "".into(), |stage| speaker.bundle(self.data.0.bundle(stage.sides[side as usize])))
    }
}

fn tell_refusal(speaker: Speaker, refusal: &Refusal) -> Text {
    let say = |key: &str, args: &Args<'_>| speaker.say(key, args);
    match refusal {
        Refusal::NotNow => say("refusal-not-now", &[]),
        Refusal::NotHere => say("refusal-not-here", &[]),
        Refusal::NotOpen { segment } => say("refusal-not-open", &[("segment", speaker.segment(*segment))]),
        Refusal::Requires { of, need, have } => {
            say("refusal-requires", &[arg("what", speaker.measure(*of)), arg("need", *need), arg("have", *have)])
        }
        Refusal::NoSuchSymbol { segment, good } => {
            let good = speaker.term("resources", good.id());
            say("refusal-no-such-symbol", &[("segment", speaker.segment(*segment)), arg("good", good)])
        }
        Refusal::NotWithGold => say("refusal-not-with-gold", &[]),
        Refusal::TooLittle { good, need, have } => {
            let good = speaker.term("resources", good.id());
            say("refusal-too-little", &[arg("good", good), arg("need", *need), arg("have", *have)])
        }
        Refusal::TooFewResources { need, have } => {
            say("refusal-too-few-resources", &[arg("need", *need), arg("have", *have)])
        }
        Refusal::WrongPhase { .. } => say("refusal-wrong-phase", &[]),
        Refusal::NotFaceDown { position } => say("refusal-not-face-down", &[arg("n", *position)]),
        Refusal::NotUnused { position } => say("refusal-not-unused", &[arg("n", *position)]),
        Refusal::NotAPair => say("refusal-not-a-pair", &[]),
        Refusal::NoNeighbour { position } => say("refusal-no-neighbour", &[arg("n", *position)]),
        Refusal::SameResource => say("refusal-same-resource", &[]),
        Refusal::NoEnemy => say("refusal-no-enemy", &[]),
        Refusal::NotReached => say("refusal-not-reached", &[]),
        Refusal::AlreadyClaimed => say("refusal-already-claimed", &[]),
        Refusal::Banned => say("refusal-banned", &[]),
        Refusal::AlreadyWon { .. } => say("refusal-already-won", &[]),
        Refusal::StoreFull => say("refusal-store-full", &[]),
        Refusal::GatherLimit => say("refusal-gather-limit", &[]),
        Refusal::NoChallengeLeft => say("refusal-no-challenge-left", &[]),
        Refusal::NotOneself => say("refusal-not-oneself", &[]),
        Refusal::NoCommandPoint { command } => {
            say("refusal-no-command-point", &[arg("what", speaker.term("scenario", command.id()))])
        }
        Refusal::NothingToDo { command } => {
            say("refusal-nothing-to-do", &[arg("what", speaker.term("scenario", command.id()))])
        }
        Refusal::NoRecruiting { tile } => say("refusal-no-recruiting", &[("tile", speaker.tile(*tile))]),
        Refusal::NoRoom { tile } => say("refusal-no-room", &[("tile", speaker.tile(*tile))]),
        Refusal::NoUnitLeft => say("refusal-no-unit-left", &[]),
        Refusal::NoUnitThere { tile } => say("refusal-no-unit-there", &[("tile", speaker.tile(*tile))]),
        Refusal::NotAdjacent { from, to } => {
            say("refusal-not-adjacent", &[("from", speaker.tile(*from)), ("tile", speaker.tile(*to))])
        }
        Refusal::Flooded { tile } => say("refusal-flooded", &[("tile", speaker.tile(*tile))]),
        Refusal::NotThisTile { tile } => say("refusal-not-this-tile", &[("tile", speaker.tile(*tile))]),
        Refusal::PointlessAttack => say("refusal-pointless-attack", &[]),
        Refusal::PartnerBusy { seat } => say("refusal-partner-busy", &[("seat", speaker.seat(*seat))]),
        Refusal::OffererBusy { seat } => say("refusal-offerer-busy", &[("seat", speaker.seat(*seat))]),
        Refusal::NothingToGive { seat } => say("refusal-nothing-to-give", &[("seat", speaker.seat(*seat))]),
        Refusal::NotInOffer { good } => {
            say("refusal-not-in-offer", &[arg("good", speaker.term("resources", good.id()))])
        }
        Refusal::NoMoreOffers => say("refusal-no-more-offers", &[]),
        Refusal::EmptySide => say("refusal-empty-side", &[]),
        Refusal::NotHeld { seat, good } => {
            let good = speaker.term("resources", good.id());
            say("refusal-not-held", &[("seat", speaker.seat(*seat)), arg("good", good)])
        }
        Refusal::DoesNotFit { seat, good } => {
            let good = speaker.term("resources", good.id());
            say("refusal-does-not-fit", &[("seat", speaker.seat(*seat)), arg("good", good)])
        }
        Refusal::NoOffer => say("refusal-no-offer", &[]),
        Refusal::TooHigh { number, most } => say("refusal-too-high", &[arg("n", *number), arg("most", *most)]),
        Refusal::NotThisBlock { seat } => say("refusal-not-this-block", &[("seat", speaker.seat(*seat))]),
        Refusal::Taken => say("refusal-taken", &[]),
    }
}

/// A bundle that is nothing but goods.
fn of_goods(goods: Goods) -> Bundle {
    Bundle::goods(goods)
}

#[cfg(test)]
mod tests {
    use super::names::SOURCES;
    use super::*;
    use quintain_core::speaker::Spoken;
    use quintain_core::text::Texts;

    #[test]
    fn every_language_has_every_sentence() {
        assert_eq!(Texts::missing(SOURCES), Vec::<String>::new());
        let _ = Data::texts();
    }

    /// A sentence names a component in no case that the data do not have: every component has all its cases, and what is
    /// counted has its forms after any number.
    #[test]
    fn every_name_has_its_cases() {
        let data = quintain_core::registry::Edition::<Knight>::new().data();
        let missing = |told: String| told.contains(quintain_core::cases::MISSING).then_some(told);
        let mut lacking = Vec::new();
        for lang in [Lang::Ru, Lang::Cs] {
            let speaker = Speaker::new(data, lang);
            let cases = ["", "gen", "dat", "acc", "ins", "loc"];
            let mut try_all = |name: Arg<'static>, cases: &[&str]| {
                lacking.extend(cases.iter().filter_map(|case| missing(name.told(case))));
            };
            for tile in data.sheets.iter().flat_map(|sheet| &sheet.map.tiles) {
                try_all(speaker.tile(tile.id), &cases);
                try_all(speaker.tile(tile.id), &["at", "to", "from"]);
            }
            for step in data.lines.iter().flat_map(|line| &line.steps) {
                try_all(speaker.segment(step.id), &cases);
            }
            for character in &data.characters {
                try_all(speaker.character(character.id), &cases);
            }
            try_all(speaker.seat(Seat::new(0)), &cases);
            for n in [1, 2, 5, 21] {
                let goods = Goods([n; 5]);
                let all = Bundle {
                    goods,
                    vp: n.into(),
                    influence: n,
                    command: n,
                    diplomacy: n,
                    enemy_diplomacy: -1,
                    remove_enemy: n,
                };
                try_all(speaker.bundle(&all), &["", "gen", "acc"]);
            }
        }
        assert_eq!(lacking, Vec::<String>::new());
    }

    /// No sentence names a component in a case that it does not have, whichever component it is.
    #[test]
    fn every_sentence_finds_its_cases() {
        let data = quintain_core::registry::Edition::<Knight>::new().data();
        for (lang, source) in [(Lang::Ru, SOURCES[1]), (Lang::Cs, SOURCES[2])] {
            let speaker = Speaker::new(data, lang);
            let things = |sentence: &str, argument: &str| -> Vec<Arg<'static>> {
                match (sentence, argument) {
                    (_, "tile" | "from") => {
                        let tiles = data.sheets.iter().flat_map(|sheet| &sheet.map.tiles);
                        tiles.map(|tile| speaker.tile(tile.id)).collect()
                    }
                    (_, "segment") => {
                        let steps = data.lines.iter().flat_map(|line| &line.steps);
                        steps.map(|step| speaker.segment(step.id)).collect()
                    }
                    ("event-character-taken" | "move-choose", "what") => {
                        data.characters.iter().map(|known| speaker.character(known.id)).collect()
                    }
                    (_, "seat" | "to") => vec![speaker.seat(Seat::new(0))],
                    (_, "what" | "cost" | "gain" | "give" | "take" | "good") => [1, 2, 5, 21]
                        .into_iter()
                        .flat_map(|n| {
                            let gain = Bundle { vp: n.into(), influence: n, command: n, diplomacy: n, ..Bundle::NONE };
                            [speaker.goods(Goods([n; 5])), speaker.bundle(&gain)]
                        })
                        .collect(),
                    _ => Vec::new(),
                }
            };
            assert_eq!(quintain_core::cases::unknown_forms(source, things), Vec::<String>::new());
        }
    }

    /// The sentences that the language was settled by, word for word.
    #[test]
    fn sentences_inflect() {
        let data = quintain_core::registry::Edition::<Knight>::new().data();
        let tile = |id: &str| crate::ids::Tile::find(id).unwrap();
        let scenario = data.sheets[0].id;
        let cause = crate::state::Cause::Path { scenario, path: 2, step: 3, unpaid: true };
        let (from, to) = (tile("river-ford"), tile("mill-village"));
        let moved = Event::EnemyMoved { seat: Seat::new(0), from, to, n: 1, cause };
        let told = |lang| Knight::event_text(data, &moved, lang).plain();
        assert_eq!(told(Lang::En), "1 enemy moves from River ford to Mill village (path “Raid”, step 3, unpaid).");
        assert_eq!(
            told(Lang::Ru),
            "1 враг идёт с Речного брода в Мельничную деревню (путь «Набег», шаг 3, не оплачено)."
        );
        let traded = Event::SpoilsTaken { seat: Seat::new(0), from: Seat::new(1), good: crate::goods::Good::Glory };
        assert_eq!(Knight::event_text(data, &traded, Lang::Ru).plain(), "Игрок 1 забирает 1 славу у игрока 2.");
        assert_eq!(Knight::event_text(data, &traded, Lang::Cs).plain(), "Hráč 1 bere 1 slávu hráči 2.");
    }

    #[test]
    fn every_key_that_is_said_exists() {
        let keys = ["words.rs", "words/events.rs", "words/names.rs"];
        let sources = [include_str!("mod.rs"), include_str!("events.rs"), include_str!("names.rs")];
        for (file, source) in keys.iter().zip(sources) {
            for word in source.split('"').skip(1).step_by(2) {
                let prefixes = ["move-", "event-", "refusal-", "why-", "cause-", "gain-", "verdict-", "order-"];
                if prefixes.iter().any(|prefix| word.starts_with(prefix) && word.len() > prefix.len()) {
                    let found = SOURCES[0].lines().any(|line| line.split(" =").next() == Some(word));
                    assert!(found, "{file}: there is no sentence {word}");
                }
            }
        }
    }
}
