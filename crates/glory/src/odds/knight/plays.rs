//! Plays: the lance supporters and the relic that are used together in a clash.

use super::super::joust::{Effect, Standing, Tool};
use super::Solver;

/// Tokens used together.
#[derive(Clone, Copy)]
pub(super) struct Play {
    /// What is left.
    pub(super) left: Standing,
    /// Values that dice are turned to, by colour.
    pub(super) turned: [u8; 3],
    /// Price in stakes.
    pub(super) price: f64,
    /// Kinds, plus one: two lances, the first never behind the second, and a relic.
    pub(super) tokens: [usize; 3],
}

impl Solver {
    /// Every play without rerolls, passing first, then the smaller ones.
    pub(super) fn plays(&self, at: Standing, steps: u8) -> Vec<Play> {
        let dice = self.joust.dice_of(&at);
        let useful = |effect: Effect| match effect {
            Effect::Set(colour, _) => dice[colour] > 0,
            Effect::Attack(_) => true,
            Effect::Reroll(_) => false,
        };
        let mut plays = vec![Play::none(at)];
        let mut from = 0;
        for _ in 0..steps {
            let to = plays.len();
            for index in from..to {
                let play = plays[index];
                for kind in play.tokens[1].saturating_sub(1)..self.joust.lances.len() {
                    let effect = self.joust.lances[kind].effect;
                    let again = play.tokens[1] == kind + 1 && matches!(effect, Effect::Set(..));
                    if play.left.may_use(kind, &self.joust.lances[kind]) && useful(effect) && !again {
                        plays.push(self.with_lance(play, kind));
                    }
                }
            }
            from = to;
        }
        for index in 0..plays.len() {
            for kind in 0..self.joust.relics.len() {
                if at.relics[kind] > 0 && useful(self.joust.relics[kind].effect) {
                    plays.push(self.with_relic(plays[index], kind));
                }
            }
        }
        plays
    }

    pub(super) fn with_lance(&self, mut play: Play, kind: usize) -> Play {
        play.left = play.left.less_lance(kind, &self.joust.lances[kind]);
        play.tokens = [play.tokens[1], kind + 1, 0];
        self.with(play, self.joust.lances[kind])
    }

    pub(super) fn with_relic(&self, mut play: Play, kind: usize) -> Play {
        play.left = play.left.less_relic(kind);
        play.tokens[2] = kind + 1;
        self.with(play, self.joust.relics[kind])
    }

    fn with(&self, mut play: Play, tool: Tool) -> Play {
        match tool.effect {
            Effect::Attack(attack) => play.left.attack += attack,
            Effect::Set(colour, to) => play.turned[colour] = play.turned[colour].max(to),
            Effect::Reroll(_) => {}
        }
        play.price += self.stakes.token + self.stakes.glory * f64::from(tool.cost);
        play
    }
}

impl Play {
    pub(super) const fn none(left: Standing) -> Self {
        Self { left, turned: [0; 3], price: 0.0, tokens: [0; 3] }
    }

    /// What turned dice add to the total.
    pub(super) fn gain(&self, triple: [u8; 3]) -> i8 {
        triple.iter().zip(self.turned).map(|(die, turned)| turned.saturating_sub(*die)).sum::<u8>() as i8
    }

    /// Are all its tokens among those of the other play?
    pub(super) fn is_part_of(&self, other: &Self) -> bool {
        let relic = self.tokens[2] == 0 || self.tokens[2] == other.tokens[2];
        let [a, b] = [self.tokens[0], self.tokens[1]];
        let [c, d] = [other.tokens[0], other.tokens[1]];
        relic && (a == c && b == d || a == 0 && (b == 0 || b == c || b == d))
    }
}
