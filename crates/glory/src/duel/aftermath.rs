//! AFTERMATH: glory or reward, then the loser's refund (GLO-DUEL-13 to 15, GLO-TRN-03, GLO-PVP-05).

use crate::Glory;
use crate::duel::{Duel, Foe, Side};
use crate::event::{Event, Events, Why};
use crate::ids::{Mode, Prestige, Relic, Scenario, Supporter};
use crate::moves::Token;
use crate::refusal::Refusal;
use crate::state::{Ask, Rider, Stage};
use quintain_core::bits::bits;

impl Glory {
    /// The duel is over: `won` by its home seat or not.
    pub(crate) fn end_duel(&mut self, home: usize, won: bool, events: &mut Events) {
        let foe = self.players[home].duel.foe;
        let (score, place, round) = (self.score(home), self.duel_place(home), self.round);
        events.all(|| Event::DuelEnds { seat: home as u8, foe, won, score, round, place });
        match foe {
            Foe::Knight(_) => self.knight_rewards(home, won, events),
            Foe::Player(_) | Foe::Automaton => self.rider_rewards(home, won, events),
            Foe::Brave => self.players[home].brave = won,
            Foe::Card(_) | Foe::Nobody => {}
        }
        if matches!(foe, Foe::Knight(_) | Foe::Player(_) | Foe::Automaton) {
            self.mark_result(home, won);
        }
        if self.warrior_ends(home, won) {
            self.players[home].duel = Duel::default();
            self.players[home].side = Side::default();
            return;
        }
        let loser = match (won, foe) {
            (false, _) => Some(home),
            (true, Foe::Player(other)) => Some(usize::from(other)),
            (true, _) => None,
        };
        self.players[home].duel = Duel::default();
        let winner = match (won, foe) {
            (true, _) => Some(home),
            (false, Foe::Player(other)) => Some(usize::from(other)),
            (false, _) => None,
        };
        if let Some(winner) = winner {
            self.players[winner].side = Side::default();
        }
        match (loser, foe, won) {
            (Some(loser), ..) => self.refund(loser, events),
            (None, Foe::Card(card), true) => self.reward_card(home, card, events),
            _ => {}
        }
    }

    /// GLO-TRN-03: the knight's glory, or half of it for one clash.
    fn knight_rewards(&mut self, home: usize, won: bool, events: &mut Events) {
        let foe = self.players[home].duel.foe;
        let glory = i16::from(self.foe_stats(foe).glory);
        if won {
            self.change_glory(Rider::of(home), glory, Why::Victory(foe), events);
        } else if self.score(home)[0] == 1 {
            self.change_glory(Rider::of(home), glory / 2, Why::Honour(foe), events);
        }
    }

    /// GLO-PVP-05 and GLO-SOLO-10: 7, or 9 for the more glorious one; fixed before either award.
    fn rider_rewards(&mut self, home: usize, won: bool, events: &mut Events) {
        let me = Rider::of(home);
        let them = match self.players[home].duel.foe {
            Foe::Player(other) => Rider(other),
            _ => Rider::AUTOMATON,
        };
        let (mine, theirs) = (self.rider_value(me, them), self.rider_value(them, me));
        let score = self.score(home);
        let (winner, loser, prize, half, clashes) =
            if won { (me, them, theirs, mine / 2, score[1]) } else { (them, me, mine, theirs / 2, score[0]) };
        self.change_glory(winner, prize, Why::Victory(Foe::rider(loser)), events);
        if clashes == 1 {
            self.change_glory(loser, half, Why::Honour(Foe::rider(winner)), events);
        }
    }

    /// The glory value of a rider against another.
    pub(crate) fn rider_value(&self, rider: Rider, other: Rider) -> i16 {
        if self.glory_of(rider) > self.glory_of(other) { 9 } else { 7 }
    }

    /// Writes the result on the tournament board.
    fn mark_result(&mut self, home: usize, won: bool) {
        let bout = usize::from(self.players[home].duel.bout);
        if self.house.mode == Mode::PasDarmes {
            if let Some(place) = self.lists.get_mut(bout) {
                place.fought = if won { 1 } else { 2 };
            }
            return;
        }
        let (left, right) = self.bout_slots(bout);
        let mine = if self.lists[left].rider == home as u8 { left } else { right };
        let theirs = left + right - mine;
        self.winners[bout] = if won { mine } else { theirs } as u8;
    }

    /// GLO-SOLO-02: the Warrior's game ends with a lost duel, or with the third final.
    fn warrior_ends(&mut self, home: usize, won: bool) -> bool {
        let duel = self.players[home].duel;
        if self.house.scenario != Some(Scenario::Warrior) || !matches!(duel.foe, Foe::Knight(_)) {
            return false;
        }
        let last = duel.bout == 6 && self.round == self.data().limits.rounds;
        if won && !last {
            return false;
        }
        self.warrior = Some(won);
        self.stage = Stage::Over;
        true
    }

    /// GLO-DUEL-14: one of everything used in this duel comes back to the loser.
    fn refund(&mut self, seat: usize, events: &mut Events) {
        let side = self.players[seat].side;
        let (strength, faith) = (side.committed.min(1), side.faith.min(1));
        if strength + faith > 0 {
            let player = &mut self.players[seat];
            player.strength += strength;
            player.faith += faith;
            events.all(|| Event::TakenBack { seat: seat as u8, strength, faith });
        }
        let turned = side.turned & self.players[seat].prestige_down;
        if turned != 0 {
            self.turned_up(seat, Token::Prestige(Prestige(turned.trailing_zeros() as u8)), events);
        }
        let used = self.used_supporters(seat);
        match used.count_ones() {
            0 => self.refund_relic(seat, events),
            1 => {
                self.turned_up(seat, Token::Supporter(Supporter(used.trailing_zeros() as u8)), events);
                self.refund_relic(seat, events);
            }
            _ => self.players[seat].ask = Ask::RefundSupporter,
        }
    }

    fn refund_relic(&mut self, seat: usize, events: &mut Events) {
        let used = self.used_relics(seat);
        match used.count_ones() {
            0 => {}
            1 => self.turned_up(seat, Token::Relic(Relic(used.trailing_zeros() as u8)), events),
            _ => {
                self.players[seat].ask = Ask::RefundRelic;
                return;
            }
        }
        self.refunded(seat, events);
    }

    /// Kinds of supporters used in the duel and still face down.
    fn used_supporters(&self, seat: usize) -> u32 {
        let player = &self.players[seat];
        bits(u64::from(player.side.used)).filter(|kind| player.down.has(*kind)).fold(0, |set, kind| set | 1 << kind)
    }

    fn used_relics(&self, seat: usize) -> u8 {
        let player = &self.players[seat];
        bits(u64::from(player.side.used_relics))
            .filter(|kind| player.relics_down.has(*kind))
            .fold(0, |set, kind| set | 1 << kind)
    }

    /// D-REFUND: what may be turned up.
    pub(crate) fn refunds(&self, seat: usize) -> impl Iterator<Item = Token> + '_ {
        let ask = self.players[seat].ask;
        let supporters = if ask == Ask::RefundSupporter { self.used_supporters(seat) } else { 0 };
        let relics = if ask == Ask::RefundRelic { self.used_relics(seat) } else { 0 };
        bits(u64::from(supporters))
            .map(|kind| Token::Supporter(Supporter(kind as u8)))
            .chain(bits(u64::from(relics)).map(|kind| Token::Relic(Relic(kind as u8))))
    }

    /// D-REFUND.
    pub(crate) fn choose_refund(&mut self, seat: usize, token: Token, events: &mut Events) -> Result<(), Refusal> {
        if !self.refunds(seat).any(|offered| offered == token) {
            return Err(Refusal::NotUsed);
        }
        let ask = std::mem::take(&mut self.players[seat].ask);
        self.turned_up(seat, token, events);
        if ask == Ask::RefundSupporter {
            self.refund_relic(seat, events);
        } else {
            self.refunded(seat, events);
        }
        Ok(())
    }

    fn turned_up(&mut self, seat: usize, token: Token, events: &mut Events) {
        self.turn_up(seat, token);
        events.all(|| Event::TurnedUp { seat: seat as u8, token });
    }

    /// GLO-DUEL-15: after the refund a lost challenge returns to the hand.
    fn refunded(&mut self, seat: usize, events: &mut Events) {
        self.players[seat].side = Side::default();
        self.finish_card(seat, false, events);
    }
}
