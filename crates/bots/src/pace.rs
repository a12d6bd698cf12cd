//! How many simulations a second the search runs, with what is hidden drawn anew for each and with all cards open: for
//! `quintain bench`.

use crate::search::{Level, Limit, Search, Sense};
use crate::{emara, glory, hearts, knight};
use quintain_core::chance::Fast;
use quintain_core::registry::Edition;
use quintain_core::{Describe, Events, Next, Seen};
use std::time::Duration;

/// What was measured at one position.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The preset.
    pub preset: &'static str,
    /// How many decisions were taken before.
    pub after: u32,
    /// Simulations in a second, each in a world of its own.
    pub hidden_per_second: f64,
    /// The same with the cards of all on the table.
    pub open_per_second: f64,
}

/// The positions of a game, each searched for this long in both ways.
pub fn paces(game: &str, time: Duration) -> Vec<Pace> {
    match game {
        "hearts" => {
            let mut sense = hearts::Senses::default();
            [0, 8]
                .map(|after| pace::<quintain_hearts::Hearts>("even-4", after, &mut sense, hearts::CHAMPION, time))
                .into()
        }
        "emara" => {
            let mut sense = emara::Senses::default();
            vec![pace::<quintain_emara::Emara>("players-2", 60, &mut sense, emara::CHAMPION, time)]
        }
        "glory" => {
            let mut sense = glory::Senses::default();
            vec![pace::<::glory::Glory>("pas-darmes-2", 60, &mut sense, glory::CHAMPION, time)]
        }
        "knight" => {
            let mut sense = knight::Senses::default();
            vec![pace::<quintain_knight::Knight>("war-2", 60, &mut sense, knight::CHAMPION, time)]
        }
        _ => Vec::new(),
    }
}

fn pace<G: Describe>(preset: &'static str, after: u32, sense: &mut dyn Sense<G>, level: Level, time: Duration) -> Pace {
    let edition = Edition::<G>::new();
    let mut luck = Fast::new(7);
    let options = G::presets(edition.data()).into_iter().find(|known| known.id == preset).map(|known| known.options);
    let start = options.and_then(|options| edition.start(&options).ok());
    let Some((mut game, _)) = start else {
        return Pace { preset, after, hidden_per_second: 0.0, open_per_second: 0.0 };
    };
    let (mut events, mut moves, mut plan) = (Events::off(), Vec::new(), Vec::new());
    let mut taken = 0;
    while let Next::Decide { seats, .. } = game.settle(&mut luck, &mut events) {
        let Some(seat) = seats.first() else { break };
        moves.clear();
        game.legal_moves(seat, &mut moves);
        if taken >= after && moves.len() > 3 {
            break;
        }
        plan.clear();
        sense.quick(&game, seat, &mut moves, &mut plan, &mut luck);
        let mv = plan.first().copied().unwrap_or(moves[0]);
        if game.play(seat, mv, &mut events).is_err() {
            break;
        }
        taken += 1;
    }
    let Some(seat) = game.next().deciders().first() else {
        return Pace { preset, after, hidden_per_second: 0.0, open_per_second: 0.0 };
    };
    moves.clear();
    game.legal_moves(seat, &mut moves);
    let limit = Limit { simulations: u32::MAX, time: Some(time) };
    let mut search = Search::default();
    let (sight, width) = (level.sight, level.width);
    let seen = Seen::new(&game, seat, &moves);
    let hidden = search.run(&seen, sense, sight, width, limit, None, &mut luck).simulations;
    let open = |_: &mut dyn Sense<G>, _: &mut dyn quintain_core::Luck| game.clone();
    let open = search.run_in(open, seat, sense, sight, width, limit, None, &mut luck).simulations;
    let rate = |simulations: u32| f64::from(simulations) / time.as_secs_f64().max(1e-9);
    Pace { preset, after: taken, hidden_per_second: rate(hidden), open_per_second: rate(open) }
}
