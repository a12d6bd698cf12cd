//! The court card: symbols, segments, levels, chains, activation (KNI-COURT-*, KNI-KING-01, KNI-ROW-01,
//! KNI-CHAIN-*).

use crate::Knight;
use crate::agenda::Task;
use crate::data::{Data, LineSummary, TrackKind};
use crate::event::{Event, Events};
use crate::goods::{ANY, Bundle, Good, Goods};
use crate::ids::{STEPS, Segment, Track};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::resources::spend;
use crate::state::{Board, Why};
use quintain_core::bits::bits;
use quintain_core::{Choices, Seat};

/// The place of a track's stages in [`Board::stages`].
pub(crate) const fn stage_row(track: Track) -> Option<usize> {
    match track {
        Track::Church => Some(0),
        Track::Nobles => Some(1),
        Track::Merchants => Some(2),
        Track::King => Some(3),
        _ => None,
    }
}

impl Knight {
    /// Works out which symbols may be crossed off, and what else levels and influence allow.
    pub(crate) fn open_court(&mut self, seat: Seat) {
        let data = self.data.0;
        let board = self.board_mut(seat);
        (board.open, board.open_lines) = ([0; 5], [0; 5]);
        board.shut = 0;
        for (number, line) in data.line_summaries.iter().enumerate() {
            open_line(board, number, line);
        }
        self.reopen_court(seat);
    }

    /// Levels or influence have risen: shut steps may open, and so may battles, actions for gold, rewards
    /// and thresholds.
    pub(crate) fn reopen_court(&mut self, seat: Seat) {
        let data = self.data.0;
        let shut = self.board(seat).shut;
        for number in bits(shut) {
            let step = usize::from(self.board(seat).done.get(number));
            if self.has(seat, &data.lines[number].steps[step].requires) {
                let board = self.board_mut(seat);
                board.shut &= !(1 << number);
                open_symbols(board, number, data.line_summaries[number].packed[step]);
            }
        }
        let sheet = self.sheet();
        let mut ready = self.board(seat).ready;
        let battles = u64::from(sheet.summary.court_battles & !ready.battles);
        for place in bits(battles).filter(|place| self.has(seat, &sheet.battles[*place].requires)) {
            ready.battles |= 1 << place;
        }
        let actions = u64::from(sheet.summary.court_actions & !ready.actions);
        for place in bits(actions).filter(|place| self.has(seat, &sheet.gold_actions[*place].requires)) {
            ready.actions |= 1 << place;
        }
        let character = self.character(seat);
        let board = self.board_mut(seat);
        for (place, (track, level, _)) in character.rewards.iter().enumerate() {
            ready.rewards |= u8::from(board.level(*track) >= *level) << place;
        }
        for (place, (influence, _)) in character.thresholds.iter().enumerate() {
            ready.thresholds |= u8::from(board.influence >= *influence) << place;
        }
        board.ready = ready;
    }

    /// Lists the payments that are possible (D-PAY).
    #[inline]
    pub(crate) fn list_payments(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        let data = self.data.0;
        let board = self.board(seat);
        let segment = |line: usize| data.line_summaries[line].ids[usize::from(board.done.get(line)) % STEPS];
        for with in Good::ALL {
            if board.spendable(with) == 0 {
                continue;
            }
            let lines = |kind: usize| (board.open[kind], u32::from(board.open_lines[kind]));
            moves.counted(lines(with.index()), |line| Move::Pay { segment: segment(line), with });
            if with.is_resource() {
                moves.counted(lines(ANY), |line| Move::PayAny { segment: segment(line), with });
            }
        }
    }

    /// May this symbol be crossed off? Answers with the line (KNI-COURT-01 to 03).
    pub(crate) fn may_pay_symbol(&self, seat: Seat, segment: Segment, with: Good, any: bool) -> Result<usize, Refusal> {
        let data = self.data.0;
        let board = self.board(seat);
        let Some((line, step)) = data.find_segment(segment) else { return Err(Refusal::NotHere) };
        let kind = if any { ANY } else { with.index() };
        let open = usize::from(board.done.get(line)) == step && board.open[kind] & 1 << line != 0;
        if open && board.spendable(with) > 0 && (with.is_resource() || !any) {
            return Ok(line);
        }
        if usize::from(board.done.get(line)) != step {
            return Err(Refusal::NotOpen { segment });
        }
        self.needs(seat, &data.lines[line].steps[step].requires)?;
        if any && !with.is_resource() {
            return Err(Refusal::NotWithGold);
        }
        if !open {
            return Err(Refusal::NoSuchSymbol { segment, good: with });
        }
        if board.spendable(with) == 0 {
            return Err(Refusal::TooLittle { good: with, need: 1, have: 0 });
        }
        Ok(line)
    }

    /// Crosses off a symbol; the last one unlocks the segment (KNI-COURT-04).
    pub(crate) fn pay_symbol(&mut self, seat: Seat, line: usize, with: Good, any: bool, events: &mut Events) {
        let data = self.data.0;
        let board = self.board_mut(seat);
        let line_summary = &data.line_summaries[line];
        let step = usize::from(board.done.get(line)) % STEPS;
        let (packed, segment) = (line_summary.packed[step], line_summary.ids[step]);
        let kind = if any { ANY } else { with.index() };
        spend(board, with, 1);
        board.paid[line] += 1 << (3 * kind);
        let left = (packed - board.paid[line]) >> (3 * kind) & 7;
        if left == 0 {
            board.open[kind] &= !(1 << line);
            board.open_lines[kind] -= 1;
        }
        events.all(|| Event::SymbolPaid { seat, segment, with, any });
        if board.paid[line] == packed {
            self.unlock(seat, line, events);
        }
    }

    fn unlock(&mut self, seat: Seat, line: usize, events: &mut Events) {
        let data = self.data.0;
        let track = data.lines[line].track;
        let track_data = data.track(track);
        let board = self.board_mut(seat);
        let step = &data.lines[line].steps[usize::from(board.done.get(line))];
        board.paid[line] = 0;
        board.done.set(line, board.done.get(line) + 1);
        let before = board.level(track);
        let level = if track_data.kind == TrackKind::Castle { floors(data, board) } else { before + 1 };
        board.levels[track.index()] = level;
        board.influence = board.influence.saturating_add(step.influence);
        let full = match track_data.kind {
            TrackKind::Segments => usize::from(board.done.get(line)) == data.lines[line].steps.len(),
            TrackKind::Castle => level > before,
            _ => false,
        };
        if full && !track_data.chain_to.is_empty() {
            board.agenda.push(Task::Chain(track));
        }
        board.agenda.push(Task::Check);
        let (id, influence) = (step.id, step.influence);
        events.all(|| Event::Unlocked { seat, segment: id, level, influence });
        open_line(self.board_mut(seat), line, &data.line_summaries[line]);
        self.reopen_court(seat);
        self.receive(seat, step.once, Why::Segment(id), events);
    }

    /// Tracks to which a chain may still be marked. A track of segments marks one chain in all, the
    /// castle one to each of its tracks (KNI-CHAIN-01, KNI-CHAIN-03).
    pub(crate) fn chain_choices(&self, seat: Seat, from: Track) -> impl Iterator<Item = Track> + use<> {
        let marked = self.board(seat).chains[from.index()];
        let track = self.data.0.track(from);
        let single = track.kind == TrackKind::Segments && marked != 0;
        track.chain_to.iter().copied().filter(move |to| !single && marked & 1 << to.index() == 0)
    }

    /// Marks a chain.
    pub(crate) fn mark_chain(&mut self, seat: Seat, from: Track, to: Track, events: &mut Events) {
        self.board_mut(seat).chains[from.index()] |= 1 << to.index();
        events.all(|| Event::ChainMarked { seat, from, to });
    }

    /// What an activation of the track yields (KNI-COURT-08), the castle's chains included (KNI-CHAIN-03).
    pub fn income(&self, seat: Seat, track: Track) -> Goods {
        let data = self.data.0;
        let board = self.board(seat);
        let own = |track: Track| {
            let (first, end) = data.track(track).lines;
            let lines = (first..end).zip(&data.line_incomes[first..end]);
            lines.map(|(line, income)| income[usize::from(board.done.get(line)) % (STEPS + 1)]).sum::<u64>()
        };
        let mut sum = own(track);
        if data.track(track).kind == TrackKind::Castle {
            sum += bits(u64::from(board.chains[track.index()])).map(|linked| own(Track::ALL[linked])).sum::<u64>();
        }
        let [glory, nobility, valor, gold, any, ..] = sum.to_le_bytes();
        Goods([glory, nobility, valor, gold, any])
    }

    /// Activates a track: income, stage, privilege, then the chained track (KNI-COURT-08, KNI-CHAIN-02).
    pub(crate) fn activate(&mut self, seat: Seat, track: Track, chained: bool, events: &mut Events) {
        events.all(|| Event::Activated { seat, track, chained });
        let income = self.income(seat, track);
        let segments = self.data.0.track(track).kind == TrackKind::Segments;
        let agenda = &mut self.board_mut(seat).agenda;
        if !chained && segments {
            agenda.push(Task::Chained(track));
        }
        agenda.push(Task::Privilege(track));
        if stage_row(track).is_some() {
            agenda.push(Task::Stage(track));
        }
        if income.is_none() {
            return;
        }
        agenda.push(Task::Check);
        if income.any() > 0 {
            agenda.push(Task::Any(income.any()));
        }
        let why = Why::Income(track);
        self.board_mut(seat).why = why;
        let got = self.credit(seat, income);
        if got != Bundle::NONE {
            events.all(|| Event::Gained { seat, why, bundle: got });
        }
    }

    /// Is the next stage of this row open: king, church, nobles or merchants?
    pub fn stage_is_open(&self, seat: Seat, track: Track) -> bool {
        let Some(row) = stage_row(track) else { return false };
        let board = self.board(seat);
        let next = usize::from(board.stages[row]);
        let sheet = self.sheet();
        let level = match sheet.rows.get(row) {
            Some(stages) => stages.get(next).map(|stage| stage.level),
            None => sheet.king.get(next).map(|stage| stage.level),
        };
        level.is_some_and(|level| board.level(track) >= level)
    }
}

/// The symbols that are open, and the lines that are shut, before anything is paid or reached.
pub(crate) fn untouched(lines: &[LineSummary]) -> ([u64; 5], [u8; 5], u64) {
    let mut board = Board::default();
    for (number, line) in lines.iter().enumerate() {
        open_line(&mut board, number, line);
    }
    (board.open, board.open_lines, board.shut)
}

/// The next step of a line: its symbols are open, or it is shut until its requirement holds.
fn open_line(board: &mut Board, number: usize, line: &LineSummary) {
    let done = board.done.get(number);
    if done >= line.len {
        return;
    }
    if line.gated & 1 << done == 0 {
        open_symbols(board, number, line.packed[usize::from(done)]);
    } else {
        board.shut |= 1 << number;
    }
}

/// Every unpaid symbol of a line's next step may be crossed off.
fn open_symbols(board: &mut Board, number: usize, cost: u16) {
    let left = cost - board.paid[number];
    let kinds = (left | left >> 1 | left >> 2) & 0o1_1111;
    for place in bits(u64::from(kinds)) {
        board.open[place / 3] |= 1 << number;
        board.open_lines[place / 3] += 1;
    }
}

/// Complete floors of the castle.
fn floors(data: &Data, board: &Board) -> u8 {
    let (first, end) = data.track(Track::Castle).lines;
    let lines = || (first..end).map(|line| (&data.lines[line], board.done.get(line)));
    let top = lines().map(|(line, _)| line.floor).max().unwrap_or(0);
    (0..=top).filter(|floor| lines().all(|(line, done)| line.floor != *floor || done > 0)).count() as u8
}
