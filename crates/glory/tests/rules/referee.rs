//! The referee accepts what is listed and nothing else, whatever comes.

use crate::table::edition;
use glory::Move;
use glory::data::Data;
use glory::ids::{Action, Deck, Item};
use glory::moves::{Cards, Titles, Token};
use proptest::prelude::*;
use quintain_core::conformance::referee_agrees;
use quintain_core::registry::AnyGame;
use quintain_core::{Events, Fast, Game, Luck, Next};

/// Every move of the type that its JSON could name with these components; numbers go a little beyond what means anything.
/// Only sets of titles and hands of cards are too many: some by chance.
fn every_move(data: &Data, luck: &mut Fast) -> Vec<Move> {
    let mut all = vec![Move::Stop, Move::Pass, Move::Fight, Move::Decline];
    all.extend(Action::ALL.map(Move::Place));
    all.extend(Deck::ALL.map(Move::Draw));
    all.extend(Item::ALL.map(Move::Upgrade));
    all.extend((0..12).chain([255]).flat_map(|n| [Move::Support(n), Move::Slot(n), Move::Reward(n), Move::Commit(n)]));
    all.extend(data.characters.iter().map(|(character, _)| Move::Character(character)));
    all.extend(data.knights.iter().map(|(knight, _)| Move::Challenge(knight)));
    all.extend(data.titles.iter().map(|(title, _)| Move::Goal(title)));
    all.extend(data.cards.iter().flat_map(|(card, _)| [Move::Take(card), Move::Travel(card)]));
    let supporters = || data.supporters.iter().map(|(supporter, _)| supporter);
    let tokens: Vec<Token> = supporters()
        .map(Token::Supporter)
        .chain(data.prestige.iter().map(|(prestige, _)| Token::Prestige(prestige)))
        .chain(data.relics.iter().map(|(relic, _)| Token::Relic(relic)))
        .collect();
    for token in &tokens {
        all.push(Move::TurnUp(*token));
        all.extend(supporters().map(|by| Move::Refresh { by, up: *token }));
    }
    all.extend(supporters().map(Move::Use));
    let dice = || (0..125).map(|n| [n / 25, n / 5 % 5, n % 5]).chain([[255, 1, 0], [255; 3]]);
    all.extend(dice().map(Move::Reroll));
    for (relic, _) in data.relics.iter() {
        all.push(Move::Relic(relic));
        all.extend(dice().map(|dice| Move::RelicReroll { relic, dice }));
    }
    let titles: Vec<_> = data.titles.iter().map(|(title, _)| title).collect();
    let cards: Vec<_> = data.cards.iter().map(|(card, _)| card).collect();
    for _ in 0..60 {
        let mut some = |most: u32, from: usize| -> Vec<usize> {
            (0..luck.below(most)).map(|_| luck.below(from as u32) as usize).collect()
        };
        all.push(Move::Keep(some(4, titles.len()).into_iter().map(|index| titles[index]).collect::<Titles>()));
        let mut hand = Cards::default();
        for index in some(7, cards.len()) {
            hand.push(cards[index]);
        }
        all.push(Move::Return(hand));
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 15, ..ProptestConfig::default() })]

    #[test]
    fn any_move_is_accepted_exactly_if_it_is_listed(seed in 0u64..1_000_000, preset in 0usize..15) {
        let presets = edition().about().presets;
        let (mut game, _) = edition().start(&presets[preset % presets.len()].options).unwrap();
        let mut luck = Fast::new(seed);
        let all = every_move(game.data(), &mut luck);
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut Events::off()) {
            if luck.below(6) == 0 {
                let mut tried = all.clone();
                for seat in seats.iter() {
                    let sets = |mv: &Move| matches!(mv, Move::Keep(_) | Move::Return(_));
                    let mut listed = Vec::new();
                    game.legal_moves(seat, &mut listed);
                    tried.extend(listed.into_iter().filter(sets));
                }
                referee_agrees(&game, &tried).unwrap();
            }
            let seat = seats.nth(luck.below(seats.len() as u32)).unwrap();
            let mv = game.pick(seat, &mut luck);
            let _ = game.play(seat, mv, &mut Events::off()).unwrap();
        }
    }
}
