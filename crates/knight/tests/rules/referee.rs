//! The referee accepts what is listed and nothing else, whatever comes.

use crate::properties::{PRESETS, random_game};
use proptest::prelude::*;
use quintain_core::conformance::referee_agrees;
use quintain_core::{Game, MAX_SEATS, Seat};
use quintain_knight::data::Data;
use quintain_knight::goods::Good;
use quintain_knight::ids::{Segment, Side, Tile, Track};
use quintain_knight::moves::Direction;
use quintain_knight::{Knight, Move};

/// Every move of the type that its JSON could name with these components; numbers go a little beyond what means anything.
fn every_move(data: &Data) -> Vec<Move> {
    const NUMBERS: std::ops::Range<u8> = 0..64;
    let positions = || [0, 1, 2, 3, 4, 5, 6, 7, 255].into_iter();
    let seats = || (0..MAX_SEATS).map(Seat::new);
    let segments: Vec<Segment> = data.lines.iter().flat_map(|line| line.steps.iter().map(|step| step.id)).collect();
    let mut tiles: Vec<Tile> =
        data.sheets.iter().flat_map(|sheet| sheet.map.tiles.iter().map(|tile| tile.id)).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let mut all = vec![
        Move::Special,
        Move::Shift(Direction::Forward),
        Move::Shift(Direction::Back),
        Move::Propose,
        Move::Withdraw,
        Move::SkipStage,
        Move::Attack,
        Move::EndMarch,
        Move::Gather,
        Move::Envoy,
        Move::EndAttack,
        Move::PayConsequence,
        Move::Suffer,
        Move::Done,
    ];
    all.extend(data.characters.iter().map(|character| Move::Choose(character.id)));
    for side in Side::BOTH {
        all.extend([Move::Side(side), Move::Stage(side)]);
        all.extend(positions().map(|position| Move::Adjacent { position, side }));
    }
    for first in positions() {
        all.extend([Move::Reveal(first), Move::Peek(first), Move::Replace(first)]);
        all.extend(positions().map(|second| Move::Swap { first, second }));
    }
    for with in Good::ALL {
        all.extend(segments.iter().map(|segment| Move::Pay { segment: *segment, with }));
        all.extend(segments.iter().map(|segment| Move::PayAny { segment: *segment, with }));
        all.extend(Good::ALL.map(|take| Move::Exchange { give: with, take }));
        all.extend([Move::Offer(with), Move::Ask(with), Move::OfferLess(with), Move::AskLess(with)]);
        all.extend([Move::Take(with), Move::Give(with), Move::Lose(with), Move::Spoils(with)]);
    }
    for sheet in &data.sheets {
        all.extend(sheet.gold_actions.iter().map(|action| Move::Buy(action.id)));
        all.extend(sheet.battles.iter().map(|battle| Move::Battle(battle.id)));
        all.extend(sheet.war_actions.iter().map(|action| Move::War(action.id)));
    }
    for track in Track::ALL {
        all.extend([Move::ClaimReward(track), Move::Chain(track), Move::Activate(track)]);
    }
    for tile in tiles.iter().copied() {
        all.extend([Move::Disband(tile), Move::Remove(tile), Move::Place(tile), Move::Flow(tile), Move::Recruit(tile)]);
        all.extend(seats().map(|seat| Move::Strike { tile, seat }));
        all.extend(tiles.iter().map(|to| Move::March { from: tile, to: *to }));
    }
    for seat in seats() {
        all.extend([Move::Challenge(seat), Move::TradeWith(seat), Move::Accept(seat), Move::Refuse(seat)]);
        all.extend(NUMBERS.map(|points| Move::Block { seat, points }));
    }
    all.extend(NUMBERS.flat_map(|number| [Move::Stake(number), Move::Bid(number), Move::ClaimThreshold(number)]));
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 14, ..ProptestConfig::default() })]

    #[test]
    fn any_move_is_accepted_exactly_if_it_is_listed(seed in 0u64..1_000_000, place in 0..PRESETS.len()) {
        let mut all = Vec::new();
        let mut step = seed;
        random_game(PRESETS[place], seed, |game: &Knight, _| {
            if all.is_empty() {
                all = every_move(game.data());
            }
            step += 1;
            if step.is_multiple_of(4 * game.seats() as u64) {
                referee_agrees(game, &all).unwrap();
            }
        });
    }
}
