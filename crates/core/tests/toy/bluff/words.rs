//! Bluff in words, and a bot for it.

use super::{Bluff, Data, Event, Move, Phase, WhyNot};
use quintain_core::{
    Budget, Catalogue, Choice, Describe, Facts, Lang, Luck, Names, OptionKind, OptionSchema, Pack, Policy, Preset,
    Seat, Seen, Text,
};
use serde_json::json;

impl Describe for Bluff {
    fn pack() -> Pack {
        Pack::built_in(&[("bluff.toml", include_str!("bluff.toml"))])
    }

    fn names() -> Names {
        Names { en: "Bluff".into(), ru: "Блеф".into(), cs: "Blaf".into() }
    }

    fn seat_range() -> (usize, usize) {
        (2, 2)
    }

    fn options(_: &'static Data) -> Vec<OptionSchema> {
        let name = Names { en: "Rounds".into(), ru: "Раунды".into(), cs: "Kola".into() };
        let kind = OptionKind::Between([1, 9]);
        vec![OptionSchema { id: "rounds".into(), name: name.clone(), text: name, kind, default: json!(1) }]
    }

    fn presets(_: &'static Data) -> Vec<Preset> {
        let preset =
            |id: &str, rounds: u8| Preset { id: id.into(), name: Self::names(), options: json!({"rounds": rounds}) };
        vec![preset("quick", 1), preset("long", 5)]
    }

    fn catalogue(data: &'static Data) -> Catalogue {
        let rank = |rank: u8| (rank.to_string(), json!({ "rank": rank }));
        Catalogue::new().by_id("card", (0..data.ranks).map(rank))
    }

    fn move_text(&self, _: Seat, mv: Move, lang: Lang) -> Text {
        let [en, ru, cs] = match mv {
            Move::Coin => ["Lay a coin", "Положить монету", "Položit minci"],
            Move::Done => ["Done", "Готово", "Hotovo"],
            Move::Stay => ["Stay", "Остаться", "Zůstat"],
            Move::Fold => ["Fold", "Сдаться", "Složit"],
        };
        [en, ru, cs][lang as usize].into()
    }

    fn event_text(_: &'static Data, event: &Event, _: Lang) -> Text {
        match event {
            Event::Dealt { seat, rank: Some(rank) } => format!("Seat {seat} gets card {rank}.").into(),
            Event::Dealt { seat, rank: None } => format!("Seat {seat} gets a card.").into(),
            Event::Laid { coins } => format!("{coins} on the table.").into(),
            Event::Sealed { seat } => format!("Seat {seat} has chosen.").into(),
            Event::Shown { scores, .. } => format!("It stands {} to {}.", scores[0], scores[1]).into(),
        }
    }

    fn refusal_text(&self, refusal: &WhyNot, _: Lang) -> Text {
        match refusal {
            WhyNot::PurseEmpty { purse } => format!("The purse held {purse} coins, and all are laid.").into(),
            WhyNot::NotNow => "This is not the time for it.".into(),
        }
    }

    fn chance_text(&self, _: &[u32], value: u32, _: Lang) -> Option<String> {
        (self.state.phase == Phase::Deal).then(|| format!("card {}", value / u32::from(self.data.copies.max(1))))
    }

    fn facts(&self, seat: Seat, _: &[Event], facts: &mut Facts) {
        facts.flag("side", if seat.index() == 0 { "stakes" } else { "answers" });
        facts.number("coins", f64::from(self.state.scores[seat.index()]));
    }
}

/// A bot without ideas: always the first move.
pub struct First;

impl Policy<Bluff> for First {
    fn choose(&mut self, seen: &Seen<'_, Bluff>, _: Budget, _: &mut dyn Luck) -> Choice<Move> {
        Choice::of(seen.moves()[0])
    }
}
