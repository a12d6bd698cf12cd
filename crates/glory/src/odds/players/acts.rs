//! What a side may do in a step, and what may come of it.

use super::super::joust::{Effect, Standing};
use super::Duellists;

/// The steps of a clash in which somebody decides, and its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in super::super) enum Phase {
    Faith,
    Lance1,
    Lance2,
    Relic,
    Resolve,
}

impl Phase {
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Faith => Self::Lance1,
            Self::Lance1 => Self::Lance2,
            Self::Lance2 => Self::Relic,
            Self::Relic | Self::Resolve => Self::Resolve,
        }
    }
}

/// What a side may do in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Act {
    Pass,
    /// Spend faith: reroll so many of each colour.
    Reroll([u8; 3]),
    /// Use a lance supporter.
    Lance(usize),
    /// Use a relic, with the dice to reroll.
    Relic(usize, [u8; 3]),
}

/// A token spent in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Faith,
    Lance(usize),
    Relic(usize),
}

impl Duellists {
    /// The tokens a side may spend in a phase.
    pub(super) fn tokens(&self, phase: Phase, side: usize, at: &Standing) -> Vec<Token> {
        let dice = self.jousts[side].dice_of(at);
        let useful = |effect: Effect| match effect {
            Effect::Set(colour, _) => dice[colour] > 0,
            Effect::Attack(_) => true,
            Effect::Reroll(most) => most > 0 && dice != [0; 3],
        };
        let (lances, relics) = (&self.jousts[side].lances, &self.jousts[side].relics);
        match phase {
            Phase::Faith if at.faith > 0 && useful(Effect::Reroll(self.jousts[side].reroll)) => vec![Token::Faith],
            Phase::Lance1 | Phase::Lance2 => (0..lances.len())
                .filter(|kind| at.may_use(*kind, &lances[*kind]) && useful(lances[*kind].effect))
                .map(Token::Lance)
                .collect(),
            Phase::Relic => (0..relics.len())
                .filter(|kind| at.relics[*kind] > 0 && useful(relics[*kind].effect))
                .map(Token::Relic)
                .collect(),
            Phase::Faith | Phase::Resolve => Vec::new(),
        }
    }

    pub(super) fn effect(&self, side: usize, token: Token) -> Effect {
        match token {
            Token::Faith => Effect::Reroll(self.jousts[side].reroll),
            Token::Lance(kind) => self.jousts[side].lances[kind].effect,
            Token::Relic(kind) => self.jousts[side].relics[kind].effect,
        }
    }

    /// What is left after a token, and what it costs.
    pub(super) fn spend(&self, side: usize, at: Standing, token: Token) -> (Standing, f64) {
        let stakes = &self.stakes[side];
        let (mut left, price) = match token {
            Token::Faith => (at.less_faith(), stakes.faith),
            Token::Lance(kind) => {
                let tool = &self.jousts[side].lances[kind];
                (at.less_lance(kind, tool), stakes.token + stakes.glory * f64::from(tool.cost))
            }
            Token::Relic(kind) => {
                (at.less_relic(kind), stakes.token + stakes.glory * f64::from(self.jousts[side].relics[kind].cost))
            }
        };
        if let Effect::Attack(attack) = self.effect(side, token) {
            left.attack += attack;
        }
        (left, price)
    }

    /// Do the single dice of a side count from this phase on, or only their total?
    pub(super) fn sees_dice(&self, phase: Phase, side: usize, at: &Standing) -> bool {
        let turns = |token: Token| !matches!(self.effect(side, token), Effect::Attack(_));
        let mut phase = phase;
        while phase != Phase::Resolve {
            if self.tokens(phase, side, at).into_iter().any(turns) {
                return true;
            }
            phase = phase.next();
        }
        false
    }
}
