//! The character card: privilege, special action, rewards and thresholds (KNI-CHAR-*).

use crate::Knight;
use crate::agenda::Task;
use crate::data::CharacterData;
use crate::event::Events;
use crate::ids::Track;
use crate::moves::Move;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::{Phase, Why};
use quintain_core::{Choices, Seat};

impl Knight {
    /// The seat's character card.
    #[inline]
    pub(crate) fn character(&self, seat: Seat) -> &'static CharacterData {
        &self.data.0.characters[usize::from(self.board(seat).character)]
    }

    /// The privilege is received once in a turn in which its track is activated (KNI-CHAR-02).
    pub(crate) fn privilege(&mut self, seat: Seat, track: Track, events: &mut Events) {
        let character = self.character(seat);
        let board = self.board_mut(seat);
        if character.privilege != track || board.privileged {
            return;
        }
        board.privileged = true;
        board.agenda.push(Task::Check);
        self.receive(seat, character.privilege_gain, Why::Privilege(track), events);
    }

    /// Has a refused duel barred the character card in this turn? (KNI-CHAR-03, KNI-DUEL-04)
    #[inline]
    pub(crate) fn is_banned(&self, seat: Seat) -> bool {
        self.board(seat).banned == self.state.turn
    }

    /// Can the special action be used? Any number of times in T0, T2 and T3b; in W2 only (KNI-CHAR-04).
    #[inline]
    pub(crate) fn can_use_special(&self, seat: Seat) -> bool {
        let (board, character) = (self.board(seat), self.character(seat));
        character.special_cost.is_within(board.spendables())
            && !self.is_banned(seat)
            && !self.is_wasted(seat, character.special_gain)
            && (self.state.mode != Mode::War || board.phase == Phase::Spend)
    }

    /// May the special action be used?
    pub(crate) fn may_use_special(&self, seat: Seat) -> Result<(), Refusal> {
        if self.can_use_special(seat) { Ok(()) } else { Err(self.why_nothing_special(seat)) }
    }

    #[cold]
    fn why_nothing_special(&self, seat: Seat) -> Refusal {
        if self.state.mode == Mode::War && self.board(seat).phase != Phase::Spend {
            return Refusal::NotNow;
        }
        if self.is_banned(seat) {
            return Refusal::Banned;
        }
        let character = self.character(seat);
        if self.is_wasted(seat, character.special_gain) {
            return Refusal::StoreFull;
        }
        self.can_pay(seat, character.special_cost).err().unwrap_or(Refusal::NotNow)
    }

    /// Uses the special action.
    pub(crate) fn use_special(&mut self, seat: Seat, events: &mut Events) {
        let character = self.character(seat);
        let cost = character.special_cost;
        let board = self.board_mut(seat);
        board.why = Why::Special;
        board.agenda.push(Task::Check);
        board.agenda.push(Task::Bundle(character.special_gain));
        if cost.any() > 0 {
            board.agenda.push(Task::Pay(cost.any()));
        }
        self.pay(seat, cost, Why::Special, events);
    }

    /// May the reward for this track be claimed? Answers with its place.
    pub(crate) fn may_claim_reward(&self, seat: Seat, track: Track) -> Result<usize, Refusal> {
        let place = self.character(seat).rewards.iter().position(|reward| reward.0 == track);
        let place = place.ok_or(Refusal::NotHere)?;
        if self.unclaimed(seat).0 & 1 << place != 0 {
            return Ok(place);
        }
        let board = self.board(seat);
        Err(why_unclaimed(board.rewards >> place, board.ready.rewards >> place))
    }

    /// May the threshold at this influence be claimed? Answers with its place.
    pub(crate) fn may_claim_threshold(&self, seat: Seat, influence: u8) -> Result<usize, Refusal> {
        let place = self.character(seat).thresholds.iter().position(|threshold| threshold.0 == influence);
        let place = place.ok_or(Refusal::NotHere)?;
        if self.unclaimed(seat).1 & 1 << place != 0 {
            return Ok(place);
        }
        let board = self.board(seat);
        Err(why_unclaimed(board.thresholds >> place, board.ready.thresholds >> place))
    }

    /// Claims a reward.
    pub(crate) fn claim_reward(&mut self, seat: Seat, place: usize, events: &mut Events) {
        let (track, _, once) = self.character(seat).rewards[place];
        let board = self.board_mut(seat);
        board.rewards |= 1 << place;
        board.agenda.push(Task::Check);
        self.receive(seat, once, Why::Reward(track), events);
    }

    /// Claims a threshold.
    pub(crate) fn claim_threshold(&mut self, seat: Seat, place: usize, events: &mut Events) {
        let (influence, once) = self.character(seat).thresholds[place];
        let board = self.board_mut(seat);
        board.thresholds |= 1 << place;
        board.agenda.push(Task::Check);
        self.receive(seat, once, Why::Threshold(influence), events);
    }

    /// Lists special action and claims.
    #[inline]
    pub(crate) fn list_character(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        moves.one_if(self.can_use_special(seat), Move::Special);
        let character = self.character(seat);
        let (rewards, thresholds) = self.unclaimed(seat);
        moves.each(u64::from(rewards), |place| Move::ClaimReward(character.rewards[place].0));
        moves.each(u64::from(thresholds), |place| Move::ClaimThreshold(character.thresholds[place].0));
    }

    /// Rewards and thresholds that are reached and not claimed, as bits (KNI-CHAR-05); none if the card is barred.
    #[inline]
    pub(crate) fn unclaimed(&self, seat: Seat) -> (u8, u8) {
        let board = self.board(seat);
        if self.is_banned(seat) {
            return (0, 0);
        }
        (board.ready.rewards & !board.rewards, board.ready.thresholds & !board.thresholds)
    }
}

/// Why something that is claimed or not, reached or not, cannot be claimed now.
fn why_unclaimed(claimed: u8, reached: u8) -> Refusal {
    match (claimed & 1, reached & 1) {
        (1, _) => Refusal::AlreadyClaimed,
        (_, 0) => Refusal::NotReached,
        _ => Refusal::Banned,
    }
}
