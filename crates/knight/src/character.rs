//! The character card: privilege, special action, rewards and thresholds (KNI-CHAR-*).

use crate::Knight;
use crate::data::{CharacterData, Track};
use crate::event::Herald;
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Why};
use crate::task::Task;
use quintain_core::{Choices, Seat};

impl Knight {
    /// The seat's character card.
    #[inline]
    pub(crate) fn character(&self, seat: Seat) -> &'static CharacterData {
        &self.data.0.characters[usize::from(self.board(seat).character)]
    }

    /// The privilege is received once in a turn in which its track is activated (KNI-CHAR-02).
    pub(crate) fn privilege(&mut self, seat: Seat, track: Track, herald: &mut Herald) {
        let character = self.character(seat);
        let board = self.board_mut(seat);
        if character.privilege != track || board.privileged {
            return;
        }
        board.privileged = true;
        board.agenda.push(Task::Check);
        self.receive(seat, character.privilege_gain, Why::Privilege(track), herald);
    }

    /// Has a refused duel barred the character card in this turn? (KNI-CHAR-03, KNI-DUEL-04)
    #[inline]
    pub(crate) fn is_banned(&self, seat: Seat) -> bool {
        self.board(seat).banned == self.state.turn
    }

    /// May the special action be used? Any number of times in T0, T2 and T3b; in W2 only (KNI-CHAR-04).
    #[inline]
    pub(crate) fn may_use_special(&self, seat: Seat) -> Result<(), Refusal> {
        let war = self.state.mode == Mode::War;
        if war && self.board(seat).phase != Phase::Spend {
            return Err(Refusal::NotNow);
        }
        if self.is_banned(seat) {
            return Err(Refusal::Banned);
        }
        let character = self.character(seat);
        if war && self.data.0.bundle(character.special_gain).is_command_only() && self.store_is_full(seat) {
            return Err(Refusal::StoreFull);
        }
        self.can_pay(seat, character.special_cost)
    }

    /// The same as a plain answer.
    #[inline]
    pub(crate) fn can_use_special(&self, seat: Seat) -> bool {
        let cost = &self.character(seat).special_cost;
        cost.is_within(self.board(seat).spendables()) && self.may_use_special(seat).is_ok()
    }

    /// Uses the special action.
    pub(crate) fn use_special(&mut self, seat: Seat, herald: &mut Herald) {
        let character = self.character(seat);
        let cost = character.special_cost;
        let board = self.board_mut(seat);
        board.why = Why::Special;
        board.agenda.push(Task::Check);
        board.agenda.push(Task::Bundle(character.special_gain));
        if cost.any() > 0 {
            board.agenda.push(Task::Pay(cost.any()));
        }
        self.pay(seat, cost, Why::Special, herald);
    }

    /// May the reward for this track be claimed? Answers with its place (KNI-CHAR-05).
    pub(crate) fn may_claim_reward(&self, seat: Seat, track: Track) -> Result<usize, Refusal> {
        let rewards = &self.character(seat).rewards;
        let Some(place) = rewards.iter().position(|reward| reward.0 == track) else { return Err(Refusal::NotHere) };
        if self.board(seat).rewards & 1 << place != 0 {
            return Err(Refusal::AlreadyClaimed);
        }
        if self.board(seat).level(track) < rewards[place].1 {
            return Err(Refusal::NotReached);
        }
        if self.is_banned(seat) { Err(Refusal::Banned) } else { Ok(place) }
    }

    /// May the threshold at this influence be claimed? Answers with its place (KNI-CHAR-05).
    pub(crate) fn may_claim_threshold(&self, seat: Seat, influence: u8) -> Result<usize, Refusal> {
        let thresholds = &self.character(seat).thresholds;
        let Some(place) = thresholds.iter().position(|threshold| threshold.0 == influence) else {
            return Err(Refusal::NotHere);
        };
        if self.board(seat).thresholds & 1 << place != 0 {
            return Err(Refusal::AlreadyClaimed);
        }
        if self.board(seat).influence < influence {
            return Err(Refusal::NotReached);
        }
        if self.is_banned(seat) { Err(Refusal::Banned) } else { Ok(place) }
    }

    /// Claims a reward.
    pub(crate) fn claim_reward(&mut self, seat: Seat, place: usize, herald: &mut Herald) {
        let (track, _, once) = self.character(seat).rewards[place];
        let board = self.board_mut(seat);
        board.rewards |= 1 << place;
        board.agenda.push(Task::Check);
        self.receive(seat, once, Why::Reward(track), herald);
    }

    /// Claims a threshold.
    pub(crate) fn claim_threshold(&mut self, seat: Seat, place: usize, herald: &mut Herald) {
        let (influence, once) = self.character(seat).thresholds[place];
        let board = self.board_mut(seat);
        board.thresholds |= 1 << place;
        board.agenda.push(Task::Check);
        self.receive(seat, once, Why::Threshold(influence), herald);
    }

    /// Lists special action and claims.
    #[inline]
    pub(crate) fn list_character(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.is_banned(seat) {
            return;
        }
        if self.can_use_special(seat) {
            moves.one(Move::Special);
        }
        let character = self.character(seat);
        let (rewards, thresholds) = self.unclaimed(seat);
        moves.each(u64::from(rewards), |place| Move::ClaimReward(character.rewards[place].0));
        moves.each(u64::from(thresholds), |place| Move::ClaimThreshold(character.thresholds[place].0));
    }

    /// Rewards and thresholds that are reached and not claimed, as bits.
    #[inline]
    pub(crate) fn unclaimed(&self, seat: Seat) -> (u8, u8) {
        let board = self.board(seat);
        (board.ready.rewards & !board.rewards, board.ready.thresholds & !board.thresholds)
    }
}
