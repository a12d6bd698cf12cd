//! Knight's bots finish games on every preset; the ignored test measures how well.

use quintain_bots::knight::Greedy as GreedyKnight;
use quintain_bots::{Random, registry};
use quintain_core::record::Stamp;
use quintain_core::registry::{AnyGame, Edition};
use quintain_core::table::LuckSource;
use quintain_core::{Budget, Fast, Game, Seen};
use quintain_knight::Knight;

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

/// `KNIGHT_SIM=preset:games:seed cargo test --release -p quintain-bots --test knight -- --ignored --nocapture`
#[test]
#[ignore = "a measurement, not a check: run it in release mode"]
fn measure() {
    let wanted = std::env::var("KNIGHT_SIM").unwrap_or_else(|_| "solo-war:100:1".into());
    let registry = registry();
    let knight = registry.game("knight").unwrap();
    for job in wanted.split(',') {
        let parts: Vec<&str> = job.split(':').collect();
        let options = knight.preset(parts[0]).unwrap();
        let seats = options["seats"].as_u64().unwrap_or(1) as usize;
        let games = parts[1].parse().unwrap();
        let bots: Vec<String> = match parts.get(3) {
            Some(bots) => bots.split('+').map(str::to_owned).collect(),
            None => vec!["greedy".to_owned(); seats],
        };
        let tally = knight.simulate(&options, &bots, games, parts[2].parse().unwrap()).unwrap();
        println!("{job}: decisions {}", tally.decisions / games);
        for (place, seat) in tally.seats.iter().enumerate() {
            println!(
                "  seat {place}: won {:.1} %, score {:.0}",
                100.0 * seat.wins as f64 / games as f64,
                seat.score / games as f64
            );
        }
        println!("  endings {:?}", tally.endings);
        for ((kind, what), (count, wins)) in
            tally.flags.iter().filter(|((kind, _), _)| kind == "result" || kind == "character")
        {
            println!("  {kind} {what}: {count} seats, {wins} won");
        }
        for (name, (count, sum, _)) in &tally.numbers {
            println!("  {name}: {:.1} ({count})", sum / *count as f64);
        }
    }
}

/// Plays games until every ending of a preset has been seen, and writes one record of each:
/// `KNIGHT_RECORDS=dir cargo test --release -p quintain-bots --test knight -- --ignored golden`, with
/// `KNIGHT_PRESET=war` only for the presets whose ids begin so.
#[test]
#[ignore = "writes the golden records of Knight"]
fn golden() {
    let Ok(folder) = std::env::var("KNIGHT_RECORDS") else { return };
    let edition = Edition::<Knight>::new();
    let bots: [quintain_core::registry::MakeBot<Knight>; 5] = [
        GreedyKnight::boxed,
        GreedyKnight::after_battles,
        GreedyKnight::after_tiles,
        GreedyKnight::after_diplomacy,
        Random::boxed,
    ];
    let wanted = std::env::var("KNIGHT_PRESET").unwrap_or_default();
    for preset in edition.about().presets.iter().filter(|preset| preset.id.starts_with(&wanted)) {
        let many = if preset.id.starts_with("solo") { 120 } else { 10 };
        for seed in 0..many {
            let mut table = edition.table(&preset.options, LuckSource::seed(seed)).unwrap();
            let mut luck = Fast::new(seed);
            let mut policies: Vec<_> =
                (0..table.game().seats()).map(|seat| bots[(seed as usize + seat) % bots.len()]()).collect();
            let mut moves = Vec::new();
            table.deal(&Stamp::default()).unwrap();
            while let Some(seat) = table.game().next().deciders().first() {
                moves.clear();
                table.game().legal_moves(seat, &mut moves);
                let seen = Seen::new(table.game(), seat, &moves);
                let mv = policies[seat.index()].choose(&seen, Budget::Level, &mut luck).mv;
                table.play(seat, mv, Stamp::default()).unwrap();
                table.deal(&Stamp::default()).unwrap();
            }
            let record = table.record();
            let ending = record.outcome.as_ref().unwrap().ending.clone();
            let path = format!("{folder}/{}-{ending}.json", preset.id);
            if !std::path::Path::new(&path).exists() {
                std::fs::write(path, serde_json::to_string(&record).unwrap()).unwrap();
            }
        }
    }
}

/// Stakes and bids of war are drawn from a mix to which no reply gains much: whoever knows the mix, and even whoever
/// has seen sixty bids in the same place, wins less than a resource by it.
#[test]
fn nobody_gains_by_foreseeing_stakes_and_bids() {
    use quintain_bots::knight::mixed::{Auction, Duel, Mix, replies};
    use quintain_bots::knight::{Greedy, KNIGHT, Senses, value};
    use quintain_core::{Events, Next};
    use quintain_knight::Move;
    use quintain_knight::state::Stage;

    const DRAWN: u32 = 60;
    let edition = Edition::<quintain_knight::Knight>::new();
    let (mut auctions, mut duels, mut mixed) = (0, 0, 0);
    for seed in 0..8 {
        let mut luck = Fast::new(seed);
        let (mut game, _) = edition.start(&serde_json::json!({"mode": "war", "seats": 2})).unwrap();
        let mut bots = [Greedy::boxed(), Greedy::boxed()];
        let (mut events, mut moves) = (Events::off(), Vec::new());
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
            let seat = seats.first().unwrap();
            moves.clear();
            game.legal_moves(seat, &mut moves);
            let seen = Seen::new(&game, seat, &moves);
            let stage = game.state().stage;
            let sealed = matches!(moves[0], Move::Bid(_) | Move::Stake(_));
            let contested = sealed && (stage != Stage::Bids || Auction::of(&game, seat, value::plain).is_contested());
            if contested && moves.len() > 2 && auctions + duels < 8 {
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
                    let auction = Auction::of(&game, seat, value::plain);
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
                mixed += u32::from(mixes[0].iter().all(|share| *share < 0.9));
            }
            let mv = bots[seat.index()].choose(&seen, Budget::Level, &mut luck).mv;
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
    }
    assert!(auctions > 0 && mixed > 0, "{auctions} auctions, {duels} duels, {mixed} mixed");
}
