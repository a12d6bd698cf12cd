//! The bot that knows nothing: any legal move is as good as another.

use quintain_core::{Budget, Choice, Game, Luck, Policy, Seen};

/// Plays a legal move at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Random {
    /// For the registry.
    pub fn boxed<G: Game>() -> Box<dyn Policy<G>> {
        Box::new(Self)
    }
}

impl<G: Game> Policy<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>, _: Budget, luck: &mut dyn Luck) -> Choice<G::Move> {
        let moves = seen.moves();
        Choice::of(moves[luck.below(moves.len() as u32) as usize])
    }
}
