//! Who has won a bout (HEA-WIN, HEA-GOAL) and the table (HEA-MATCH).

use crate::event::{Event, Shown};
use crate::ids::Side;
use crate::options::Length;
use crate::state::{Aim, Ending, Hearts};
use quintain_core::{Outcome, Seat, SeatSet};
use std::cmp::Ordering;

impl Hearts {
    /// Dead knights of each side (HEA-WIN-01): the wizard counts for neither.
    fn losses(&self) -> [u8; 2] {
        [Side::Crusaders, Side::Saracens]
            .map(|side| self.knights(side).iter().filter(|seat| self.is_dead(*seat)).count() as u8)
    }

    /// Wounds carried by the survivors of each side (HEA-WIN-02).
    fn survivors_wounds(&self) -> [u8; 2] {
        [Side::Crusaders, Side::Saracens].map(|side| {
            let alive = self.knights(side).iter().filter(|seat| !self.is_dead(*seat));
            alive.map(|seat| self.state.wounds[seat.index()]).sum()
        })
    }

    /// How a bout with a death in it has ended.
    pub(crate) fn judge(&self) -> Ending {
        let losses = self.losses();
        if losses == [0, 0] {
            return Ending::WizardAlone;
        }
        let wounds = self.survivors_wounds();
        match (losses[0], wounds[0]).cmp(&(losses[1], wounds[1])) {
            Ordering::Less => Ending::SideWins(Side::Crusaders),
            Ordering::Greater => Ending::SideWins(Side::Saracens),
            Ordering::Equal => Ending::Draw,
        }
    }

    /// Everybody who has won.
    pub(crate) fn winners(&self, ending: Ending) -> SeatSet {
        Seat::all(self.n()).filter(|seat| self.wins(*seat, ending)).collect()
    }

    fn wins(&self, seat: Seat, ending: Ending) -> bool {
        let Some(side) = self.side(seat) else { return self.wizard_wins(seat, ending) };
        let goal_met = match self.state.aims[seat.index()] {
            // HEA-GOAL-02
            Aim::Sympathy(named) => !self.is_dead(named),
            // HEA-GOAL-03
            Aim::Hunt => self.state.wizard.is_some_and(|wizard| self.is_dead(wizard)),
        };
        match ending {
            // HEA-WIN-03: exactly the hunters, whatever their side.
            Ending::WizardAlone => self.state.aims[seat.index()] == Aim::Hunt,
            // HEA-WIN-04, 05
            Ending::SideWins(winning) => winning == side && goal_met,
            Ending::Draw => goal_met,
            // HEA-END-06
            Ending::Void => false,
        }
    }

    /// HEA-GOAL-04: he and both his wards are alive; a void bout nobody wins.
    fn wizard_wins(&self, wizard: Seat, ending: Ending) -> bool {
        let all_alive = || !self.is_dead(wizard) && self.state.wards.iter().all(|ward| !self.is_dead(*ward));
        ending != Ending::Void && all_alive()
    }

    /// Everything that is shown when the bout is over.
    pub(crate) fn bout_ended(&self, ending: Ending) -> Event {
        Event::BoutEnded {
            ending,
            losses: self.losses(),
            wounds: self.survivors_wounds(),
            goals: Seat::all(self.n())
                .map(|seat| Shown { who: self.who(seat), goals: self.goals(seat), side: self.side(seat) })
                .collect(),
            winners: self.state.winners.iter().map(|seat| self.who(seat)).collect(),
        }
    }

    /// HEA-MATCH-02, 07: all who have three tokens, or, when the match is cut short, all who have most.
    pub(crate) fn match_winners(&self) -> SeatSet {
        let most = self.state.tokens.iter().copied().max().unwrap_or(0);
        let needed = self.data.constants.match_target.min(most).max(1);
        Seat::all(self.n()).filter(|seat| self.state.tokens[seat.index()] >= needed).collect()
    }

    /// Who has won the table: the bout, if it was a single one (HEA-MATCH-09), or the match.
    pub(crate) fn final_winners(&self) -> SeatSet {
        match self.state.options.length {
            Length::Single => self.state.winners,
            Length::Match => self.match_winners(),
        }
    }

    /// How the table ended.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.state.tokens.map(i32::from);
        let ending = match (self.state.options.length, self.state.ending) {
            (Length::Match, _) if self.match_winners().is_empty() => "match-without-winner",
            (Length::Match, _) => "match",
            (_, Some(Ending::SideWins(Side::Crusaders))) => "crusaders",
            (_, Some(Ending::SideWins(Side::Saracens))) => "saracens",
            (_, Some(Ending::Draw)) => "draw",
            (_, Some(Ending::WizardAlone)) => "wizard-alone",
            _ => "void",
        };
        let scores = &scores[..self.n()];
        Outcome::ranked(ending, scores, scores, self.final_winners())
    }

    /// The goal cards of a seat: one, or the wizard's two wards.
    pub(crate) fn goals(&self, seat: Seat) -> Vec<crate::ids::Goal> {
        if self.is_wizard(seat) {
            self.state.wards.iter().map(|ward| self.data.sympathy(self.state.heroes[ward.index()])).collect()
        } else {
            vec![self.goal_of(seat, self.state.aims[seat.index()])]
        }
    }
}
