//! The tree, and the simulations that grow it.

use super::{MAX_SEATS, Plans, Sense, Sight, Values};
use crate::mixed::Mixed;
use quintain_core::{Events, Game, Luck, Next, Seat, Seen};
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// So many simulations at most.
    pub simulations: u32,
    /// So long at most.
    pub time: Option<Duration>,
}

/// How many plans a node may have: at first, and after many visits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Width {
    /// Plans of the root from the start.
    pub root: usize,
    /// Plans of the searching seat's other nodes after one visit; they grow with the root of the visits.
    pub own: f32,
    /// The same for other seats.
    pub others: f32,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The plans of the root, the best first: visits, expectation of the searching seat, moves.
    pub plans: Vec<(u32, f64, Vec<M>)>,
    /// Simulations that were run.
    pub simulations: u32,
    /// Was the decision sealed, with other seats deciding at the same time?
    pub sealed: bool,
}

const NONE: u32 = u32::MAX;
/// How much is explored, in deviations of what simulations bring.
const EXPLORE: f32 = 1.0;
/// The most visited plans count as known if they have this part of the most visits: among them the best is chosen.
const KNOWN: f64 = 0.4;
/// What a plan promised counts as much as so many simulations: where few are run, they are not trusted beyond what they say.
const TRUST: f32 = 8.0;
/// Longest playout, in plans: no game is that long.
const LONGEST: usize = 2_000;
/// Where worlds are not equally likely, one is drawn of so many.
const CANDIDATES: usize = 6;
/// So many worlds are drawn for one search; after that they come up again. A copy costs little, a new one much.
const WORLDS: usize = 1_000;

#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    visits: u32,
    /// What plans have brought the seat that decided here first, had each promised as much as the best, and how often.
    seat: Option<Seat>,
    sum: f32,
    times: f32,
}

impl Node {
    const NEW: Self = Self { first: NONE, visits: 0, seat: None, sum: 0.0, times: 0.0 };
}

#[derive(Clone, Copy, Debug)]
struct Edge {
    seat: Seat,
    from: u32,
    to: u32,
    visits: u32,
    there: u32,
    sum: f32,
    /// How much less than the best plan of its node it promised, as a chance to win.
    behind: f32,
    child: u32,
    next: u32,
    /// Where its first move stood among the legal moves when it was last looked for.
    place: u32,
    /// The mark of its first move.
    mark: u8,
    /// Not a part of the tree before the node is wide enough.
    awake: bool,
}

/// A mark of a move: different moves seldom have the same.
fn mark(mv: &impl Hash) -> u8 {
    let mut hasher = Mixed::default();
    mv.hash(&mut hasher);
    hasher.finish() as u8
}

/// The marks of all legal moves: what is not marked need not be looked for.
struct Marks([u64; 4]);

impl Marks {
    fn of(moves: &[impl Hash]) -> Self {
        let mut marks = [0; 4];
        for mark in moves.iter().map(mark) {
            marks[usize::from(mark >> 6)] |= 1 << (mark & 63);
        }
        Self(marks)
    }

    fn may_have(&self, mark: u8) -> bool {
        self.0[usize::from(mark >> 6)] & 1 << (mark & 63) != 0
    }
}

impl Edge {
    /// What it brings by what it promised and by its simulations.
    #[inline]
    fn mean(&self, expected: f32) -> f32 {
        (self.sum + TRUST * (expected - self.behind)) / (self.visits as f32 + TRUST)
    }
}

/// A search: its memory is used again from one decision to the next.
#[derive(Debug)]
pub struct Search<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    pool: Vec<M>,
    /// Nodes with the edge that was followed from each.
    path: Vec<(u32, u32)>,
    plan: Vec<M>,
    moves: Vec<M>,
    plans: Plans<M>,
    /// What simulations brought each seat: sum, sum of squares.
    sums: Values,
    squares: Values,
    done: u32,
}

impl<M: Copy + PartialEq + Hash> Default for Search<M> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            pool: Vec::new(),
            path: Vec::new(),
            plan: Vec::new(),
            moves: Vec::new(),
            plans: Plans::default(),
            sums: [0.0; MAX_SEATS],
            squares: [0.0; MAX_SEATS],
            done: 0,
        }
    }
}

impl<M: Copy + PartialEq + Hash> Search<M> {
    /// Searches for the seat that sees this. Stops at once when `stop` says so.
    #[allow(clippy::too_many_arguments)]
    pub fn run<G: Game<Move = M>>(
        &mut self,
        seen: &Seen<'_, G>,
        sense: &mut dyn Sense<G>,
        sight: Sight,
        width: Width,
        limit: Limit,
        stop: Option<&AtomicBool>,
        luck: &mut dyn Luck,
    ) -> Found<M> {
        let mut drawn: Vec<G> = Vec::new();
        let worlds = |sense: &mut dyn Sense<G>, luck: &mut dyn Luck| {
            if drawn.len() == WORLDS {
                return drawn[luck.below(WORLDS as u32) as usize].clone();
            }
            let world = sample(seen, sense, luck);
            drawn.push(world.clone());
            world
        };
        self.run_in(worlds, seen.seat(), sense, sight, width, limit, stop, luck)
    }

    /// Searches in worlds that are drawn by `worlds`. No bot plays so: it is what measurements compare with.
    #[allow(clippy::too_many_arguments)]
    pub fn run_in<G: Game<Move = M>>(
        &mut self,
        mut worlds: impl FnMut(&mut dyn Sense<G>, &mut dyn Luck) -> G,
        me: Seat,
        sense: &mut dyn Sense<G>,
        sight: Sight,
        width: Width,
        limit: Limit,
        stop: Option<&AtomicBool>,
        luck: &mut dyn Luck,
    ) -> Found<M> {
        self.nodes.clear();
        self.edges.clear();
        self.pool.clear();
        self.sums = [0.0; MAX_SEATS];
        self.squares = [0.0; MAX_SEATS];
        self.done = 0;
        self.nodes.push(Node::NEW);
        let began = Instant::now();
        let mut done = 0;
        // How far simulations have come is seen from what everybody knows: any world will do to compare with.
        let start = worlds(&mut *sense, &mut *luck);
        sense.begin(&start, me);
        let sealed = matches!(start.next(), Next::Decide { seats, sealed: true } if seats.len() > 1);
        while done < limit.simulations {
            let world = if done == 0 { start.clone() } else { worlds(&mut *sense, &mut *luck) };
            self.simulate(world, &start, me, sense, sight, width, luck);
            done += 1;
            let late = limit.time.is_some_and(|time| began.elapsed() >= time);
            if late || stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                break;
            }
        }
        let expected = self.expected(0, me);
        let mut plans: Vec<(u32, f64, Vec<M>)> = self
            .edges_of(0)
            .map(|index| &self.edges[index as usize])
            .filter(|edge| edge.seat == me && edge.visits > 0)
            .map(|edge| {
                let mean = f64::from(edge.mean(expected));
                (edge.visits, mean.clamp(0.0, 1.0), self.pool[edge.from as usize..edge.to as usize].to_vec())
            })
            .collect();
        let most = plans.iter().map(|(visits, ..)| *visits).max().unwrap_or(0);
        let known = |visits: u32| f64::from(visits) >= KNOWN * f64::from(most);
        plans.sort_by(|one, other| known(other.0).cmp(&known(one.0)).then(other.1.total_cmp(&one.1)));
        Found { plans, simulations: done, sealed }
    }

    /// What the most promising plan of a seat would bring at a node, had all kept what they promised; where others decide
    /// too, what it has on the whole.
    #[inline]
    fn expected(&self, node: u32, seat: Seat) -> f32 {
        let node = &self.nodes[node as usize];
        if node.seat == Some(seat) { node.sum / node.times } else { self.sums[seat.index()] / self.done.max(1) as f32 }
    }

    fn edges_of(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let mut next = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let index = next;
            next = self.edges.get(index as usize)?.next;
            Some(index)
        })
    }

    #[allow(clippy::too_many_arguments)]
    fn simulate<G: Game<Move = M>>(
        &mut self,
        mut world: G,
        start: &G,
        me: Seat,
        sense: &mut dyn Sense<G>,
        sight: Sight,
        width: Width,
        luck: &mut dyn Luck,
    ) {
        let mut luck = luck;
        let mut events = Events::off();
        let mut node = 0;
        self.path.clear();
        loop {
            let Next::Decide { seats: asked, sealed } = world.settle(&mut luck, &mut events) else { break };
            if node != 0 && sense.is_far(start, &world, me, sight) {
                break;
            }
            if sealed && asked.len() > 1 {
                for seat in asked.iter() {
                    let Some(edge) = self.choose(node, &world, seat, me, sense, width, luck) else { continue };
                    self.path.push((node, edge));
                    self.follow(&mut world, edge, seat);
                }
                break;
            }
            let seat = if asked.contains(me) { me } else { asked.first().unwrap_or(me) };
            let Some(edge) = self.choose(node, &world, seat, me, sense, width, luck) else { break };
            self.path.push((node, edge));
            let fresh = self.edges[edge as usize].child == NONE;
            self.follow(&mut world, edge, seat);
            if fresh {
                self.edges[edge as usize].child = self.nodes.len() as u32;
                self.nodes.push(Node::NEW);
                break;
            }
            node = self.edges[edge as usize].child;
        }
        let mut values = [0.0; MAX_SEATS];
        self.play_out(&mut world, start, me, sense, sight, &mut values, luck);
        for seat in Seat::all(world.seats()) {
            self.sums[seat.index()] += values[seat.index()];
            self.squares[seat.index()] += values[seat.index()].powi(2);
        }
        self.done += 1;
        for (node, index) in &self.path {
            let edge = &mut self.edges[*index as usize];
            let value = values[edge.seat.index()];
            edge.visits += 1;
            edge.sum += value;
            let node = &mut self.nodes[*node as usize];
            if *node.seat.get_or_insert(edge.seat) == edge.seat {
                node.sum += value + edge.behind;
                node.times += 1.0;
            }
        }
    }

    /// The edge to follow for a seat: the best known by its upper bound, or a new one if the node may grow.
    #[allow(clippy::too_many_arguments)]
    fn choose<G: Game<Move = M>>(
        &mut self,
        node: u32,
        world: &G,
        seat: Seat,
        me: Seat,
        sense: &mut dyn Sense<G>,
        width: Width,
        luck: &mut dyn Luck,
    ) -> Option<u32> {
        self.moves.clear();
        world.legal_moves(seat, &mut self.moves);
        self.nodes[node as usize].visits += 1;
        let visits = self.nodes[node as usize].visits as f32;
        let own = seat == me;
        let room = match (node, own) {
            (0, true) => width.root.max((width.own * visits.sqrt()) as usize),
            (_, true) => (width.own * visits.sqrt()).ceil() as usize,
            (_, false) => (width.others * visits.sqrt()).ceil() as usize,
        };
        let mut awake = 0;
        let mut known = false;
        let mut best: Option<(f32, u32)> = None;
        let mut asleep = None;
        let mut marks = None;
        let mut next = self.nodes[node as usize].first;
        let n = self.done.max(1) as f32;
        let mean = self.sums[seat.index()] / n;
        let spread = (self.squares[seat.index()] / n - mean * mean).max(1e-8).sqrt();
        let expected = self.expected(node, seat);
        while let Some(edge) = self.edges.get_mut(next as usize) {
            let index = next;
            next = edge.next;
            if edge.seat != seat {
                continue;
            }
            known = true;
            let wanted = &self.pool[edge.from as usize];
            if self.moves.get(edge.place as usize) != Some(wanted) {
                if !marks.get_or_insert_with(|| Marks::of(&self.moves)).may_have(edge.mark) {
                    continue;
                }
                let Some(place) = self.moves.iter().position(|mv| mv == wanted) else { continue };
                edge.place = place as u32;
            }
            if !edge.awake {
                asleep = asleep.or(Some(index));
                continue;
            }
            awake += 1;
            edge.there += 1;
            let bound = if edge.visits == 0 {
                f32::MAX
            } else {
                let wide = (2.0 * (edge.there as f32).ln() / edge.visits as f32).sqrt();
                edge.mean(expected) + EXPLORE * spread * wide
            };
            if best.is_none_or(|(known, _)| bound > known) {
                best = Some((bound, index));
            }
        }
        if (known && awake >= room.max(1)) || (best.is_some() && asleep.is_none()) {
            return best.map(|(_, index)| index);
        }
        if let Some(index) = asleep {
            let edge = &mut self.edges[index as usize];
            edge.awake = true;
            edge.there += 1;
            return Some(index);
        }
        // Nothing here is known, or nothing that this world allows.
        self.grow(node, world, seat, own, room.max(1), sense, luck)
    }

    /// Asks the game for plans and adds those that the node does not have. Says which to follow.
    #[allow(clippy::too_many_arguments)]
    fn grow<G: Game<Move = M>>(
        &mut self,
        node: u32,
        world: &G,
        seat: Seat,
        own: bool,
        room: usize,
        sense: &mut dyn Sense<G>,
        luck: &mut dyn Luck,
    ) -> Option<u32> {
        self.plans.clear();
        if let [only] = self.moves[..] {
            self.plans.push(0.0, &[only]);
        } else {
            sense.plans(world, seat, &self.moves, own, &mut self.plans, luck);
            self.plans.sort();
            if self.plans.is_empty() {
                self.plans.push(0.0, &self.moves[..1]);
            }
        }
        let mut last = self.edges_of(node).last();
        let mut first = None;
        let best = self.plans.iter().next().map_or(0.0, |(promise, _)| promise);
        let worth = sense.worth_of_promises(world);
        for (place, (promise, plan)) in self.plans.iter().enumerate() {
            let from = self.pool.len() as u32;
            self.pool.extend_from_slice(plan);
            let index = self.edges.len() as u32;
            self.edges.push(Edge {
                seat,
                from,
                to: self.pool.len() as u32,
                visits: 0,
                there: u32::from(place < room),
                sum: 0.0,
                behind: (worth * (best - promise)).clamp(0.0, 1.0),
                child: NONE,
                next: NONE,
                place: NONE,
                mark: mark(&plan[0]),
                awake: place < room,
            });
            match last {
                Some(last) => self.edges[last as usize].next = index,
                None => self.nodes[node as usize].first = index,
            }
            last = Some(index);
            first = first.or(Some(index));
        }
        first
    }

    /// Plays the moves of an edge, as many as this world allows.
    fn follow<G: Game<Move = M>>(&mut self, world: &mut G, edge: u32, seat: Seat) {
        let edge = self.edges[edge as usize];
        let mut events = Events::off();
        for place in edge.from..edge.to {
            let mv = self.pool[place as usize];
            if !world.next().deciders().contains(seat) || world.play(seat, mv, &mut events).is_err() {
                return;
            }
        }
    }

    /// Plays on to the horizon and asks what each seat may expect there.
    #[allow(clippy::too_many_arguments)]
    fn play_out<G: Game<Move = M>>(
        &mut self,
        world: &mut G,
        start: &G,
        me: Seat,
        sense: &mut dyn Sense<G>,
        sight: Sight,
        values: &mut Values,
        luck: &mut dyn Luck,
    ) {
        let mut luck = luck;
        let mut events = Events::off();
        for _ in 0..LONGEST {
            let next = world.settle(&mut luck, &mut events);
            let asked = match next {
                Next::Over(outcome) => return sense.settle(world, &outcome, values),
                Next::Decide { seats, .. } => seats,
                Next::Chance(_) => break,
            };
            if sense.is_far(start, world, me, sight) {
                break;
            }
            let seat = if asked.contains(me) { me } else { asked.first().unwrap_or(me) };
            self.plan.clear();
            sense.quick(world, seat, &mut self.moves, &mut self.plan, luck);
            let mut moved = false;
            for mv in &self.plan {
                if !world.next().deciders().contains(seat) || world.play(seat, *mv, &mut events).is_err() {
                    break;
                }
                moved = true;
            }
            if !moved {
                break;
            }
        }
        sense.judge(world, me, values);
    }
}

/// A world that the seat takes for possible: of a few drawn one, by how likely they are.
fn sample<G: Game>(seen: &Seen<'_, G>, sense: &mut dyn Sense<G>, luck: &mut dyn Luck) -> G {
    let mut world = seen.sample(luck);
    let mut sum = sense.likelihood(&world, seen.seat());
    if sum >= 1.0 {
        return world;
    }
    for _ in 1..CANDIDATES {
        let other = seen.sample(luck);
        let likely = sense.likelihood(&other, seen.seat());
        sum += likely;
        if luck.below(1 << 20) as f32 * sum < likely * (1 << 20) as f32 {
            world = other;
        }
    }
    world
}
