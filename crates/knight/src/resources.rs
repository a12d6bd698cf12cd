//! Receiving, paying and losing: limits, overflow, the purse (KNI-RES-01 to 06).

use crate::Knight;
use crate::agenda::Task;
use crate::event::{Event, Events};
use crate::goods::{Bundle, Good, Goods};
use crate::ids::{BundleId, Measure, Need};
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Board, FREE, Source, Why};
use quintain_core::Seat;

impl Knight {
    /// Credits goods in their order. What does not fit becomes gold, and gold that does not fit becomes
    /// points (KNI-RES-02, KNI-RES-04). Says what was really received; "any" is left to the caller.
    #[inline]
    pub(crate) fn credit(&mut self, seat: Seat, goods: Goods) -> Bundle {
        let limits = self.data.0.limits;
        let board = self.board_mut(seat);
        let mut got = Bundle::NONE;
        for good in Good::ALL {
            let mut extra = 0;
            let mut put = |board: &mut Board, good: Good, n: u8| {
                let room = limits.held[good.index()].saturating_sub(board.held[good.index()]);
                let fits = n.min(room);
                board.held[good.index()] += fits;
                got.goods.0[good.index()] += fits;
                n - fits
            };
            let n = goods.of(good);
            if n > 0 {
                extra = put(board, good, n);
            }
            if extra > 0 && good.is_resource() {
                extra = put(board, Good::Gold, extra);
            }
            if extra > 0 {
                got.vp += limits.overflow_vp * i16::from(extra);
            }
        }
        board.score(got.vp, Source::Overflow);
        got
    }

    /// A bundle is received: its goods now, then what is chosen, then the rest (KNI-RES-04).
    pub(crate) fn receive(&mut self, seat: Seat, id: BundleId, why: Why, events: &mut Events) {
        let bundle = *self.data.0.bundle(id);
        self.board_mut(seat).why = why;
        let got = if bundle.goods.is_none() { Bundle::NONE } else { self.credit(seat, bundle.goods) };
        let any = bundle.goods.any();
        if any == 0 {
            return self.receive_rest(seat, bundle, got, events);
        }
        if got != Bundle::NONE {
            events.all(|| Event::Gained { seat, why, bundle: got });
        }
        let board = self.board_mut(seat);
        if (Bundle { goods: Goods::NONE, ..bundle }) != Bundle::NONE {
            board.agenda.push(Task::Rest(id));
        }
        board.agenda.push(Task::Any(any));
    }

    /// Everything in a bundle but its goods: points, influence, command, diplomacy, the enemy's
    /// diplomacy, removed enemies.
    pub(crate) fn receive_rest(&mut self, seat: Seat, bundle: Bundle, mut got: Bundle, events: &mut Events) {
        let war = self.state.mode == Mode::War;
        let (own_track, enemy_track) = self.diplomacy_tracks();
        let store = self.data.0.war.store;
        let diplomacy_vp = self.data.0.war.diplomacy_vp;
        let board = self.board_mut(seat);
        let mut points = bundle.vp;
        got.influence = bundle.influence;
        got.command = if war { bundle.command.min(store.saturating_sub(board.store())) } else { bundle.command };
        if war {
            points += diplomacy_vp * i16::from(bundle.diplomacy);
        } else {
            got.diplomacy = bundle.diplomacy.min(own_track - board.diplomacy);
            let level =
                (board.enemy_diplomacy as i8).saturating_add(bundle.enemy_diplomacy).clamp(0, enemy_track as i8);
            got.enemy_diplomacy = level - board.enemy_diplomacy as i8;
            board.enemy_diplomacy = level as u8;
        }
        got.vp += points;
        board.score(points, board.why.into());
        board.influence = board.influence.saturating_add(got.influence);
        board.command = board.command.saturating_add(got.command);
        board.diplomacy += got.diplomacy;
        let why = board.why;
        if bundle.remove_enemy > 0 && !war {
            board.agenda.push(Task::Remove(bundle.remove_enemy));
        }
        if got.influence > 0 {
            self.reopen_court(seat);
        }
        if got != Bundle::NONE {
            events.all(|| Event::Gained { seat, why, bundle: got });
        }
    }

    /// Points, given or taken, with a reason.
    pub(crate) fn score(&mut self, seat: Seat, vp: i16, why: Why, events: &mut Events) {
        if vp == 0 {
            return;
        }
        self.board_mut(seat).score(vp, why.into());
        if vp > 0 {
            events.all(|| Event::Gained { seat, why, bundle: Bundle::points(vp) });
        } else {
            events.all(|| Event::Lost { seat, why, goods: Goods::NONE, vp: -vp });
        }
    }

    /// The lengths of both diplomacy tracks.
    pub(crate) fn diplomacy_tracks(&self) -> (u8, u8) {
        let difficulty = &self.sheet().difficulty[self.state.difficulty as usize];
        (difficulty.player_diplomacy, difficulty.enemy_diplomacy)
    }

    /// Can this be paid, the resources of choice included? (KNI-RES-03, KNI-RES-05)
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, cost: Goods) -> Result<(), Refusal> {
        if cost.is_within(self.board(seat).spendables()) { Ok(()) } else { Err(self.too_little(seat, cost)) }
    }

    /// What is missing to pay this.
    #[cold]
    fn too_little(&self, seat: Seat, cost: Goods) -> Refusal {
        let board = self.board(seat);
        let mut left = 0;
        for good in Good::ALL {
            let (need, have) = (cost.of(good), board.spendable(good));
            if need > have {
                return Refusal::TooLittle { good, need, have };
            }
            if good.is_resource() {
                left += have - need;
            }
        }
        Refusal::TooFewResources { need: cost.any(), have: left }
    }

    /// Pays the fixed part of a cost; the caller sees to resources of choice.
    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, cost: Goods, why: Why, events: &mut Events) {
        let board = self.board_mut(seat);
        for good in Good::ALL {
            spend(board, good, cost.of(good));
        }
        let goods = Goods([cost.0[0], cost.0[1], cost.0[2], cost.0[3], 0]);
        if !goods.is_none() {
            events.all(|| Event::Paid { seat, why, goods });
        }
    }

    /// When T2 ends, the purse is what is held then (KNI-RES-05).
    pub(crate) fn note_purse(&mut self, seat: Seat) {
        let board = self.board_mut(seat);
        board.purse = board.held;
    }

    /// How much there is of something.
    #[inline]
    pub(crate) fn measure(&self, seat: Seat, of: Measure) -> i16 {
        let board = self.board(seat);
        match of {
            Measure::Track(track) => i16::from(board.level(track)),
            Measure::Influence => i16::from(board.influence),
            Measure::Vp => board.vp,
            Measure::Gold => i16::from(board.held[Good::Gold.index()]),
            Measure::Resources => i16::from(board.resources()),
            Measure::Units => i16::from(board.own_total),
            Measure::Tiles => i16::from(board.tiles()),
            Measure::EnemyUnits => i16::from(board.enemy_total),
            Measure::EnemyDiplomacy => i16::from(board.enemy_diplomacy),
            Measure::Diplomacy => i16::from(board.diplomacy),
            Measure::Battles => board.battles.count_ones() as i16,
            Measure::ScenarioActions => i16::from(board.scenario_actions()),
        }
    }

    /// Do all needs hold?
    #[inline]
    pub(crate) fn has(&self, seat: Seat, needs: &[Need]) -> bool {
        let board = self.board(seat);
        needs.iter().all(|need| match need.of {
            Measure::Track(track) => i16::from(board.level(track)) >= need.least,
            of => self.measure(seat, of) >= need.least,
        })
    }

    /// The first need that does not hold, as a refusal.
    pub(crate) fn needs(&self, seat: Seat, needs: &[Need]) -> Result<(), Refusal> {
        let unmet = needs.iter().find(|need| self.measure(seat, need.of) < need.least);
        unmet.map_or(Ok(()), |need| {
            Err(Refusal::Requires { of: need.of, need: need.least, have: self.measure(seat, need.of) })
        })
    }
}

/// Takes a good out of hand and purse.
#[inline]
pub(crate) fn spend(board: &mut Board, good: Good, n: u8) {
    board.held[good.index()] -= n;
    if board.purse != FREE {
        board.purse[good.index()] = board.purse[good.index()].saturating_sub(n);
    }
}
