//! Winning, losing, and the end without either (KNI-END-*, KNI-SIM-04 to 05).

use crate::Knight;
use crate::data::Finish;
use crate::event::{Event, Events};
use crate::goods::{Bundle, Goods};
use crate::ids::{BundleId, NONE, TURNS};
use crate::options::Mode;
use crate::state::{End, EndedBy, Phase, Verdict, Why, occupied};
use quintain_core::bits::bits;
use quintain_core::{Outcome, Seat, SeatSet};

impl Knight {
    /// An atomic effect is complete: a loss goes before a win (KNI-END-01). In war mode a condition once
    /// met stays met (KNI-WAR-13).
    #[inline]
    pub(crate) fn check(&mut self, seat: Seat, events: &mut Events) {
        if self.state.mode == Mode::War {
            return self.check_war(events);
        }
        if self.goes_on(seat) || !self.board(seat).is_playing() {
            return;
        }
        let sheet = self.sheet();
        if let Some(lost) = sheet.lose.iter().find(|finish| self.is_met(seat, **finish)) {
            return self.finish(seat, Verdict::Defeat, (*lost).into(), events);
        }
        if let Some(won) = self.win_met(seat) {
            self.finish(seat, Verdict::Victory, won, events);
        }
    }

    /// Is every condition of the sheet certainly not met? Spares a look at each of them.
    #[inline]
    fn goes_on(&self, seat: Seat) -> bool {
        let watch = &self.sheet().summary.watch;
        let board = self.board(seat);
        let difficulty = self.state.difficulty as usize;
        board.vp < watch.vp
            && board.own_total < watch.own_units
            && board.enemy_total < watch.enemy_units
            && board.enemy[usize::from(watch.castle)] < watch.castle_units
            && board.diplomacy < watch.diplomacy[difficulty]
            && board.enemy_diplomacy < watch.enemy_diplomacy[difficulty]
            && board.battles.count_ones() < watch.battles
            && (board.ruined == 0
                || board.ruined & watch.fatal == 0 && board.ruined.count_ones() < u32::from(watch.ruins))
            && (!watch.conquest || self.state.war.conqueror == NONE)
    }

    /// The first win condition that holds.
    #[inline]
    fn win_met(&self, seat: Seat) -> Option<EndedBy> {
        self.sheet().win.iter().find(|finish| self.is_met(seat, **finish)).map(|finish| (*finish).into())
    }

    /// Every seat is looked at: a unit that leaves or falls can free a tile for somebody else.
    fn check_war(&mut self, events: &mut Events) {
        for seat in self.all_seats() {
            if self.goes_on(seat) || self.board(seat).end.is_some() {
                continue;
            }
            if let Some(by) = self.win_met(seat) {
                self.board_mut(seat).end = Some(End { verdict: Verdict::Victory, by, turn: self.state.turn });
                events.all(|| Event::ConditionMet { seat, by });
            }
        }
    }

    /// Does this condition hold?
    #[inline]
    pub(crate) fn is_met(&self, seat: Seat, finish: Finish) -> bool {
        let board = self.board(seat);
        match finish {
            Finish::Score { vp, influence } => board.vp >= vp && board.influence >= influence,
            Finish::Battles { n } => board.battles.count_ones() >= u32::from(n),
            Finish::EnemyUnits { n } => board.enemy_total >= n,
            Finish::DiplomacyFull => board.diplomacy > 0 && board.diplomacy >= self.diplomacy_tracks().0,
            Finish::EnemyDiplomacyFull => {
                board.enemy_diplomacy > 0 && board.enemy_diplomacy >= self.diplomacy_tracks().1
            }
            Finish::CastleOccupied { n } => board.enemy_total >= n && self.meter(seat, finish).0 >= i16::from(n),
            Finish::CastleDestroyed | Finish::AreasDestroyed { .. } | Finish::VillagesDestroyed { .. }
                if board.ruined == 0 =>
            {
                false
            }
            // Fewer units than needed settle the common case at once.
            Finish::TilesHeld { units, tiles, .. } => {
                board.own_total >= units.max(tiles)
                    && self.held_tiles(seat, finish).count_ones() >= u32::from(tiles)
                    && self.held_units(seat, finish) >= units
            }
            _ => {
                let (have, need) = self.meter(seat, finish);
                have >= need
            }
        }
    }

    /// Own units on the tiles that count for holding.
    fn held_units(&self, seat: Seat, finish: Finish) -> u8 {
        bits(u64::from(self.held_tiles(seat, finish))).map(|tile| self.board(seat).own[tile]).sum()
    }

    /// Tiles that count for holding, as bits.
    pub(crate) fn held_tiles(&self, seat: Seat, finish: Finish) -> u32 {
        let Finish::TilesHeld { enemy_free, opponent_free, .. } = finish else { return 0 };
        let board = self.board(seat);
        let mut held = occupied(&board.own);
        if enemy_free {
            held &= !occupied(&board.enemy);
        }
        if opponent_free {
            for other in self.all_seats().filter(|other| *other != seat) {
                held &= !occupied(&self.board(other).own);
            }
        }
        held
    }

    /// How far a condition is: what there is and what it needs.
    pub(crate) fn meter(&self, seat: Seat, finish: Finish) -> (i16, i16) {
        let board = self.board(seat);
        let (own_track, enemy_track) = self.diplomacy_tracks();
        let map = &self.sheet().map;
        let castle = map.castle.map_or(0, usize::from);
        let pair = |have: u8, need: u8| (i16::from(have), i16::from(need));
        match finish {
            Finish::TilesHeld { tiles, .. } => pair(self.held_tiles(seat, finish).count_ones() as u8, tiles),
            Finish::Battles { n } => pair(board.battles.count_ones() as u8, n),
            Finish::Score { vp, .. } => (board.vp, vp),
            Finish::DiplomacyFull => pair(board.diplomacy, own_track),
            Finish::EnemyUnits { n } => pair(board.enemy_total, n),
            Finish::CastleOccupied { n } => {
                if board.own[castle] > 0 {
                    pair(0, n)
                } else {
                    pair(board.enemy[castle], n)
                }
            }
            Finish::CastleDestroyed => pair(u8::from(board.ruined & 1 << castle != 0), 1),
            Finish::AreasDestroyed { n } => pair(board.ruined.count_ones() as u8, n),
            Finish::VillagesDestroyed { n } => pair((board.ruined & map.villages).count_ones() as u8, n),
            Finish::EnemyDiplomacyFull => pair(board.enemy_diplomacy, enemy_track),
            Finish::CastleAttack => pair(u8::from(self.state.war.conqueror == seat.index() as u8), 1),
        }
    }

    /// A seat's game ends: its result is kept and its leftovers are converted (KNI-END-03, KNI-SIM-05).
    pub(crate) fn finish(&mut self, seat: Seat, verdict: Verdict, by: EndedBy, events: &mut Events) {
        let turn = self.state.turn;
        self.board_mut(seat).end = Some(End { verdict, by, turn });
        self.convert(seat, events);
        self.close(seat, events);
    }

    /// Writes the final total into the next empty field (KNI-GOAL-06) and leaves the table.
    fn close(&mut self, seat: Seat, events: &mut Events) {
        self.lapse_offers(seat, events);
        self.record_total(seat);
        let board = self.board_mut(seat);
        board.agenda.clear();
        board.displaced = 0;
        board.phase = Phase::Over;
        let total = board.vp;
        if let Some(End { verdict, by, .. }) = board.end {
            events.all(|| Event::Finished { seat, verdict, by, total });
        }
    }

    /// Writes the present total into the next empty field.
    pub(crate) fn record_total(&mut self, seat: Seat) {
        let board = self.board_mut(seat);
        if let Some(field) = board.totals.get_mut(usize::from(board.recorded)) {
            *field = board.vp;
            board.recorded += 1;
        }
        self.note_score(seat);
    }

    /// Notes the points of the present turn, for as long as the seat's game goes on.
    pub(crate) fn note_score(&mut self, seat: Seat) {
        let turn = usize::from(self.state.turn);
        let board = self.board_mut(seat);
        if (1..=TURNS).contains(&turn) && board.is_playing() {
            board.scores[turn - 1] = board.vp;
        }
    }

    /// The points after each turn that is over for a seat.
    pub(crate) fn scores(&self, seat: Seat) -> &[i16] {
        let board = self.board(seat);
        let over = !board.is_playing();
        let turn = board.end.filter(|_| over && self.state.mode != Mode::War).map_or(self.state.turn, |end| end.turn);
        &board.scores[..usize::from(turn).saturating_sub(usize::from(!over)).min(TURNS)]
    }

    /// Unclaimed rewards are credited, without their command points; then each resource and gold is
    /// worth points (KNI-END-03).
    pub(crate) fn convert(&mut self, seat: Seat, events: &mut Events) {
        let character = self.character(seat);
        let leftover = self.data.0.limits.leftover_vp;
        let mut any = 0;
        let mut credit = |game: &mut Self, once: BundleId, why: Why, events: &mut Events| {
            let bundle = *game.data.0.bundle(once);
            any += i16::from(bundle.goods.any());
            game.board_mut(seat).why = why;
            let got = game.credit(seat, bundle.goods);
            let rest = Bundle { goods: Goods::NONE, command: 0, remove_enemy: 0, ..bundle };
            game.receive_rest(seat, rest, got, events);
        };
        for (place, (track, level, once)) in character.rewards.iter().enumerate() {
            if self.board(seat).rewards & 1 << place == 0 && self.board(seat).level(*track) >= *level {
                self.board_mut(seat).rewards |= 1 << place;
                credit(self, *once, Why::Reward(*track), events);
            }
        }
        for (place, (influence, once)) in character.thresholds.iter().enumerate() {
            if self.board(seat).thresholds & 1 << place == 0 && self.board(seat).influence >= *influence {
                self.board_mut(seat).thresholds |= 1 << place;
                credit(self, *once, Why::Threshold(*influence), events);
            }
        }
        let units = i16::from(self.board(seat).holdings()) + any;
        self.board_mut(seat).held = [0; 4];
        self.score(seat, leftover * units, Why::Leftovers, events);
    }

    /// After turn 12: leftovers, the last check, the unresolved rule (KNI-END-03, KNI-END-04).
    pub(crate) fn final_tally(&mut self, seat: Seat, events: &mut Events) {
        let turn = self.state.turn;
        self.convert(seat, events);
        let end = if let Some(by) = self.win_met(seat) {
            End { verdict: Verdict::Victory, by, turn }
        } else {
            let unresolved = self.sheet().unresolved;
            self.score(seat, unresolved.vp, Why::Unresolved, events);
            let held = self.board(seat).vp >= unresolved.success_at_least;
            End { verdict: if held { Verdict::HeldOut } else { Verdict::Defeat }, by: EndedBy::Unresolved, turn }
        };
        self.board_mut(seat).end = Some(end);
        self.close(seat, events);
    }

    /// The winners of the first turn with a winner get the bonus (KNI-SIM-04): called when a turn is
    /// finished by everybody.
    pub(crate) fn first_finisher(&mut self, events: &mut Events) {
        if self.state.mode != Mode::Simultaneous {
            return;
        }
        let turn = self.state.turn;
        let won = |game: &Self, seat: Seat| {
            game.board(seat).end.filter(|end| end.verdict == Verdict::Victory).map(|end| end.turn)
        };
        let seats = || Seat::all(usize::from(self.state.seats));
        if seats().any(|seat| won(self, seat).is_some_and(|earlier| earlier < turn)) {
            return;
        }
        let bonus = self.data.0.table.first_finisher_vp;
        let winners: SeatSet = seats().filter(|seat| won(self, *seat) == Some(turn)).collect();
        for seat in winners.iter() {
            self.score(seat, bonus, Why::FirstFinisher, events);
            let board = self.board_mut(seat);
            let field = usize::from(board.recorded).saturating_sub(1);
            board.totals[field] = board.vp;
            board.scores[usize::from(turn) - 1] = board.vp;
        }
    }

    /// How the whole game ended, for solo and simultaneous play (KNI-END-05, KNI-END-06).
    pub(crate) fn outcome(&self) -> Outcome {
        if self.state.mode == Mode::War {
            return self.war_outcome();
        }
        let seats = usize::from(self.state.seats);
        let class = |seat: Seat| match self.board(seat).end.map(|end| end.verdict) {
            Some(Verdict::Victory) => 2,
            Some(Verdict::HeldOut) => 1,
            _ => 0,
        };
        let mut scores = [0i32; crate::ids::SEATS];
        let mut keys = [(0, 0, 0); crate::ids::SEATS];
        for seat in Seat::all(seats) {
            let board = self.board(seat);
            scores[seat.index()] = i32::from(board.vp);
            keys[seat.index()] = (class(seat), i32::from(board.vp), board.influence);
        }
        let best = Seat::all(seats).max_by_key(|seat| keys[seat.index()]).unwrap_or(Seat::new(0));
        // Alone only a victory wins; at a table the first rank does, even if all are defeated.
        let enough = if seats == 1 { 2 } else { 0 };
        let first = |seat: &Seat| keys[seat.index()] == keys[best.index()] && class(*seat) >= enough;
        let won: SeatSet = Seat::all(seats).filter(first).collect();
        let ending = self.board(best).end.map_or("", ending_word);
        Outcome::ranked(ending, &scores[..seats], &keys[..seats], won)
    }
}

/// The word for an ending.
pub(crate) fn ending_word(end: End) -> &'static str {
    match (end.by, end.verdict) {
        (EndedBy::Unresolved, Verdict::HeldOut) => "held-out",
        (EndedBy::Unresolved, _) => "fell-short",
        (by, _) => by.id(),
    }
}
