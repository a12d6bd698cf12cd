//! Knight's bots finish games on every preset.

use quintain_bots::registry;
use quintain_core::registry::Edition;
use quintain_core::{Budget, Fast, Game, Seen};

#[test]
fn the_greedy_bot_finishes_every_preset() {
    let registry = registry();
    let knight = registry.game("knight").unwrap();
    for preset in knight.about().presets {
        let seats = preset.options["seats"].as_u64().unwrap_or(1) as usize;
        let tally = knight.simulate(&preset.options, &vec!["greedy".to_owned(); seats], 1, 3).unwrap();
        assert_eq!(tally.games, 1, "{}", preset.id);
    }
}

#[test]
fn the_greedy_bot_wins_more_often_than_chance() {
    let registry = registry();
    let knight = registry.game("knight").unwrap();
    let options = knight.preset("solo-war").unwrap();
    let wins = |bot: &str| knight.simulate(&options, &[bot.to_owned()], 6, 5).unwrap().seats[0].wins;
    assert_eq!(wins("random"), 0, "random play wins nothing");
    assert!(wins("greedy") >= 1);
}

/// Stakes and bids of war are drawn from a mix to which no reply gains much: whoever knows the mix, and even whoever
/// has seen sixty bids in the same place, wins less than a resource by it.
#[test]
fn nobody_gains_by_foreseeing_stakes_and_bids() {
    use quintain_bots::knight::mixed::{Auction, Duel, Mix, replies};
    use quintain_bots::knight::value::Worth;
    use quintain_bots::knight::{Greedy, KNIGHT, Senses, Weights};
    use quintain_core::{Events, Next};
    use quintain_knight::Move;
    use quintain_knight::state::Stage;

    const DRAWN: u32 = 60;
    let edition = Edition::<quintain_knight::Knight>::new();
    let (mut auctions, mut duels) = (0, 0);
    for seed in 0..8 {
        let mut luck = Fast::new(seed);
        let (mut game, _) = edition.start(&serde_json::json!({"mode": "war", "seats": 2})).unwrap();
        let mut bots = [Greedy::after_tiles(), Greedy::after_tiles()];
        let (mut events, mut moves) = (Events::off(), Vec::new());
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
            let seat = seats.first().unwrap();
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let seen = Seen::new(&game, seat, &moves);
            let stage = game.state().stage;
            let sealed = matches!(moves[0], Move::Bid(_) | Move::Stake(_));
            if sealed && moves.len() > 2 && auctions + duels < 8 {
                let mut often: Mix = Vec::new();
                let mut bot = Senses::player(KNIGHT);
                for _ in 0..DRAWN {
                    bot.begin(seat);
                    let (Move::Bid(n) | Move::Stake(n)) = bot.choose(&seen, Budget::Simulations(1), &mut luck).mv
                    else {
                        panic!("a number is asked for")
                    };
                    often.resize(often.len().max(usize::from(n) + 1), 0.0);
                    often[usize::from(n)] += 1.0 / f64::from(DRAWN);
                }
                let (mixes, reply) = if stage == Stage::Bids {
                    auctions += 1;
                    let auction = Auction::of(&game, seat, Worth::usual(Weights::plain));
                    often.resize(auction.sizes()[0], 0.0);
                    let reply = replies(auction.sizes(), 1, &often, |player, bids| auction.payoff(player, bids));
                    (auction.solve(), reply)
                } else {
                    duels += 1;
                    let duel = Duel::of(&game, seat);
                    often.resize(duel.sizes()[0], 0.0);
                    let reply = replies(duel.sizes(), 1, &often, |player, stakes| duel.payoff(player, stakes));
                    (duel.solve(), reply)
                };
                let usual: f64 = reply.iter().zip(&mixes[1]).map(|(value, share)| value * share).sum();
                let best = reply.into_iter().fold(f64::MIN, f64::max);
                assert!(best - usual < 0.8, "{stage:?} {mixes:?}: the best reply gains {:.2}", best - usual);
            }
            let mv = bots[seat.index()].choose(&seen, Budget::Level, &mut luck).mv;
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
    }
    assert!(auctions > 0, "{auctions} auctions, {duels} duels");
}
