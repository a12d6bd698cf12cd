//! What every level promises in every game and mode: a legal move, the same one again, and nothing that depends on
//! what its seat cannot know.

use quintain_bots::registry;
use quintain_bots::search::{Level, Player, Search, Sense};
use quintain_core::chance::{Fast, Luck};
use quintain_core::registry::{Edition, MakeBot};
use quintain_core::{Budget, Describe, Events, Game, Lang, Next, Policy, Seat, Seen};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const LEVELS: [&str; 4] = ["page", "squire", "knight", "champion"];

/// Positions with a choice from random games of all presets: every few decisions, `each` of a preset.
fn positions<G: Describe>(each: usize, seed: u64, mut look: impl FnMut(&G, Seat, &[G::Move])) {
    let edition = Edition::<G>::new();
    for preset in G::presets(edition.data()) {
        let (mut game, _) = edition.start(&preset.options).unwrap();
        let mut luck = Fast::new(seed);
        let mut events = Events::off();
        let (mut moves, mut met) = (Vec::new(), 0);
        while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
            let seat = seats.first().unwrap();
            moves.clear();
            game.legal_moves(seat, &mut moves);
            if moves.len() > 1 && luck.below(6) == 0 && met < each {
                met += 1;
                look(&game, seat, &moves);
            }
            let mv = moves[luck.below(moves.len() as u32) as usize];
            let _ = game.play(seat, mv, &mut events).unwrap();
        }
    }
}

fn choice<G: Game>(bot: &mut dyn Policy<G>, game: &G, seat: Seat, moves: &[G::Move], seed: u64) -> (G::Move, String) {
    bot.begin(seat);
    let choice = bot.choose(&Seen::new(game, seat, moves), Budget::Simulations(6), &mut Fast::new(seed));
    assert!(moves.contains(&choice.mv), "{:?} is not legal", choice.mv);
    (choice.mv, format!("{:?} {:?} {:?}", choice.value, choice.line, choice.others))
}

/// The same seed and simulations give the same choice; and so does a world in which everything that the seat cannot
/// know was replaced.
fn is_honest<G: Describe>(make: [MakeBot<G>; 4]) {
    let mut replaced = 0;
    positions::<G>(3, 11, |game, seat, moves| {
        for (level, make) in LEVELS.into_iter().zip(make) {
            let first = choice(&mut *make(), game, seat, moves, 5);
            assert_eq!(first, choice(&mut *make(), game, seat, moves, 5), "{} {level} thinks again", G::ID);
            for world in 0..3 {
                let other = game.determinize(seat, &mut Fast::new(world));
                replaced += u32::from(other != *game);
                let again = choice(&mut *make(), &other, seat, moves, 5);
                assert_eq!(first, again, "{} {level} knows too much", G::ID);
            }
        }
    });
    assert!(replaced > 0 || G::ID == "emara", "{}: nothing was hidden", G::ID);
}

#[test]
fn hearts_is_honest() {
    use quintain_bots::hearts::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};
    is_honest([
        || Senses::player(PAGE),
        || Senses::player(SQUIRE),
        || Senses::player(KNIGHT),
        || Senses::player(CHAMPION),
    ]);
}

#[test]
fn emara_is_honest() {
    use quintain_bots::emara::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};
    is_honest([
        || Senses::player(PAGE),
        || Senses::player(SQUIRE),
        || Senses::player(KNIGHT),
        || Senses::player(CHAMPION),
    ]);
}

#[test]
fn glory_is_honest() {
    use quintain_bots::glory::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};
    is_honest([
        || Senses::player(PAGE),
        || Senses::player(SQUIRE),
        || Senses::player(KNIGHT),
        || Senses::player(CHAMPION),
    ]);
}

#[test]
fn knight_is_honest() {
    use quintain_bots::knight::{CHAMPION, KNIGHT, PAGE, SQUIRE, Senses};
    is_honest([
        || Senses::player(PAGE),
        || Senses::player(SQUIRE),
        || Senses::player(KNIGHT),
        || Senses::player(CHAMPION),
    ]);
}

/// The lower levels play whole games to the end, in all games.
#[test]
fn pages_and_squires_finish_their_games() {
    for (game, preset) in [("hearts", "even-4"), ("emara", "players-2"), ("glory", "pas-darmes-2"), ("knight", "war-2")]
    {
        let registry = registry();
        let game = registry.game(game).unwrap();
        let options = game.preset(preset).unwrap();
        let seats = game.open(&options, quintain_core::table::LuckSource::seed(1)).unwrap().seats();
        let bots: Vec<String> = (0..seats).map(|seat| LEVELS[seat % 2].to_owned()).collect();
        assert_eq!(game.simulate(&options, &bots, 1, 3).unwrap().games, 1, "{}", game.id());
    }
}

/// All games offer the four levels, the weakest first, and still know the bots that were there before.
#[test]
fn levels_are_offered_and_former_bots_are_known() {
    for game in registry().games() {
        assert_eq!(game.levels(), LEVELS, "{}", game.id());
        assert!(["random", "greedy"].iter().all(|bot| game.bots().contains(bot)), "{}", game.id());
    }
    assert!(registry().game("knight").unwrap().bots().contains(&"greedy-diplomacy"));
}

/// A search that is told to stop stops, however many simulations it was given; and so does one out of time.
#[test]
fn a_search_stops_at_once() {
    let edition = Edition::<quintain_hearts::Hearts>::new();
    let (mut game, _) = edition.start(&serde_json::json!({"players": 5})).unwrap();
    let mut luck = Fast::new(1);
    game.settle(&mut luck, &mut Events::off());
    let seat = game.next().deciders().first().unwrap();
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let seen = Seen::new(&game, seat, &moves);
    let Level { sight, width, .. } = quintain_bots::hearts::CHAMPION;
    let mut search = Search::default();
    let mut sense = quintain_bots::hearts::Senses::default();
    let sense: &mut dyn Sense<_> = &mut sense;
    let stop = AtomicBool::new(true);
    let endless = |time| quintain_bots::search::Limit { simulations: u32::MAX, time };
    let found = search.run(&seen, sense, sight, width, endless(None), Some(&stop), &mut luck);
    assert_eq!(found.simulations, 1);
    let began = Instant::now();
    let found = search.run(&seen, sense, sight, width, endless(Some(Duration::from_millis(30))), None, &mut luck);
    assert!(began.elapsed() < Duration::from_secs(5) && found.simulations > 1);
}

/// A suggestion says what it is worth, what else was looked at, and counts its simulations.
#[test]
fn a_suggestion_has_alternatives() {
    let edition = Edition::<quintain_emara::Emara>::new();
    let (mut game, _) = edition.start(&serde_json::json!({"players": 2})).unwrap();
    let mut luck = Fast::new(3);
    let mut moves = Vec::new();
    while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut Events::off()) {
        let seat = seats.first().unwrap();
        moves.clear();
        game.legal_moves(seat, &mut moves);
        if moves.len() >= 4 {
            let mut bot = Player::new(quintain_bots::emara::Senses::default(), quintain_bots::emara::KNIGHT);
            let choice = bot.choose(&Seen::new(&game, seat, &moves), Budget::Simulations(40), &mut luck);
            let value = choice.value.unwrap();
            assert!((0.0..=1.0).contains(&value) && !choice.others.is_empty());
            assert!(choice.others.iter().all(|(mv, _)| *mv != choice.mv && moves.contains(mv)));
            assert!((choice.stats["simulations"] - 40.0).abs() < 1e-9);
            assert!(!game.move_text(seat, choice.mv, Lang::Ru).plain().is_empty());
            return;
        }
        let _ = game.play(seat, moves[0], &mut Events::off()).unwrap();
    }
    panic!("no choice came up");
}
