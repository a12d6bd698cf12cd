//! Knight's bots finish games on every preset; the ignored test measures how well.

use quintain_bots::registry;
use quintain_core::Lang;
use quintain_core::record::Stamp;

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
/// `KNIGHT_RECORDS=dir cargo test --release -p quintain-bots --test knight -- --ignored golden`.
#[test]
#[ignore = "writes the golden records of Knight"]
fn golden() {
    let Ok(folder) = std::env::var("KNIGHT_RECORDS") else { return };
    let registry = registry();
    let knight = registry.game("knight").unwrap();
    let bots = ["greedy", "greedy-battles", "greedy-tiles", "greedy-diplomacy", "random"];
    for preset in knight.about().presets {
        let many = if preset.id.starts_with("solo") { 160 } else { 12 };
        for seed in 0..many {
            let bot = bots[seed as usize % bots.len()];
            let mut table = knight.open(&preset.options, quintain_core::table::LuckSource::seed(seed)).unwrap();
            table.deal(&Stamp::default());
            while let Some(seat) = table.next().deciders().first() {
                let chosen = table.suggest(seat, bot, quintain_core::Budget::Level, seed, Lang::default()).unwrap();
                table.play(seat, &chosen.mv, Stamp::default(), Lang::default()).unwrap();
                table.deal(&Stamp::default());
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
