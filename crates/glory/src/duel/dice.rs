//! Dice: how many, which symbols are awake, and what shows.

use crate::Glory;
use crate::data::DieData;
use crate::duel::Foe;
use crate::event::{Event, Events};
use crate::ids::{Item, Relic};
use serde::{Deserialize, Serialize};

/// A die on the table: the value that counts, and whether the symbol shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "{ value: number, symbol?: boolean }"))]
#[serde(from = "DieFace", into = "DieFace")]
pub struct Die(u8);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieFace {
    value: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    symbol: bool,
}

impl From<DieFace> for Die {
    fn from(face: DieFace) -> Self {
        Self::new(face.value, face.symbol)
    }
}

impl From<Die> for DieFace {
    fn from(die: Die) -> Self {
        Self { value: die.value(), symbol: die.symbol() }
    }
}

impl Die {
    const SYMBOL: u8 = 0x80;

    /// A die that shows this value.
    pub const fn new(value: u8, symbol: bool) -> Self {
        Self((value & 0x7f) | if symbol { Self::SYMBOL } else { 0 })
    }

    /// A face of a die; an awake symbol turns at once (GLO-DUEL-06).
    #[inline]
    fn face(die: &DieData, awake: bool, face: usize) -> Self {
        let value = if awake { die.awake[face] } else { die.asleep[face] };
        Self::new(value, face == die.symbol)
    }

    /// What counts.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 & !Self::SYMBOL
    }

    /// Does the symbol show?
    pub const fn symbol(self) -> bool {
        self.0 & Self::SYMBOL != 0
    }
}

impl Glory {
    /// GLO-DUEL-04 and 05: dice of each colour, a veteran's theft included.
    pub fn dice_of(&self, seat: usize) -> [u8; 3] {
        let player = &self.players[seat];
        let home = usize::from(player.side.home);
        let foe = self.players[home].duel.foe;
        let equipment = |item: Item| self.data().equipment[item as usize][usize::from(player.level(item))].dice;
        let most = self.data().dice[0].most;
        let mut dice = [player.side.committed.min(most), equipment(Item::Mount), equipment(Item::Armour)];
        if let Foe::Knight(knight) = foe {
            for (count, taken) in dice.iter_mut().zip(self.data().knights[knight].removes) {
                *count = count.saturating_sub(taken);
            }
        }
        dice
    }

    /// GLO-DUEL-04 and 05: is the symbol of a colour awake?
    pub fn awake(&self, seat: usize, colour: usize) -> bool {
        let player = &self.players[seat];
        match colour {
            0 => player.side.committed >= self.data().limits.max_strength_per_duel,
            1 => self.data().equipment[0][usize::from(player.level(Item::Mount))].active,
            _ => self.data().equipment[1][usize::from(player.level(Item::Armour))].active,
        }
    }

    /// A face of a seat's die; awake symbols turn at once (GLO-DUEL-06).
    pub(crate) fn die(&self, seat: usize, colour: usize, face: usize) -> Die {
        Die::face(&self.data().dice[colour], self.awake(seat, colour), face)
    }

    /// GLO-DUEL-06 ROLL: all dice at once.
    pub(crate) fn rolled(&mut self, seat: usize, answer: &[u32], events: &mut Events) {
        let counts = self.players[seat].side.count;
        let mut answer = answer.iter();
        for (colour, count) in counts.into_iter().enumerate() {
            let (die, awake) = (&self.data().dice[colour], self.awake(seat, colour));
            let dice = &mut self.players[seat].side.dice[colour];
            for (slot, face) in dice.iter_mut().zip(answer.by_ref().take(usize::from(count))) {
                *slot = Die::face(die, awake, *face as usize);
            }
            self.sort_dice(seat, colour);
        }
        let attack = self.attack_of(seat);
        let side = self.players[seat].side;
        events.all(|| Event::Rolled { seat: seat as u8, dice: side.shown(), attack });
        let home = usize::from(side.home);
        self.run_duel(home, events);
    }

    /// A Polish noble rolls his white die anew in every clash (GLO-DUEL-02).
    pub(crate) fn foe_rolled(&mut self, home: usize, face: u32, events: &mut Events) {
        let value = self.data().dice[2].asleep[face as usize];
        self.players[home].duel.die = value;
        let (foe, attack) = (self.players[home].duel.foe, self.foe_attack(home));
        events.all(|| Event::FoeRolled { foe, die: value, attack });
        self.run_duel(home, events);
    }

    /// GLO-DUEL-07: the lowest dice of each colour are rolled again; the new values stand.
    pub(crate) fn rerolled(&mut self, seat: usize, answer: &[u32], events: &mut Events) {
        let counts = self.players[seat].side.reroll;
        let mut answer = answer.iter();
        for (colour, count) in counts.into_iter().enumerate() {
            let dice = usize::from(self.players[seat].side.count[colour]);
            for (slot, face) in answer.by_ref().take(usize::from(count)).enumerate() {
                let die = self.die(seat, colour, *face as usize);
                self.players[seat].side.dice[colour][dice - 1 - slot] = die;
            }
            self.sort_dice(seat, colour);
        }
        let side = &mut self.players[seat].side;
        let relic = side.reroll_by.checked_sub(1).map(Relic);
        side.reroll = [0; 3];
        side.reroll_by = 0;
        let (side, attack) = (*side, self.attack_of(seat));
        events.all(|| Event::Rerolled { seat: seat as u8, relic, counts, dice: side.shown(), attack });
        self.run_duel(usize::from(side.home), events);
    }

    /// Turns the lowest die of a colour to a value (GLO-DUEL-08).
    pub(crate) fn set_die(&mut self, seat: usize, colour: usize, value: u8) {
        let count = usize::from(self.players[seat].side.count[colour]);
        if count > 0 {
            self.players[seat].side.dice[colour][count - 1] = Die::new(value, false);
            self.sort_dice(seat, colour);
        }
    }

    fn sort_dice(&mut self, seat: usize, colour: usize) {
        let dice = &mut self.players[seat].side.dice[colour];
        // Places without a die hold 0 and stay behind.
        for (high, low) in [(0, 1), (1, 2), (0, 1)] {
            if dice[high].value() < dice[low].value() {
                dice.swap(high, low);
            }
        }
    }
}

impl super::Side {
    /// The dice, red, black, white, highest first.
    pub fn shown(&self) -> [Vec<Die>; 3] {
        [0, 1, 2].map(|colour| self.dice[colour][..usize::from(self.count[colour])].to_vec())
    }
}
