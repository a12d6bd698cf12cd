//! The turn planner: the best whole turn.
//!
//! All orders of card action, movement, visits, bonus actions and masters are searched, best position first.
//! Different orders that lead to the same position are followed once (a transposition table), and of many
//! payments for the same thing only the cheapest few are tried. Chance inside a turn (honour tokens, a new
//! master) is answered by a guess, and the plan says how many of its moves come before that.

use super::judge::Weights;
use crate::mixed::Mixed;
use quintain_core::chance::Luck;
use quintain_core::{Events, Game, Next, Seat};
use quintain_emara::data::Data;
use quintain_emara::{Emara, Goods, Move, Phase};
use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::time::{Duration, Instant};

/// How far a planner looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// So many positions at most.
    pub positions: usize,
    /// So long at most.
    pub time: Option<Duration>,
}

/// The best turn that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The moves, the end of the turn included.
    pub moves: Vec<Move>,
    /// How many of them come before anything that chance decides.
    pub certain: usize,
    /// The expected result after it.
    pub value: f32,
    /// How many positions were looked at.
    pub positions: usize,
    /// Was every order followed to its end?
    pub complete: bool,
}

/// Finds the best turn.
#[derive(Clone, Debug)]
pub struct Planner {
    weights: Weights,
    limit: Limit,
    nodes: Vec<Node>,
    frontier: BinaryHeap<Open>,
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
    moves: Vec<Move>,
}

#[derive(Clone, Debug)]
struct Node {
    game: Emara,
    parent: u32,
    mv: Move,
    guessed: bool,
}

/// A position whose moves have not been looked at.
#[derive(Clone, Copy, Debug)]
struct Open {
    value: f32,
    node: u32,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> Ordering {
        self.value.total_cmp(&other.value).then(other.node.cmp(&self.node))
    }
}

const ROOT: u32 = u32::MAX;
/// Payments tried for the same thing.
const PAYMENTS: usize = 3;

impl Planner {
    /// A planner with these weights that looks so far.
    pub fn new(weights: Weights, limit: Limit) -> Self {
        Self {
            weights,
            limit,
            nodes: Vec::new(),
            frontier: BinaryHeap::new(),
            seen: HashSet::default(),
            moves: Vec::new(),
        }
    }

    /// The weights it judges by.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Changes how far it looks.
    pub fn set_limit(&mut self, limit: Limit) {
        self.limit = limit;
    }

    /// The best way to finish the turn of `seat` from here. `None` if it is not this seat's turn.
    pub fn plan(&mut self, game: &Emara, seat: Seat, luck: &mut dyn Luck) -> Option<Plan> {
        if !in_turn(game.phase()) || game.active() != seat {
            return None;
        }
        let data = game.data();
        let began = Instant::now();
        self.nodes.clear();
        self.frontier.clear();
        self.seen.clear();
        let mut best: Option<(f32, u32)> = None;
        self.expand(game, ROOT, data, seat, luck);
        let mut complete = true;
        while let Some(Open { value, node }) = self.frontier.pop() {
            let here = self.nodes[node as usize].game;
            if here.active() != seat || !in_turn(here.phase()) {
                continue;
            }
            if self.nodes.len() >= self.limit.positions || self.out_of_time(began) {
                // Without a turn that ends, the search goes on: the best line is followed first.
                complete = false;
                if best.is_some() {
                    break;
                }
            }
            let may_end = self.expand(&here, node, data, seat, luck);
            if may_end && best.is_none_or(|(known, _)| value > known) {
                best = Some((value, node));
            }
        }
        let root_value = self.weights.judge(game, data, seat);
        let can_end_now = self.moves_of(game, seat).contains(&Move::EndTurn);
        if can_end_now && best.is_none_or(|(known, _)| root_value > known) {
            best = Some((root_value, ROOT));
        }
        let (value, node) = best?;
        Some(self.line(node, value, complete))
    }

    fn out_of_time(&self, began: Instant) -> bool {
        self.limit.time.is_some_and(|time| self.nodes.len() % 64 < 16 && began.elapsed() >= time)
    }

    fn moves_of(&mut self, game: &Emara, seat: Seat) -> &[Move] {
        self.moves.clear();
        game.legal_moves(seat, &mut self.moves);
        &self.moves
    }

    /// Adds the positions after each move. Says whether the turn may end here.
    fn expand(&mut self, game: &Emara, parent: u32, data: &'static Data, seat: Seat, luck: &mut dyn Luck) -> bool {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let may_end = moves.last() == Some(&Move::EndTurn);
        if may_end {
            moves.pop();
        }
        let guessed = parent != ROOT && self.nodes[parent as usize].guessed;
        let mut group = 0;
        while group < moves.len() {
            let size = moves[group..].iter().take_while(|mv| same_thing(mv, &moves[group])).count();
            let payments = &mut moves[group..group + size];
            if size > PAYMENTS {
                payments.sort_by(|a, b| self.cost(a).total_cmp(&self.cost(b)));
            }
            for &mv in payments.iter().take(PAYMENTS) {
                self.follow(*game, mv, parent, guessed, data, seat, luck);
            }
            group += size;
        }
        self.moves = moves;
        may_end
    }

    #[allow(clippy::too_many_arguments)]
    fn follow(
        &mut self,
        mut game: Emara,
        mv: Move,
        parent: u32,
        mut guessed: bool,
        data: &'static Data,
        seat: Seat,
        luck: &mut dyn Luck,
    ) {
        if game.play(seat, mv, &mut Events::off()).is_err() {
            return;
        }
        while in_turn(game.phase()) {
            let Next::Chance(request) = game.next() else { break };
            let answer: Vec<u32> = request.bounds.iter().map(|&bound| luck.below(bound)).collect();
            guessed = true;
            if game.resolve(&answer, &mut Events::off()).is_err() {
                return;
            }
        }
        let mut hasher = Mixed::default();
        game.hash_turn(&mut hasher);
        if !self.seen.insert(hasher.finish()) {
            return;
        }
        let value = self.weights.judge(&game, data, seat);
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { game, parent, mv, guessed });
        self.frontier.push(Open { value, node });
    }

    /// What a payment costs, roughly.
    fn cost(&self, mv: &Move) -> f32 {
        let Some(pay) = payment(mv) else { return 0.0 };
        self.weights.resource * pay.resources() as f32
            + self.weights.coin * f32::from(pay.0[4])
            + self.weights.ring * f32::from(pay.0[5])
    }

    fn line(&self, mut node: u32, value: f32, complete: bool) -> Plan {
        let mut moves = vec![Move::EndTurn];
        let mut certain = 1;
        while node != ROOT {
            let here = &self.nodes[node as usize];
            moves.push(here.mv);
            let before = here.parent != ROOT && self.nodes[here.parent as usize].guessed;
            if before {
                certain = 0;
            } else if here.guessed {
                // The guess follows this move: it is the last certain one.
                certain = 1;
            } else {
                certain += 1;
            }
            node = here.parent;
        }
        moves.reverse();
        Plan { moves, certain, value, positions: self.nodes.len(), complete }
    }
}

/// Does the phase belong to a turn that is being played?
fn in_turn(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Play
            | Phase::Main
            | Phase::Harvest
            | Phase::Visit
            | Phase::DrawHonours
            | Phase::KeepHonour
            | Phase::Refill
    )
}

/// What a move pays, if it may be paid in several ways.
fn payment(mv: &Move) -> Option<Goods> {
    match mv {
        Move::Trade { pay, .. }
        | Move::HireCraftsman { pay, .. }
        | Move::HireMaster { pay, .. }
        | Move::Title { pay }
        | Move::Craftsman { pay, .. }
        | Move::Master { pay, .. }
        | Move::UseMaster { pay, .. }
        | Move::Harvest { pay, .. }
        | Move::Donate { pay, .. }
        | Move::Give { pay, .. }
        | Move::DeliverStone { pay }
        | Move::DeliverWood { pay, .. }
        | Move::TakeOffer { pay, .. } => Some(*pay),
        _ => None,
    }
}

/// Are these two moves the same thing, paid in different ways?
pub(super) fn same_thing(one: &Move, other: &Move) -> bool {
    unpaid(*one) == unpaid(*other)
}

/// The move without its payment. What Merchant takes for a payment depends on it, so there it stays.
fn unpaid(mut mv: Move) -> Move {
    match &mut mv {
        Move::UseMaster { take: Some(_), .. } => {}
        Move::Trade { pay, .. }
        | Move::HireCraftsman { pay, .. }
        | Move::HireMaster { pay, .. }
        | Move::Title { pay }
        | Move::Craftsman { pay, .. }
        | Move::Master { pay, .. }
        | Move::UseMaster { pay, .. }
        | Move::Harvest { pay, .. }
        | Move::Donate { pay, .. }
        | Move::Give { pay, .. }
        | Move::DeliverStone { pay }
        | Move::DeliverWood { pay, .. }
        | Move::TakeOffer { pay, .. } => *pay = Goods::NONE,
        _ => {}
    }
    mv
}
