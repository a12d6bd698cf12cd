//! Looking at the table: a view is built from empty, with what this viewer may know.

use super::{
    ArrowView, BattleView, BoardView, Compare, GoalValue, GoalView, MeterView, OfferView, PathView, PointsView,
    PositionView, Question, Sealed, SegmentView, TileView, TrackView, View, WarBoardView, WarView,
};
use crate::Knight;
use crate::agenda::Task;
use crate::data::{Condition, Finish, Order};
use crate::event::{Event, Events};
use crate::goods::{Good, Goods};
use crate::ids::{Command, Measure, NONE, Need, Tile, Track};
use crate::options::Mode;
use crate::state::{Board, CardSide, FREE, Source, Stage};
use quintain_core::{Seat, Viewer};

fn goods(amounts: [u8; 4]) -> Goods {
    Goods([amounts[0], amounts[1], amounts[2], amounts[3], 0])
}

/// What the viewer may know of the game.
pub(crate) fn view(game: &Knight, viewer: Viewer) -> View {
    let state = &game.state;
    let war = state.mode == Mode::War;
    let ready = state.stage != Stage::Setup;
    let rows = if war { 1 } else { usize::from(state.seats) };
    let copies = quintain_core::bits::bits(state.aside);
    View {
        mode: state.mode,
        scenario: (state.sheet != NONE).then(|| game.sheet().id),
        difficulty: state.difficulty,
        turn: state.turn,
        stage: state.stage,
        goal: (state.goal != NONE).then(|| game.goal().id),
        next_goal: ready.then(|| next_column(game)).flatten().map(|column| game.goal().columns[column].turn),
        rows: (0..rows).map(|row| row_view(game, row, viewer)).collect(),
        pool: (state.pool.count_ones() + hidden_cards(game, viewer)) as u8,
        aside: copies.map(|copy| game.card_id(copy as u8)).collect(),
        boards: game.all_seats().map(|seat| board_view(game, seat, viewer)).collect(),
        war: war.then(|| war_view(game)),
    }
}

/// Cards that lie in the row but that the viewer does not know: for it they are still in the pool.
fn hidden_cards(game: &Knight, viewer: Viewer) -> u32 {
    let row = &game.state.rows[0];
    let hidden = |position: &usize| {
        game.state.mode == Mode::War
            && row.cards[*position] != NONE
            && row.up & 1 << position == 0
            && !viewer.among(game.peekers(*position))
    };
    (0..6).filter(hidden).count() as u32
}

fn next_column(game: &Knight) -> Option<usize> {
    let done = matches!(game.state.stage, Stage::Goal | Stage::Rewards | Stage::RewardBlocks | Stage::Penalties);
    game.goal().columns.iter().position(|column| column.turn + u8::from(!done) > game.state.turn)
}

fn row_view(game: &Knight, row: usize, viewer: Viewer) -> Vec<PositionView> {
    let data = &game.state.rows[row];
    let war = game.state.mode == Mode::War;
    (0..6)
        .map(|position| {
            let up = data.up & 1 << position != 0;
            let peekers = game.peekers(position);
            let known = up || war && viewer.among(peekers);
            let copy = data.cards[position];
            PositionView {
                position: position as u8 + 1,
                card: (known && copy != NONE).then(|| game.card_id(copy)),
                up,
                peeked_by: if war && !up { peekers.iter().collect() } else { Vec::new() },
            }
        })
        .collect()
}

fn missing(game: &Knight, seat: Seat, needs: &[Need]) -> Vec<Need> {
    needs.iter().copied().filter(|need| game.measure(seat, need.of) < need.least).collect()
}

fn board_view(game: &Knight, seat: Seat, viewer: Viewer) -> BoardView {
    let state = &game.state;
    let board = game.board(seat);
    let ready = state.sheet != NONE;
    let side_known = state.stage != Stage::Sides || viewer.knows(seat);
    let character = (board.character != NONE).then(|| game.character(seat));
    let (own_track, enemy_track) = if ready { game.diplomacy_tracks() } else { (0, 0) };
    let (advance, attack) = if ready { previews(game, seat) } else { Default::default() };
    let meters = |list: &[Finish]| {
        let meter = |finish: &Finish| {
            let (have, need) = game.meter(seat, *finish);
            MeterView { condition: *finish, have, need, met: game.is_met(seat, *finish) }
        };
        list.iter().map(meter).collect()
    };
    let lights = || {
        let column = &game.goal().columns[next_column(game)?];
        Some([&column.reward_if, &column.penalty_if].map(|condition| game.goal_holds(seat, condition)))
    };
    let numbers = || {
        let column = &game.goal().columns[next_column(game)?];
        Some([&column.reward_if, &column.penalty_if].map(|condition| goal_view(game, seat, condition)))
    };
    BoardView {
        seat,
        character: character.map(|character| character.id),
        phase: board.phase,
        question: board.agenda.top().and_then(|task| question(game, seat, task)),
        held: goods(board.held),
        purse: (board.purse != FREE)
            .then(|| Goods(std::array::from_fn(|kind| Good::ALL.get(kind).map_or(0, |good| board.spendable(*good))))),
        vp: board.vp,
        totals: board.totals[..usize::from(board.recorded)].to_vec(),
        scores: game.scores(seat).to_vec(),
        sources: Source::ALL
            .into_iter()
            .zip(board.points)
            .filter(|(_, points)| *points != 0)
            .map(|(source, points)| PointsView { source, points })
            .collect(),
        influence: board.influence,
        command: board.command,
        side: board.side.filter(|_| side_known),
        side_chosen: board.side.is_some(),
        sides: (0..=state.position()).map(|position| board.side_at(position)).collect(),
        borrowed: board.borrowed.map(|(copy, side)| CardSide { card: game.card_id(copy), side }),
        privileged: board.privileged,
        rewards: character.map_or_else(Vec::new, |character| {
            let claimed = character.rewards.iter().enumerate().filter(|(place, _)| board.rewards & 1 << place != 0);
            claimed.map(|(_, reward)| reward.0).collect()
        }),
        thresholds: character.map_or_else(Vec::new, |character| {
            let claimed =
                character.thresholds.iter().enumerate().filter(|(place, _)| board.thresholds & 1 << place != 0);
            claimed.map(|(_, threshold)| threshold.0).collect()
        }),
        tracks: if ready { tracks(game, seat, side_known) } else { Vec::new() },
        segments: segments(game, seat),
        battles: if ready { battles(game, seat) } else { Vec::new() },
        paths: if ready { paths(game, seat) } else { Vec::new() },
        diplomacy: [board.diplomacy, own_track],
        enemy_diplomacy: [board.enemy_diplomacy, enemy_track],
        tiles: if ready { tiles(game, board) } else { Vec::new() },
        harvest: if ready { game.harvest(seat) } else { Goods::NONE },
        advance,
        attack,
        win: if ready { meters(&game.sheet().win) } else { Vec::new() },
        lose: if ready { meters(&game.sheet().lose) } else { Vec::new() },
        goal: (state.goal != NONE && board.is_playing()).then(lights).flatten(),
        goal_numbers: (state.goal != NONE && board.is_playing()).then(numbers).flatten(),
        offer: offer(board).filter(|offer| offer.open || viewer.knows(seat)),
        offers_left: (state.mode == Mode::Simultaneous)
            .then(|| game.data.0.table.offers_per_turn.saturating_sub(board.offer.made)),
        end: game.end_of(seat),
        war: (state.mode == Mode::War).then(|| war_board(game, seat, viewer)),
    }
}

/// The question of a task that waits for a decision.
fn question(game: &Knight, seat: Seat, task: Task) -> Option<Question> {
    Some(match task {
        Task::Any(n) => Question::Any(n),
        Task::Remove(n) => Question::Remove(n),
        Task::Chain(track) => Question::Chain(track),
        Task::Actions { card, side, done } => {
            let actions = game.actions_of(card, side).iter().enumerate();
            let left = actions.filter(|(place, _)| done & 1 << place == 0).map(|(_, track)| *track).collect();
            Question::Actions { card: game.card_id(card), side, left }
        }
        Task::Stage(track) => Question::Stage(track),
        Task::Pay(n) => Question::Pay(n),
        Task::PayBid(n) => Question::PayBid(n),
        Task::Commands => Question::Commands,
        Task::March => Question::March,
        Task::Strike => Question::Strike,
        Task::Possible { path, step } => {
            Question::Possible { path: path + 1, step: step + 1, cost: game.possible_cost(path, step) }
        }
        Task::Add(n) => Question::Add(n),
        Task::Flow => {
            let from = game.flow_choices(seat).map(|(from, _)| game.sheet().map.tiles[from].id);
            Question::Flow { from }
        }
        Task::LoseAny(n) => Question::LoseAny(n),
        Task::LoseUnits(n) => Question::LoseUnits(n),
        Task::Spoils { from, n } => Question::Spoils { from: Seat::new(usize::from(from)), n },
        Task::Compose => Question::Compose,
        // These run by themselves.
        Task::Bundle(_)
        | Task::Rest(_)
        | Task::Check
        | Task::Privilege(_)
        | Task::Chained(_)
        | Task::Consider(_)
        | Task::Orders { .. }
        | Task::Unavoidable { .. }
        | Task::Advance { .. }
        | Task::Penalty(_) => return None,
    })
}

/// A condition of a goal column in numbers (KNI-GOAL-04).
fn goal_view(game: &Knight, seat: Seat, condition: &Condition) -> GoalView {
    let value = |of: Measure, need: i16| GoalValue { of, have: game.measure(seat, of), need };
    let others = |of: Measure| {
        let rivals = game.all_seats().filter(move |other| *other != seat && game.board(*other).is_playing());
        rivals.map(move |other| game.measure(other, of))
    };
    let (compare, values) = match condition {
        Condition::AtLeast(needs) => (Compare::AtLeast, needs.iter().map(|need| value(need.of, need.least)).collect()),
        Condition::Below(needs) => (Compare::Below, needs.iter().map(|need| value(need.of, need.least)).collect()),
        Condition::Most(of) => (Compare::Most, vec![value(*of, others(*of).max().unwrap_or(0))]),
        Condition::Least(of) => (Compare::Least, vec![value(*of, others(*of).min().unwrap_or(0))]),
    };
    GoalView { holds: game.goal_holds(seat, condition), compare, values }
}

fn tracks(game: &Knight, seat: Seat, side_known: bool) -> Vec<TrackView> {
    let board = game.board(seat);
    let own = board.side.filter(|_| side_known).map(|side| (game.state.current_card(seat), side));
    let acting = board.borrowed.filter(|_| side_known).or(own);
    let active = acting.map_or(&[][..], |(card, side)| game.actions_of(card, side));
    let view = |track: Track| TrackView {
        track,
        level: board.level(track),
        income: game.income(seat, track),
        chains: Track::ALL.into_iter().filter(|to| board.chains[track.index()] & 1 << to.index() != 0).collect(),
        stages: crate::court::stage_row(track).map(|row| board.stages[row]),
        stage_open: game.stage_is_open(seat, track),
        active: active.contains(&track),
    };
    Track::ALL.into_iter().map(view).collect()
}

fn segments(game: &Knight, seat: Seat) -> Vec<SegmentView> {
    let board = game.board(seat);
    let mut list = Vec::new();
    for (number, line) in game.data.0.lines.iter().enumerate() {
        let done = usize::from(board.done.get(number));
        for (place, step) in line.steps.iter().enumerate() {
            let missing = if place < done { Vec::new() } else { missing(game, seat, &step.requires) };
            let paid = if place == done { board.paid[number] } else { 0 };
            let paid = Goods(std::array::from_fn(|kind| (paid >> (3 * kind) & 7) as u8));
            let (unlocked, open) = (place < done, place == done && missing.is_empty());
            let left = |kind: usize| if unlocked { 0 } else { step.cost.0[kind].saturating_sub(paid.0[kind]) };
            let unpaid = Goods(std::array::from_fn(left));
            let affordable = open && unpaid.is_within(board.spendables());
            list.push(SegmentView { segment: step.id, unlocked, open, paid, unpaid, affordable, missing });
        }
    }
    list
}

fn battles(game: &Knight, seat: Seat) -> Vec<BattleView> {
    let won = game.board(seat).battles;
    let view = |(place, battle): (usize, &crate::data::BattleData)| BattleView {
        battle: battle.id,
        won: won & 1 << place != 0,
        missing: missing(game, seat, &battle.requires),
    };
    game.sheet().battles.iter().enumerate().map(view).collect()
}

fn paths(game: &Knight, seat: Seat) -> Vec<PathView> {
    let view = |(number, path): (usize, &crate::data::Path)| {
        let step = game.next_step(seat, number as u8);
        let data = &path.steps[usize::from(step)];
        let cost = data.possible.map(|_| game.possible_cost(number as u8, step));
        PathView {
            path: path.id,
            step: step + 1,
            steps: path.steps.len() as u8,
            cost,
            affordable: cost.is_some_and(|cost| game.can_pay(seat, cost).is_ok()),
            possible: data.possible.map_or_else(Vec::new, |(_, list)| game.data.0.orders[usize::from(list)].clone()),
            unavoidable: game.data.0.orders[usize::from(data.unavoidable)].clone(),
        }
    };
    game.sheet().paths.iter().enumerate().map(view).collect()
}

fn tiles(game: &Knight, board: &Board) -> Vec<TileView> {
    let view = |(at, tile): (usize, &crate::data::TileData)| TileView {
        tile: tile.id,
        own: board.own[at],
        enemy: board.enemy[at],
        sources: (0..tile.sources.len()).map(|number| board.broken[at] & 1 << number == 0).collect(),
        ruined: board.ruined & 1 << at != 0,
    };
    game.sheet().map.tiles.iter().enumerate().map(view).collect()
}

/// What the enemy would do next: its steps, and the tiles on which an attack would land.
fn previews(game: &Knight, seat: Seat) -> (Vec<ArrowView>, Vec<Tile>) {
    if game.state.mode == Mode::War || game.board(seat).enemy_total == 0 {
        return Default::default();
    }
    let mut events = Events::on();
    game.clone().advance(seat, &mut events);
    let arrows = events.take().into_iter().filter_map(|(_, event)| match event {
        Event::EnemyMoved { from, to, n, .. } => Some(ArrowView { from, to, n }),
        _ => None,
    });
    let arrows = arrows.collect();
    game.clone().order(seat, Order::Attack, &mut events);
    let hits = events.take().into_iter().filter_map(|(_, event)| match event {
        Event::EnemyAttacked { tile, .. } | Event::TileRuined { tile, .. } => Some(tile),
        _ => None,
    });
    (arrows, hits.collect())
}

fn offer(board: &Board) -> Option<OfferView> {
    let composing = board.agenda.top() == Some(Task::Compose);
    (board.offer.open || composing).then(|| OfferView {
        to: Seat::new(usize::from(board.offer.to)),
        give: goods(board.offer.give),
        take: goods(board.offer.take),
        open: board.offer.open,
    })
}

fn war_board(game: &Knight, seat: Seat, viewer: Viewer) -> WarBoardView {
    let board = game.board(seat);
    let sealed = |number: u8, stage: Stage| match number {
        NONE => Sealed::None,
        _ if game.state.stage == stage && !viewer.knows(seat) => Sealed::Sealed,
        number => Sealed::Open(number),
    };
    let commands = [Command::Recruit, Command::Attack, Command::Move, Command::Gather];
    let orders = commands.into_iter().flat_map(|c| std::iter::repeat_n(c, usize::from(board.orders[c as usize])));
    WarBoardView {
        orders: orders.collect(),
        gathers: board.gathers,
        challenges: board.challenges,
        strength: game.duel_strength(seat),
        tie: game.duel_tie(seat),
        bid: sealed(board.bid, Stage::Bids),
        highest_bid: game.highest_bid(seat),
        stake: sealed(board.stake, Stage::Duels),
        barred: board.barred,
        banned: board.banned == game.state.turn && game.state.turn > 0,
    }
}

fn war_view(game: &Knight) -> WarView {
    let war = &game.state.war;
    let seat = |number: u8| Seat::new(usize::from(number));
    WarView {
        duels: war.duels[..usize::from(war.announced)].iter().map(|duel| [seat(duel.0), seat(duel.1)]).collect(),
        settled: war.settled,
        winner: (war.winner != NONE).then(|| seat(war.winner)),
        blocks: war.blocks[..usize::from(war.planned)].iter().map(|block| (seat(block.0), block.1)).collect(),
        current: war.current,
        left: war.left,
        unplanned: game.all_seats().map(|seat| game.unplanned(seat)).collect(),
        taken: Knight::seats_of(war.taken).collect(),
        sieges: game.sieges(),
    }
}
