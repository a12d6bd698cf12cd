//! The joust solver against the tables of section 10, and against itself played out. How long it takes: `examples/duels.rs`.

use crate::table::{Table, card, edition, knight, relic};
use glory::Move;
use glory::duel::Foe;
use glory::event::Event;
use glory::odds::chart::{RiderSheet, report};
use glory::odds::knight::{Joust, Shown, Solver, Standing};
use glory::odds::{self, Budget, Stakes};
use glory::state::{Ask, PLACES, Place, Stage};
use quintain_core::{Lang, Luck, Next, Seat};

/// Mount, armour and strength against an attack, ties won.
fn joust(mount: u8, armour: u8, attack: i8) -> Joust {
    let data = edition().data();
    let (mount, armour) = (&data.equipment[0][usize::from(mount)], &data.equipment[1][usize::from(armour)]);
    Joust {
        red_taken: 0,
        dice: [mount.dice, armour.dice],
        awake: [mount.active, armour.active],
        most_strength: 4,
        reroll: 2,
        attack,
        prestige: 0,
        die: false,
        wins_ties: true,
        lances: Vec::new(),
        relics: Vec::new(),
    }
}

/// One clash, all strength committed, with or without a faith token.
fn clash(joust: Joust, strength: u8, faith: u8) -> f64 {
    let at = Standing { wins: 1, losses: 1, committed: strength, faith, ..Standing::default() };
    Solver::new(edition().data(), joust, Stakes::VICTORY).duel(at).clash
}

/// How the duel of this table ended, if it has.
fn ended(table: &Table) -> Option<bool> {
    table.log.iter().find_map(|event| match event {
        Event::DuelEnds { won, .. } => Some(*won),
        _ => None,
    })
}

/// The first table of section 10, to the percent.
#[test]
fn a_clash_reaches_a_total() {
    for (strength, mount, armour, rows) in [
        (2, 2, 2, [(72, 91), (56, 81), (39, 67), (22, 48), (10, 27), (3, 10)]),
        (3, 2, 2, [(80, 94), (65, 86), (47, 73), (28, 54), (13, 32), (4, 12)]),
        (3, 3, 2, [(87, 96), (74, 90), (57, 78), (36, 60), (17, 37), (5, 15)]),
        (4, 3, 3, [(95, 99), (89, 97), (76, 91), (56, 78), (32, 56), (12, 27)]),
        (4, 4, 3, [(98, 100), (95, 99), (87, 96), (71, 89), (45, 70), (21, 41)]),
        (4, 4, 4, [(99, 100), (97, 100), (92, 98), (81, 94), (60, 84), (35, 61)]),
    ] {
        for (total, (plain, faith)) in (7..).zip(rows) {
            for (tokens, expected) in [(0, plain), (1, faith)] {
                let chance = 100.0 * clash(joust(mount, armour, total), strength, tokens);
                let off = (chance - f64::from(expected)).abs();
                assert!(off < 0.6, "{strength} {mount}/{armour} t={total} faith {tokens}: {chance:.2}, not {expected}");
            }
        }
    }
}

/// The second table: whole duels, prestige constant, early, mid and late.
#[test]
fn whole_duels_of_the_specification() {
    let riders = [(2, 2, 2, 0i8), (3, 3, 2, 1), (4, 4, 3, 2)];
    for (attack, prestige, die, removes, expected) in [
        (7, 1, false, [0, 0, 0], [91, 100, 100]),
        (8, 1, false, [0, 0, 0], [74, 97, 100]),
        (8, 2, false, [0, 0, 0], [74, 88, 100]),
        (7, 1, true, [0, 0, 0], [67, 94, 100]),
        (8, 1, true, [0, 0, 0], [41, 81, 98]),
        (8, 1, false, [0, 0, 1], [60, 94, 100]),
        (8, 3, false, [0, 0, 0], [74, 88, 100]),
        (9, 3, false, [0, 0, 0], [47, 65, 96]),
        (9, 1, false, [0, 1, 0], [28, 82, 99]),
        (9, 1, true, [0, 0, 0], [17, 57, 90]),
        (10, 1, false, [0, 0, 0], [18, 65, 96]),
        (9, 2, false, [1, 0, 0], [28, 56, 99]),
        (10, 3, false, [0, 0, 0], [18, 31, 79]),
        (10, 2, false, [1, 0, 0], [9, 24, 94]),
        (11, 1, false, [0, 0, 0], [3, 31, 79]),
        (11, 2, false, [0, 0, 0], [3, 6, 79]),
    ] {
        for ((strength, mount, armour, own), expected) in riders.into_iter().zip(expected) {
            let mut joust = joust(mount, armour, attack);
            joust.prestige = prestige - own;
            joust.die = die;
            joust.red_taken = removes[0];
            joust.dice = [joust.dice[0] - removes[1], joust.dice[1] - removes[2]];
            let p = clash(joust, strength, 1);
            let duel = 100.0 * p * p * (3.0 - 2.0 * p);
            let off = (duel - f64::from(expected)).abs();
            assert!(off < 1.1, "{attack}/{prestige} die {die} {removes:?}: {duel:.1}, not {expected}");
        }
    }
}

/// The optimum is consistent: a point is worth as much as its best choice, and more tokens never hurt.
#[test]
fn the_optimum_is_consistent() {
    let data = edition().data();
    let mut solver = Solver::new(data, joust(3, 2, 9), Stakes::VICTORY);
    let at = Standing { strength: 4, faith: 2, ..Standing::default() };
    let whole = solver.duel(at);
    let best = (0..=4).map(|strength| solver.commit(at, strength).duel).fold(0.0, f64::max);
    assert!((whole.duel - best).abs() < 1e-12);
    let poorer = solver.duel(Standing { faith: 1, ..at });
    assert!(poorer.duel < whole.duel && solver.duel(Standing { prestige: 1, ..at }).duel >= whole.duel);
    let committed = Standing { committed: 3, strength: 1, ..at };
    let shown = Shown { best: [2, 3, 1], foe_die: 0 };
    let pass = solver.reroll(committed, shown, None);
    let red = solver.reroll(committed, shown, Some([2, 0, 0]));
    assert!(red.clash > pass.clash, "6 does not beat 9: rerolling can only help this clash");
}

/// A table with seat 0 before a duel with a knight: some of everything.
fn before(id: &str) -> Table {
    let mut table = Table::two("pas-darmes");
    table.registration();
    table.levels(0, 3, 2);
    table.players[0].up = glory::multiset::Multiset::default();
    table.players[0].perks = glory::state::Perks::default();
    table.tokens(0, 0, 4, 2);
    table.give(0, "squire");
    table.give(0, "nun");
    table.give_prestige(0, "office");
    table.players[0].relics_up.add(relic("ring").index(), 1);
    let _ = knight(id);
    table
}

/// GLO-DUEL-03, GLO-DUEL-08: glory paid in the tent is gone for the lances. With 1 glory, Thug and Witch cannot both
/// be paid, so the Thug is worth what the duel is worth once he is paid.
#[test]
fn glory_is_paid_once() {
    for glory in [1, 2] {
        let mut table = before("juan-ii");
        table.players[0].up = glory::multiset::Multiset::default();
        table.players[0].relics_up = glory::multiset::Multiset::default();
        table.give(0, "thug");
        table.give(0, "witch");
        table.players[0].glory = glory;
        table.against("juan-ii");
        let said = odds::now(&table.game, Seat::new(0), None).unwrap();
        for choice in said.choices {
            let mut then = Table { game: table.game, ..Table::two("pas-darmes") };
            then.play(0, choice.mv);
            let (_, ask) = then.asked().unwrap();
            assert_eq!(ask, Ask::Strength);
            let after = odds::now(&then.game, Seat::new(0), None).unwrap().duel;
            assert!((choice.duel - after).abs() < 1e-9, "glory {glory}, {:?}: {} and {after}", choice.mv, choice.duel);
        }
    }
}

/// The move the solver takes for the seat that is asked, and the chance of seat 0 to win the duel.
fn advised(table: &Table, stakes: Stakes) -> (usize, Move, f64) {
    let (seat, _) = table.asked().unwrap();
    let odds = odds::now(&table.game, Seat::new(seat), Some(stakes)).unwrap();
    assert!(odds.exact);
    let best = odds.choices.iter().max_by(|a, b| a.value.total_cmp(&b.value)).unwrap();
    (seat, best.mv, if seat == 0 { odds.duel } else { 1.0 - odds.duel })
}

/// Brute force: the engine plays the duel with the solver's choices, and seat 0 wins as often as the solver says.
fn play_out(name: &str, start: &Table, stakes: Stakes, duels: u64) {
    let (.., said) = advised(start, stakes);
    let mut won = 0;
    for seed in 0..duels {
        let mut table = Table { game: start.game, log: Vec::new(), luck: quintain_core::chance::Fast::new(seed) };
        let result = loop {
            if let Some(won) = ended(&table) {
                break won;
            }
            if let Next::Chance(request) = quintain_core::Game::next(&table.game) {
                let answer = table.luck.answer(&request);
                table.answer(&answer);
            } else {
                let (seat, mv, _) = advised(&table, stakes);
                table.play(seat, mv);
            }
        };
        won += u32::from(result);
    }
    let rate = f64::from(won) / duels as f64;
    let error = (said * (1.0 - said) / duels as f64).sqrt();
    println!("{name}: said {said:.3}, played {rate:.3} (error {error:.3})");
    assert!((rate - said).abs() < 3.5 * error + 0.01, "{name}: said {said:.3}, played {rate:.3}");
}

/// Against knights, for victory and with prices.
#[test]
fn played_out_it_wins_as_often_as_it_says() {
    // Without optimisation the solver is slow: one knight, and a few duels as a sign of life.
    let (duels, knights) = if cfg!(debug_assertions) { (6, 1) } else { (600, 3) };
    for id in ["juan-ii", "powala-of-taczew", "pal-kinizsi"].into_iter().take(knights) {
        let mut start = before(id);
        if cfg!(debug_assertions) {
            start.players[0].relics_up = glory::multiset::Multiset::default();
        }
        start.against(id);
        play_out(id, &start, Stakes::VICTORY, duels);
        play_out(id, &start, Stakes { win: 6.0, honour: 3.0, ..PRICES }, duels);
    }
}

/// The forecast before the duel is the chance at its first decision.
#[test]
fn a_forecast_agrees_with_the_first_decision() {
    let mut table = before("juan-ii");
    let stats = table.game.foe_stats(Foe::Knight(knight("juan-ii")));
    let budget = Budget { strength: 4, faith: 2, tokens: true };
    let forecast = odds::forecast(&table.game, Seat::new(0), stats, budget, Stakes::VICTORY);
    table.against("juan-ii");
    assert_eq!(table.asked(), Some((0, Ask::Strength)));
    let now = odds::now(&table.game, Seat::new(0), Some(Stakes::VICTORY)).unwrap();
    assert!((now.duel - forecast.duel).abs() < 1e-9);
    assert_eq!(now.choices.len(), 5);
    assert!(matches!(now.choices[4].mv, Move::Commit(4)));
}

/// The seat that is asked is told its odds, whoever watches how it stands; the adviser needs no question.
#[test]
fn odds_beside_the_choices() {
    let mut table = before("juan-ii");
    table.against("juan-ii");
    let advise = |seat: Seat, question: serde_json::Value| {
        let mut moves = Vec::new();
        quintain_core::Game::legal_moves(&table.game, seat, &mut moves);
        odds::advise(&quintain_core::Seen::new(&table.game, seat, &moves), &question, quintain_core::Lang::En)
    };
    let told = advise(Seat::new(0), serde_json::Value::Null).unwrap();
    let told: odds::OddsView = serde_json::from_value(told).unwrap();
    let odds = odds::quick(&table.game, Seat::new(0), None).unwrap();
    assert!(told.exact && told.choices.len() == odds.choices.len());
    assert_eq!(told.duel, (odds.duel * 1000.0).round() as u16);
    for (told, said) in told.choices.iter().zip(&odds.choices) {
        assert_eq!((told.mv, told.duel), (said.mv, (said.duel * 1000.0).round() as u16));
    }
    let watched = advise(Seat::new(1), serde_json::Value::Null).unwrap();
    let watched: odds::OddsView = serde_json::from_value(watched).unwrap();
    assert_eq!(watched, odds::OddsView { choices: Vec::new(), ..told });
    assert!(advise(Seat::new(0), "how long is a piece of string".into()).is_err());
}

/// Beside the lists and the hand: every knight and every challenge, with no more than the seat has.
#[test]
fn chances_of_the_duels_that_wait() {
    let mut table = Table::two("pas-darmes");
    table.tokens(0, 0, 3, 1);
    table.empty_hand(0);
    table.give_card(0, "rescue");
    table.give_card(0, "quest");
    table.give_card(0, "anthony-woodville");
    let advise = |seat: usize, question: serde_json::Value| {
        let (seat, moves) = (Seat::new(seat), table.moves(seat));
        odds::lists::advise(&quintain_core::Seen::new(&table.game, seat, &moves), &question, Lang::En)
    };
    let told = |question: serde_json::Value| -> odds::lists::ListsView {
        serde_json::from_value(advise(0, question).unwrap()).unwrap()
    };
    let usual = told(serde_json::Value::Null);
    assert_eq!((usual.assumes.strength, usual.assumes.faith, usual.assumes.tokens), (3, 1, false));
    assert_eq!(usual.knights.len(), table.game.lists.iter().filter(|place| place.knight().is_some()).count());
    assert_eq!(
        usual.cards.iter().map(|chance| chance.card).collect::<Vec<_>>(),
        [card("rescue"), card("anthony-woodville")]
    );
    for chance in &usual.knights {
        let budget = Budget { strength: 3, faith: 1, tokens: false };
        let stats = table.game.foe_stats(Foe::Knight(chance.knight));
        let exact = odds::forecast(&table.game, Seat::new(0), stats, budget, Stakes::VICTORY).duel;
        assert_eq!(chance.duel, (exact * 1000.0).round() as u16);
        let most = u16::from(stats.glory) * 10;
        assert!(
            chance.glory <= most && u32::from(chance.glory) * 1000 + 1000 >= u32::from(chance.duel) * u32::from(most)
        );
    }
    let poor = told(serde_json::json!({"strength": 0, "faith": 0, "tokens": false}));
    assert!(poor.knights.iter().zip(&usual.knights).all(|(poor, usual)| poor.duel <= usual.duel));
    let greedy = told(serde_json::json!({"strength": 255, "faith": 255, "tokens": true}));
    assert_eq!((greedy.assumes.strength, greedy.assumes.faith), (3, 1));
    assert_eq!(advise(1, serde_json::Value::Null), Ok(serde_json::Value::Null));
    for nonsense in ["null", "[]", "{}", r#"{"strength": -1, "faith": 0, "tokens": true}"#, r#"{"horse": 4}"#] {
        let question = serde_json::from_str(nonsense).unwrap();
        assert!(nonsense == "null" || advise(0, question).is_err(), "{nonsense}");
    }
}

/// A Plaisance with two seats in the slots 0 and 4 and knights in the others, the first pair fought.
fn long_lists() -> Table {
    let mut table = Table::two("plaisance");
    table.registration();
    table.tokens(0, 0, 4, 3);
    table.tokens(1, 0, 2, 1);
    let known: Vec<u8> = (0..8).map(|nth| edition().data().knights.list[nth].0).collect();
    for (slot, knight) in known.into_iter().enumerate() {
        table.game.lists[slot] = match slot {
            0 => Place { rider: 0, ..Place::FREE },
            4 => Place { rider: 1, ..Place::FREE },
            _ => Place { knight, ..Place::FREE },
        };
    }
    table.game.stage = Stage::Bout(1);
    table
}

fn lists_of(table: &Table, seat: usize, question: &serde_json::Value) -> odds::lists::ListsView {
    let (seat, moves) = (Seat::new(seat), Vec::new());
    let seen = quintain_core::Seen::new(&table.game, seat, &moves);
    serde_json::from_value(odds::lists::advise(&seen, question, Lang::En).unwrap()).unwrap()
}

/// A tournament under way: the next foe, the strength committed at once, who may come then.
#[test]
fn what_lies_ahead_in_the_bracket() {
    let mut table = long_lists();
    let knight_in = |table: &Table, slot: usize| Foe::Knight(table.game.lists[slot].knight().unwrap());
    let question = serde_json::json!({"strength": 3, "faith": 1, "tokens": false});
    let told = lists_of(&table, 0, &question);
    let ahead = told.ahead.unwrap();
    let next = ahead.next.clone().unwrap();
    assert_eq!((next.foe, next.exact), (knight_in(&table, 1), true));
    assert_eq!(Some(next.duel), told.knights.iter().find(|it| Foe::Knight(it.knight) == next.foe).map(|it| it.duel));
    assert_eq!(ahead.commits.len(), 4);
    assert_eq!(ahead.commits.iter().map(|it| it.duel).max(), Some(next.duel));
    assert!(ahead.commits.windows(2).all(|pair| pair[0].clash <= pair[1].clash));
    assert_eq!((ahead.bout, ahead.left), (Some(4), [1, 2]));
    let foes = |ahead: &odds::ahead::AheadView| ahead.then.iter().map(|it| it.foe).collect::<Vec<_>>();
    assert_eq!(foes(&ahead), [knight_in(&table, 2), knight_in(&table, 3)]);
    // One of them is beaten: he is the next foe, and four may come in the final.
    table.game.winners[0] = 0;
    table.game.winners[1] = 3;
    let ahead = lists_of(&table, 0, &question).ahead.unwrap();
    assert_eq!(ahead.next.as_ref().map(|next| next.foe), Some(knight_in(&table, 3)));
    assert_eq!(ahead.bout, Some(6));
    assert_eq!(foes(&ahead), [Foe::Player(1), knight_in(&table, 5), knight_in(&table, 6), knight_in(&table, 7)]);
    assert!(ahead.then[0].exact, "two players with few tokens");
    assert!([7, 9].contains(&ahead.then[0].win), "GLO-PVP: {ahead:?}");
    // The other player is through: the chances of both are those of one duel, whoever asks.
    table.game.winners = [0, 3, 4, 7, 0, 4, u8::MAX];
    let all = serde_json::json!({"strength": 4, "faith": 3, "tokens": false});
    let duels = [0, 1].map(|seat| lists_of(&table, seat, &all).ahead.unwrap());
    assert_eq!(duels[0].next.as_ref().map(|next| next.foe), Some(Foe::Player(1)));
    assert!(duels.iter().all(|ahead| ahead.then.is_empty() && ahead.commits.is_empty() && ahead.bout.is_none()));
    let sum: u16 = duels.iter().map(|ahead| ahead.next.as_ref().unwrap().duel).sum();
    assert!((999..=1001).contains(&sum), "{duels:?}");
    // Who is out has nothing before him.
    table.game.winners[4] = 3;
    assert_eq!(lists_of(&table, 0, &question).ahead, None);
}

/// In the cities the next foe is the next knight before whom a shield hangs.
#[test]
fn what_lies_ahead_in_the_cities() {
    let mut table = before("juan-ii");
    assert_eq!(lists_of(&table, 0, &serde_json::Value::Null).ahead, None, "nobody rides yet");
    let [first, second] = [0, 4].map(|place| table.game.lists[place].knight().unwrap());
    table.game.lists[0].rider = 0;
    table.game.lists[4].rider = 0;
    table.game.stage = Stage::Lists(1);
    let next = |table: &Table| lists_of(table, 0, &serde_json::Value::Null).ahead.map(|ahead| ahead.next.unwrap().foe);
    assert_eq!(next(&table), Some(Foe::Knight(first)));
    table.game.lists[0].fought = 2;
    assert_eq!(next(&table), Some(Foe::Knight(second)));
    table.game.lists[4].fought = 1;
    assert_eq!(next(&table), None);
}

/// Rows for the command line; wrong names are refused.
#[test]
fn a_report_has_rows_text_and_a_plot() {
    let data = edition().data();
    let rider = RiderSheet {
        supporters: vec!["squire".into(), "nun".into()],
        relics: vec!["ring".into()],
        ..RiderSheet::default()
    };
    let report = report(data, &rider, &[]).unwrap();
    assert_eq!(report.rows.len(), 32);
    assert!(report.rows.windows(2).all(|pair| pair[0].duel >= pair[1].duel));
    assert!(report.text(data, Lang::En).contains("Zawisza the Black"));
    let chart = report.chart(data, Lang::Ru);
    assert!(chart.legend.len() == 2 && chart.rows.iter().any(|(name, _)| name.contains("Завиша Чёрный")));
    let wrong = RiderSheet { relics: vec!["teapot".into()], ..RiderSheet::default() };
    assert_eq!(glory::odds::chart::report(data, &wrong, &[]).unwrap_err(), "there is no relic 'teapot'");
}

/// The practice lists: a study, and a ride that is the same whenever it is told the same.
#[test]
fn practice_studies_and_rides() {
    let data = edition().data();
    let ask = |question: serde_json::Value| {
        let question = question.as_object().unwrap().clone();
        glory::odds::practice::answer(data, question, Lang::En)
    };
    let rider = serde_json::json!({
        "foe": "pal-kinizsi", "strength": 4, "mount": 3, "armour": 2, "faith": 1, "prestige": 1, "supporters": ["nun"],
    });
    let study: glory::odds::practice::Study = serde_json::from_value(ask(rider.clone()).unwrap()).unwrap();
    assert_eq!(study.knights.len(), 32);
    assert_eq!(study.strength.len(), 5);
    assert_eq!(study.strength[4].duel, study.duel);
    assert!(study.strength.windows(2).all(|pair| pair[0].duel <= pair[1].duel));
    assert!(study.strength.iter().all(|by| by.faithless <= by.duel));
    assert!((995..=1005).contains(&study.attack.iter().sum::<u16>()));
    assert!(study.helps.windows(2).all(|pair| pair[0].duel >= pair[1].duel));
    assert!(study.helps.iter().all(|help| help.duel > study.duel));

    let mut question = rider;
    let mut moves = Vec::new();
    let over = loop {
        question["ride"] = serde_json::json!({ "seed": 7, "moves": moves });
        let told = ask(question.clone()).unwrap();
        assert_eq!(told, ask(question.clone()).unwrap(), "the same words, the same joust");
        assert_eq!(told["events"].as_array().unwrap().len(), moves.len() + 1);
        if !told["over"].is_null() {
            break told["over"].as_bool();
        }
        let (offers, odds) = (told["offers"].as_array().unwrap(), &told["odds"]);
        assert_eq!(offers.len(), odds["choices"].as_array().unwrap().len());
        assert!(moves.len() < 24);
        moves.push(offers.last().unwrap()[0].clone());
    };
    assert!(over.is_some());
    // Moves after the end are not played, and change nothing.
    moves.push("pass".into());
    question["ride"]["moves"] = moves.into();
    assert_eq!(ask(question.clone()).unwrap()["over"].as_bool(), over);

    for (field, nonsense) in [
        ("foe", serde_json::json!("teapot")),
        ("foe", serde_json::json!(4)),
        ("strength", serde_json::json!(200)),
        ("strength", serde_json::json!(-1)),
        ("mount", serde_json::json!(0)),
        ("supporters", serde_json::json!(vec!["nun"; 200])),
        ("relics", serde_json::json!(["nun"])),
        ("teapot", serde_json::json!(1)),
        ("ride", serde_json::json!({ "seed": 1, "moves": [{ "commit": 9 }] })),
        ("ride", serde_json::json!({ "seed": 1, "moves": vec!["pass"; 100] })),
        ("ride", serde_json::json!({ "seed": -1, "moves": [] })),
    ] {
        let mut wrong = question.clone();
        wrong[field] = nonsense.clone();
        assert!(ask(wrong).is_err(), "{field}: {nonsense}");
    }
}

/// Two seats in the lists, seat 0 first in initiative, at one clash all: mount, armour, strength and faith of
/// both, nothing else. Both commit in the first decisions.
fn last_clash(mine: [u8; 4], theirs: [u8; 4]) -> Table {
    let mut table = Table::two("plaisance");
    table.registration();
    for (seat, [mount, armour, strength, faith]) in [(0, mine), (1, theirs)] {
        let player = &mut table.players[seat];
        player.ask = Ask::Nothing;
        player.up = glory::multiset::Multiset::default();
        player.perks = glory::state::Perks::default();
        player.relics_up = glory::multiset::Multiset::default();
        (player.prestige_up, player.prestige_down) = (0, 0);
        table.levels(seat, mount, armour);
        table.tokens(seat, 0, strength, faith);
    }
    table.lists = [Place::FREE; PLACES];
    for (slot, id) in (2..8).zip(["james-ii", "charles-vii", "juan-ii", "joao-i", "henry-v", "hans-von-trotha"]) {
        table.lists[slot].knight = knight(id).0;
    }
    table.lists[0].rider = 0;
    table.stage = Stage::Register(1);
    table.players[1].ask = Ask::Register { pass: true };
    table.play(1, Move::Slot(1));
    table.players[0].side.wins = 1;
    table.players[1].side.wins = 1;
    table
}

/// The same two at the start of their duel.
fn from_the_start(mut table: Table) -> Table {
    table.players[0].side.wins = 0;
    table.players[1].side.wins = 0;
    table
}

/// The chance of every total of a rider who only rolls.
fn totals(mount: u8, armour: u8, strength: u8) -> Vec<f64> {
    let reach = |total: i8| clash(joust(mount, armour, total), strength, 0);
    (0..20).map(|total| reach(total) - reach(total + 1)).collect()
}

/// Against a player who only rolls, the chance is the mean of the chances against his totals.
#[test]
fn a_player_who_only_rolls_is_a_knight_of_unknown_attack() {
    for faith in [0, 1] {
        let table = last_clash([3, 2, 3, faith], [2, 3, 2, 0]);
        let (seat, _) = table.asked().unwrap();
        let said = odds::now(&table.game, Seat::new(seat), None).unwrap();
        assert!(said.exact);
        let said = if seat == 0 { said.duel } else { 1.0 - said.duel };
        let expected: f64 =
            (0..).zip(totals(2, 3, 2)).map(|(attack, chance)| chance * clash(joust(3, 2, attack), 3, faith)).sum();
        assert!((said - expected).abs() < 1e-9, "faith {faith}: said {said}, expected {expected}");
    }
}

/// Without faith and tokens a duel of two is p²(3 - 2p), from the first clash on.
#[test]
fn a_whole_duel_of_two_without_tokens() {
    let table = from_the_start(last_clash([3, 2, 3, 0], [2, 2, 2, 0]));
    let (seat, _) = table.asked().unwrap();
    let said = odds::now(&table.game, Seat::new(seat), None).unwrap();
    let said = if seat == 0 { said.duel } else { 1.0 - said.duel };
    let p: f64 = (0..).zip(totals(2, 2, 2)).map(|(attack, chance)| chance * clash(joust(3, 2, attack), 3, 0)).sum();
    assert!((said - p * p * (3.0 - 2.0 * p)).abs() < 1e-9, "said {said}, p {p}");
}

/// Two players, both of whom play what the solver says: a last clash for victory, a whole duel with prices.
#[test]
fn two_players_played_out() {
    let duels = if cfg!(debug_assertions) { 4 } else { 400 };
    let mut last = last_clash([3, 2, 3, 1], [2, 3, 3, 2]);
    last.give(1, "squire");
    last.give(0, "veteran");
    play_out("last clash", &last, Stakes::VICTORY, duels);
    let mut whole = from_the_start(last_clash([3, 2, 1, 1], [2, 3, 2, 0]));
    whole.give(1, "veteran");
    play_out("whole duel", &whole, Stakes { win: 8.0, honour: 3.5, ..PRICES }, duels);
}

/// While the other player decides, his rival is told what the best choice would leave him.
#[test]
fn the_standing_chance_while_the_other_decides() {
    let table = last_clash([3, 2, 2, 1], [2, 3, 2, 1]);
    let (asked, _) = table.asked().unwrap();
    let advise = |seat: usize| {
        let (seat, mut moves) = (Seat::new(seat), Vec::new());
        quintain_core::Game::legal_moves(&table.game, seat, &mut moves);
        let seen = quintain_core::Seen::new(&table.game, seat, &moves);
        let told = odds::advise(&seen, &serde_json::Value::Null, quintain_core::Lang::En).unwrap();
        serde_json::from_value::<Option<odds::OddsView>>(told).unwrap()
    };
    let [decides, waits] = [advise(asked), advise(1 - asked)].map(Option::unwrap);
    assert!(waits.exact && waits.choices.is_empty() && !decides.choices.is_empty());
    assert_eq!([usize::from(decides.seat), usize::from(waits.seat)], [asked, 1 - asked]);
    assert!((i32::from(decides.duel) + i32::from(waits.duel) - 1000).abs() <= 1, "{decides:?} {waits:?}");
    assert!((i32::from(decides.clash) + i32::from(waits.clash) - 1000).abs() <= 1);
}

/// With prices a whole duel of two is solved too; what is too long is estimated, and says so.
#[test]
fn what_is_too_long_is_estimated() {
    let strength = if cfg!(debug_assertions) { 2 } else { 4 };
    let table = from_the_start(last_clash([3, 2, strength, 3], [3, 3, strength, 3]));
    let (seat, _) = table.asked().unwrap();
    let ask = |sums: u64| odds::within(&table.game, Seat::new(seat), Some(PRICES), sums).unwrap();
    let (solved, estimated) = (ask(odds::MOST_SUMS), ask(1000));
    assert!(solved.exact && !estimated.exact);
    assert_eq!(solved.choices.len(), estimated.choices.len());
    assert_eq!(Some(estimated), odds::quick(&table.game, Seat::new(seat), Some(PRICES)));
}

const PRICES: Stakes = Stakes { win: 1.0, honour: 0.0, strength: 0.5, faith: 0.6, token: 0.4, glory: 1.0 };
