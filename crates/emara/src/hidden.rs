//! What a seat cannot know: worlds that it cannot tell apart.

use crate::Emara;
use quintain_core::bits::take_bit;
use quintain_core::{Luck, Seat};

impl Emara {
    /// Only the hands of the others are hidden: each is drawn anew from the cards that player has not shown in
    /// this half of the game.
    pub(crate) fn resampled(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = *self;
        for other in self.all_seats().filter(|other| *other != seat) {
            let player = world.player_mut(other);
            let (count, mut cards) = (player.hand.count_ones(), u32::from(player.hand | player.undealt));
            if player.undealt == 0 {
                continue;
            }
            let mut hand = 0;
            for _ in 0..count {
                let index = luck.below(cards.count_ones());
                hand |= 1 << take_bit(&mut cards, index);
            }
            (player.hand, player.undealt) = (hand, cards as u16);
        }
        world
    }
}
