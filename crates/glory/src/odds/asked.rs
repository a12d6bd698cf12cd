//! A seat that is asked something in a duel: its moves, handed to the solver of the duel.

use super::joust::{Stakes, Worth};
use super::knight::Shown;
use super::likely::likely;
use super::players::{Act, Duellists, Pair, Phase, Point};
use super::recent;
use super::tent::tent;
use super::tools::{Tools, best_dice, joust, standing};
use super::{Choice, Odds};
use crate::Glory;
use crate::duel::{Foe, FoeStats, Step};
use crate::moves::Move;
use crate::state::{Ask, Rider};
use quintain_core::{Game, Seat};

/// A seat that is asked something in a duel.
pub(super) struct Asked<'a> {
    game: &'a Glory,
    seat: usize,
    home: usize,
    foe: Foe,
    stakes: Stakes,
    moves: Vec<Move>,
}

impl<'a> Asked<'a> {
    pub(super) fn of(game: &'a Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Self> {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let seat = game.seat(seat)?;
        let player = &game.players[seat];
        if !matches!(player.ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic) {
            return None;
        }
        let home = usize::from(player.side.home);
        let foe = match game.players[home].duel.foe {
            Foe::Player(_) if seat != home => Foe::Player(home as u8),
            foe => foe,
        };
        Some(Self { game, seat, home, foe, stakes: stakes.unwrap_or(Stakes::VICTORY), moves })
    }

    /// Clashes won by the seat, and by the opponent.
    fn score(&self) -> [u8; 2] {
        let [mine, theirs] = self.game.score(self.home);
        if self.seat == self.home { [mine, theirs] } else { [theirs, mine] }
    }

    fn wins_ties(&self) -> bool {
        match self.foe {
            Foe::Player(other) => self.game.position(Rider::of(self.seat)) < self.game.position(Rider(other)),
            Foe::Automaton => self.game.home_is_before(self.home),
            _ => true,
        }
    }

    fn odds(&self, exact: bool, worths: Vec<Worth>) -> Option<Odds> {
        let choices: Vec<Choice> = (self.moves.iter().zip(worths))
            .map(|(mv, worth)| Choice { mv: *mv, clash: worth.clash, duel: worth.duel, value: worth.value })
            .collect();
        let best = choices.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
        Some(Odds { foe: self.foe, exact, clash: best.clash, duel: best.duel, choices: choices.clone() })
    }

    /// Against somebody who never decides, or a player taken at his numbers.
    pub(super) fn against_numbers(&self) -> Option<Odds> {
        let (game, player) = (self.game, &self.game.players[self.seat]);
        let duel = &game.players[self.home].duel;
        let exact = !matches!(self.foe, Foe::Player(_));
        let tools = Tools::of(game, self.seat);
        let stats = if exact { game.foe_stats(self.foe) } else { likely(game, self.seat, self.home, self.foe) };
        let joust = joust(game, self.seat, stats, self.wins_ties(), &tools);
        let mut solver = recent::take(game.data(), joust, self.stakes);
        let mut at = standing(game, self.seat, self.score(), &tools);
        if exact {
            at.attack -= duel.attack;
            at.prestige_edge -= duel.prestige;
        }
        let foe_die = if duel.die == crate::state::NONE || !exact { 0 } else { duel.die };
        let shown = Shown { best: best_dice(game, self.seat), foe_die };
        let lances_to_come = u8::from(duel.step == Step::Lance1);
        let worth = |mv: &Move| match (player.ask, *mv) {
            (Ask::Tent, mv) => {
                let (mine, theirs, price) = tent(game, mv, &tools, &self.stakes);
                let mut at = mine(at);
                at.attack -= theirs[0];
                at.prestige_edge -= theirs[1];
                let worth = solver.duel(at);
                Worth { value: worth.value - price, ..worth }
            }
            (_, Move::Commit(strength)) => solver.commit(at, strength),
            (Ask::Faith, Move::Reroll(dice)) => solver.reroll(at, shown, Some(dice)),
            (Ask::Faith, _) => solver.reroll(at, shown, None),
            (Ask::Lance, Move::Use(kind)) => solver.lance(at, shown, lances_to_come, tools.lance(kind)),
            (Ask::Lance, _) => solver.lance(at, shown, lances_to_come, None),
            (_, Move::Relic(kind)) => solver.relic(at, shown, tools.relic(kind), [0; 3]),
            (_, Move::RelicReroll { relic, dice }) => solver.relic(at, shown, tools.relic(relic), dice),
            _ => solver.relic(at, shown, None, [0; 3]),
        };
        let worths = self.moves.iter().map(worth).collect();
        recent::keep(game.data(), solver);
        self.odds(exact, worths)
    }

    /// Both sides decide and value things alike. `None` against others, and if the duel is too long.
    pub(super) fn among_players(&self, most_sums: u64) -> Option<Odds> {
        let Foe::Player(other) = self.foe else { return None };
        let (game, seats) = (self.game, [self.seat, usize::from(other)]);
        let tools = seats.map(|seat| Tools::of(game, seat));
        let ties = self.wins_ties();
        let jousts = [0, 1].map(|side| {
            joust(game, seats[side], FoeStats::default(), if side == 0 { ties } else { !ties }, &tools[side])
        });
        let [mine, theirs] = self.score();
        let at = Point {
            sides: [
                standing(game, seats[0], [mine, theirs], &tools[0]),
                standing(game, seats[1], [theirs, mine], &tools[1]),
            ],
        };
        let best = seats.map(|seat| best_dice(game, seat));
        let duel = &game.players[self.home].duel;
        // The one who was asked first in this step has an opponent who acts after him.
        let first = duel.turn == 1;
        let phase = match duel.step {
            Step::Lance1 => Phase::Lance1,
            Step::Lance2 => Phase::Lance2,
            Step::Relic => Phase::Relic,
            _ => Phase::Faith,
        };
        let mut solver = Duellists::new(game.data(), jousts, [self.stakes; 2], most_sums);
        let mut worths = Vec::new();
        for mv in &self.moves {
            let act = match (duel.step, *mv) {
                (Step::Tent, mv) => {
                    worths.push(self.tents(&mut solver, at, mv, &tools, first)?.of(0));
                    continue;
                }
                (Step::Strength, Move::Commit(strength)) if first => {
                    worths.push(solver.reply(at, 0, strength)?.of(0));
                    continue;
                }
                (Step::Strength, Move::Commit(strength)) => {
                    worths.push(solver.commit(at, 0, strength)?.of(0));
                    continue;
                }
                (_, Move::Reroll(dice)) => Act::Reroll(dice),
                (_, Move::Use(kind)) => Act::Lance(tools[0].lance(kind)?),
                (_, Move::Relic(kind)) => Act::Relic(tools[0].relic(kind)?, [0; 3]),
                (_, Move::RelicReroll { relic, dice }) => Act::Relic(tools[0].relic(relic)?, dice),
                _ => Act::Pass,
            };
            worths.push(solver.choice(phase, at, best, 0, act, first)?.of(0));
        }
        self.odds(true, worths)
    }

    /// D-TENT of the seat and, if he has yet to act, the best reply of the other.
    fn tents(&self, solver: &mut Duellists, at: Point, mv: Move, tools: &[Tools; 2], first: bool) -> Option<Pair> {
        let apply = |mut at: Point, side: usize, mv: Move| {
            let (own, theirs, price) = tent(self.game, mv, &tools[side], &self.stakes);
            at.sides[side] = own(at.sides[side]);
            at.sides[1 - side].attack += theirs[0];
            at.sides[1 - side].prestige_edge += theirs[1];
            (at, price)
        };
        let (at, price) = apply(at, 0, mv);
        let mut best = solver.duel(at)?;
        if let (true, Foe::Player(other)) = (first, self.foe) {
            for reply in self.game.tent_moves(usize::from(other)) {
                let (at, price) = apply(at, 1, reply);
                best = best.better(solver.duel(at)?.less(1, price), 1);
            }
        }
        Some(best.less(0, price))
    }
}
