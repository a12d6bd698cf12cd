//! Running a duel: whose step it is, who acts first, and who wins the clash.

use crate::Glory;
use crate::chance::Draw;
use crate::duel::{Duel, Foe, Side, Step};
use crate::event::{Event, Events};
use crate::ids::Prestige;
use crate::state::{Ask, NONE};
use serde::{Deserialize, Serialize};

/// Why somebody acts first, or wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The attacks differ.
    Attack,
    /// Equal attack; the prestige differs.
    Prestige,
    /// Equal attack and prestige.
    Initiative,
}

impl Glory {
    /// A duel begins with TENT.
    pub(crate) fn begin_duel(&mut self, home: usize, foe: Foe, events: &mut Events) {
        let bout = self.players[home].duel.bout;
        let first = home as u8;
        self.players[home].side = Side { home: home as u8, ..Side::default() };
        let stats = self.foe_stats(foe);
        let printed = [stats.attack, stats.prestige];
        self.players[home].duel = Duel { foe, clash: 1, first, bout, printed, rolls: stats.die, ..Duel::default() };
        if let Foe::Player(other) = foe {
            self.players[usize::from(other)].side = Side { home: home as u8, ..Side::default() };
        }
        events.all(|| Event::DuelBegins { seat: home as u8, foe });
        self.run_duel(home, events);
    }

    /// Goes on until somebody is asked, dice are rolled, or the duel is over.
    pub(crate) fn run_duel(&mut self, home: usize, events: &mut Events) {
        loop {
            let Duel { foe, step, turn, die, rolls, .. } = self.players[home].duel;
            if step == Step::Resolve {
                if self.resolve_clash(home, events) {
                    return;
                }
                continue;
            }
            let fighters = if matches!(foe, Foe::Player(_)) { 2 } else { 1 };
            if turn == 0 && fighters == 2 {
                // GLO-PVP-01: determined once, at the start of the step.
                self.players[home].duel.first = self.weaker(home).0 as u8;
            }
            if turn == fighters {
                if step == Step::Roll && die == NONE && rolls {
                    self.draw = Some(Draw::FoeRoll(home as u8));
                    return;
                }
                let duel = &mut self.players[home].duel;
                duel.step = step.next();
                duel.turn = 0;
                continue;
            }
            let seat = self.fighter(home, turn);
            self.players[home].duel.turn += 1;
            if step == Step::Roll {
                let count = self.dice_of(seat);
                let side = &mut self.players[seat].side;
                side.count = count;
                if count.iter().any(|dice| *dice > 0) {
                    self.draw = Some(Draw::Roll(seat as u8));
                    return;
                }
            } else if let Some(ask) = self.has_choice(seat, step) {
                self.players[seat].ask = ask;
                return;
            }
        }
    }

    /// The seat that acts `turn`-th in this step.
    fn fighter(&self, home: usize, turn: u8) -> usize {
        let duel = &self.players[home].duel;
        let Foe::Player(other) = duel.foe else { return home };
        let (first, other) = (usize::from(duel.first), usize::from(other));
        if turn == 0 {
            first
        } else if first == home {
            other
        } else {
            home
        }
    }

    /// GLO-PVP-02: lower attack; then lower prestige; then worse initiative.
    pub fn weaker(&self, home: usize) -> (usize, Because) {
        let Foe::Player(other) = self.players[home].duel.foe else { return (home, Because::Attack) };
        let other = usize::from(other);
        let ([mine, theirs], [my_prestige, their_prestige]) = (self.attacks(home), self.prestiges(home));
        if mine != theirs {
            (if mine < theirs { home } else { other }, Because::Attack)
        } else if my_prestige != their_prestige {
            (if my_prestige < their_prestige { home } else { other }, Because::Prestige)
        } else {
            (if self.home_is_before(home) { other } else { home }, Because::Initiative)
        }
    }

    /// RESOLVE (GLO-DUEL-10, GLO-PVP-04, GLO-SOLO-10). True if the duel is over.
    fn resolve_clash(&mut self, home: usize, events: &mut Events) -> bool {
        let (attack, prestige) = (self.attacks(home), self.prestiges(home));
        let foe = self.players[home].duel.foe;
        let tie = attack[0] == attack[1];
        let won = if !tie {
            attack[0] > attack[1]
        } else if prestige[0] != prestige[1] {
            prestige[0] > prestige[1]
        } else {
            match foe {
                Foe::Player(_) | Foe::Automaton => self.home_is_before(home),
                _ => true,
            }
        };
        let clash = self.players[home].duel.clash;
        events.all(|| Event::Clash { seat: home as u8, foe, clash, attack, won, tie });
        if won {
            self.players[home].side.wins += 1;
        } else if let Foe::Player(other) = foe {
            self.players[usize::from(other)].side.wins += 1;
        } else {
            self.players[home].duel.wins += 1;
        }
        if tie {
            match (won, foe) {
                (true, _) => self.turn_prestige(home, events),
                (false, Foe::Player(other)) => self.turn_prestige(usize::from(other), events),
                (false, _) => {}
            }
        }
        self.clear_clash(home);
        let target = self.data().limits.clashes_to_win;
        let [mine, theirs] = self.score(home);
        if mine < target && theirs < target {
            return false;
        }
        self.end_duel(home, won, events);
        true
    }

    /// GLO-DUEL-11: a win on equal attack turns a face-up prestige token down, the first of the list.
    fn turn_prestige(&mut self, seat: usize, events: &mut Events) {
        let up = self.players[seat].prestige_up;
        let Some(&kind) = self.data().prestige.list.iter().find(|kind| up & 1 << kind.index() != 0) else { return };
        let bit = 1u8 << kind.index();
        let player = &mut self.players[seat];
        player.prestige_up &= !bit;
        player.prestige_down |= bit;
        player.side.turned |= bit;
        events.all(|| Event::PrestigeTurned { seat: seat as u8, prestige: Prestige(kind.0) });
    }

    /// GLO-DUEL-12: dice and modifiers are cleared; committed strength stays.
    fn clear_clash(&mut self, home: usize) {
        let foe = self.players[home].duel.foe;
        let duel = &mut self.players[home].duel;
        duel.step = Step::Strength;
        duel.turn = 0;
        duel.clash += 1;
        duel.attack = 0;
        duel.prestige = 0;
        duel.die = NONE;
        let other = if let Foe::Player(other) = foe { usize::from(other) } else { home };
        for seat in [home, other] {
            let side = &mut self.players[seat].side;
            side.count = [0; 3];
            side.dice = Default::default();
            side.attack = 0;
            side.prestige = 0;
        }
    }

    /// Clashes won by the home seat and by the opponent.
    pub fn score(&self, home: usize) -> [u8; 2] {
        let duel = &self.players[home].duel;
        let theirs = match duel.foe {
            Foe::Player(other) => self.players[usize::from(other)].side.wins,
            _ => duel.wins,
        };
        [self.players[home].side.wins, theirs]
    }

    /// D-TENT, D-FAITH, D-LANCE, D-RELIC: pass.
    pub(crate) fn pass_step(&mut self, seat: usize, events: &mut Events) {
        self.players[seat].ask = Ask::Nothing;
        self.acted(seat, events);
    }
}
