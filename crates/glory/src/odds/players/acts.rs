//! What a side may do in a step, and what may come of it.

use super::super::joust::{Effect, Standing};
use super::Duellists;
use std::rc::Rc;

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

/// Faces that may come of one choice, with their chances.
pub(super) type Outcome = Vec<(usize, f64)>;

/// By the face before: what may come of each way to reroll.
pub(super) type Outcomes = Vec<Vec<Outcome>>;

/// What outcomes depend on: the side, its strength committed, what is done to the dice, and whether single dice
/// count afterwards.
pub(super) type Cause = (usize, u8, (u8, u8), bool);

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

    /// What a token makes of every triple: one outcome, or one for every way to reroll, or none if it is not
    /// allowed. Triples become triples, or totals.
    pub(super) fn outcomes(&mut self, side: usize, at: &Standing, effect: Effect, dice_after: bool) -> Rc<Outcomes> {
        let key = (side, at.committed, what(effect), dice_after);
        if let Some(known) = self.outcomes.get(&key) {
            return known.clone();
        }
        let throw = self.throw(side, at);
        let face = |triple: usize| if dice_after { throw.place[triple] } else { throw.totals[triple] as usize };
        let outcomes = throw.ordered.iter().copied().map(|triple| match effect {
            Effect::Attack(_) => vec![vec![(face(triple), 1.0)]],
            Effect::Set(colour, to) if throw.triples[triple][colour] < to => {
                let mut turned = [0; 3];
                turned[colour] = to;
                vec![vec![(face(throw.turned(triple, turned)), 1.0)]]
            }
            Effect::Set(..) => Vec::new(),
            Effect::Reroll(most) => {
                let mut outcomes: Vec<Outcome> = Vec::new();
                for way in throw.ways(most) {
                    let outcome = merged(throw.reroll(&self.colours, triple, way), face);
                    if !outcomes.contains(&outcome) {
                        outcomes.push(outcome);
                    }
                }
                outcomes
            }
        });
        let outcomes = Rc::new(outcomes.collect::<Outcomes>());
        self.outcomes.insert(key, outcomes.clone());
        outcomes
    }
}

/// A key for what an effect does to dice.
const fn what(effect: Effect) -> (u8, u8) {
    match effect {
        Effect::Attack(_) => (0, 0),
        Effect::Set(colour, to) => (1 + colour as u8, to),
        Effect::Reroll(most) => (4, most),
    }
}

/// Faces with their chances, each face once.
pub(super) fn merged(chances: Vec<(usize, f64)>, face: impl Fn(usize) -> usize) -> Outcome {
    let mut merged: Outcome = Vec::new();
    for (triple, chance) in chances {
        let face = face(triple);
        match merged.iter_mut().find(|(known, _)| *known == face) {
            Some((_, sum)) => *sum += chance,
            None => merged.push((face, chance)),
        }
    }
    merged.sort_unstable_by_key(|(face, _)| *face);
    merged
}
