//! `dice.toml`.

use super::parts::{Checked, expect, fault, raw};
use crate::data::DieData;
use crate::ids::Colour;
use quintain_core::Names;
use serde::Deserialize;
use std::collections::BTreeMap;

raw! {
    DiceFile { die: Vec<RawDie> }
    RawDie {
        id: Colour, color: String, name: Names, count: u8, max_in_duel: u8, max_value: u8, faces: Vec<RawFace>,
        activated_by: BTreeMap<String, u8>, provenance: String, #[serde(default)] reconstructed: Vec<String>,
    }
    RawFace {
        #[serde(default)] value: u8, #[serde(default)] symbol: bool, #[serde(default)] inactive: u8,
        #[serde(default)] active: u8,
    }
}

pub(super) fn dice(file: DiceFile) -> Checked<[DieData; 3]> {
    let name = "dice.toml";
    let mut dice = Vec::new();
    for (raw, colour) in file.die.into_iter().zip(Colour::ALL) {
        let field = format!("{colour:?}").to_lowercase();
        expect(raw.id == colour, name, field.clone(), "the dice stand in the order strength, mount, armour")?;
        expect(raw.faces.len() == 6, name, field.clone(), "a die has six faces")?;
        let symbols = raw.faces.iter().filter(|face| face.symbol).count();
        expect(symbols == 1, name, field.clone(), "a die has one symbol face")?;
        expect(raw.max_in_duel == 3, name, field.clone(), "max_in_duel is 3")?;
        let mut die = DieData { name: raw.name, asleep: [0; 6], awake: [0; 6], symbol: 0, most: raw.max_in_duel };
        for (index, face) in raw.faces.iter().enumerate() {
            let (asleep, awake) = if face.symbol { (face.inactive, face.active) } else { (face.value, face.value) };
            expect(
                asleep.max(awake) <= raw.max_value && raw.max_value <= 9,
                name,
                field.clone(),
                "a face is too high",
            )?;
            die.asleep[index] = asleep;
            die.awake[index] = awake;
            if face.symbol {
                die.symbol = index;
            }
        }
        dice.push(die);
    }
    dice.try_into().or_else(|_| fault(name, "die", "there are three dice: strength, mount, armour"))
}
