//! The verifiable dealer: luck that nobody can steer and everybody can check.
//!
//! Before play the dealer publishes a commitment to a 256-bit secret. Seats may add words of their own.
//! Each answer is derived from the secret and a fingerprint of the game so far, so that a choice taken
//! back and made again meets the same roll, and a roll once seen cannot be spent on anything else.
//! After the game the secret is published, and anybody can repeat every derivation.
//!
//! The primitive is BLAKE3: its key-derivation mode for the commitment, its keyed mode, read as a
//! stream, for the answers. `docs/protocol.md` gives the derivation with test vectors.

use crate::chance::{Bounds, Luck, Request};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// 256 bits known to the dealer alone until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From 32 fair bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// From a seed: repeatable games for tests and engines, with no secrecy at all.
    pub fn from_seed(seed: u64) -> Self {
        Self(blake3::derive_key("quintain 2026 secret from a seed", &seed.to_le_bytes()))
    }

    /// From 64 hexadecimal digits.
    pub fn from_hex(hex: &str) -> Result<Self, String> {
        blake3::Hash::from_hex(hex)
            .map(|hash| Self(*hash.as_bytes()))
            .map_err(|_| "a secret is 64 hexadecimal digits".to_owned())
    }

    /// As 64 hexadecimal digits: for the record of a finished game, and the dealer's own store.
    pub fn to_hex(&self) -> String {
        blake3::Hash::from_bytes(self.0).to_hex().to_string()
    }

    /// What is published before play.
    pub fn commitment(&self) -> String {
        let hash = blake3::derive_key("quintain 2026 commitment to a secret", &self.0);
        blake3::Hash::from_bytes(hash).to_hex().to_string()
    }

    /// The answer to a question asked after this history.
    pub fn answer(&self, history: &History, request: &Request) -> Bounds {
        let mut stream = Stream::new(&self.0, &history.fingerprint(), request.label);
        request.bounds.iter().map(|&n| stream.below(n)).collect()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Fair integers from a keyed BLAKE3 stream.
struct Stream(blake3::OutputReader);

impl Stream {
    fn new(key: &[u8; 32], fingerprint: &[u8; 32], label: &str) -> Self {
        let mut hasher = blake3::Hasher::new_keyed(key);
        hasher.update(fingerprint).update(label.as_bytes());
        Self(hasher.finalize_xof())
    }
}

impl Luck for Stream {
    /// Reads little-endian 32-bit words and throws away those of the last, incomplete, run of `n`: no
    /// value is likelier than another.
    fn below(&mut self, n: u32) -> u32 {
        let fair = u32::MAX - u32::MAX % n;
        loop {
            let mut word = [0; 4];
            self.0.fill(&mut word);
            let word = u32::from_le_bytes(word);
            if word < fair {
                return word % n;
            }
        }
    }
}

/// The fingerprint of a game so far: what it is, and every move and answer that still stands.
///
/// Moves made while several seats were asked count in the order of the seats, whatever the order in
/// which they arrived: timing cannot steer luck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct History {
    head: [u8; 32],
    together: Vec<(Seat, String)>,
}

impl History {
    /// The history of a game in which nothing has happened yet: `beginning` says which game it is,
    /// with what options, data, commitment and words of the seats.
    pub fn new(beginning: &str) -> Self {
        Self { head: *blake3::hash(beginning.as_bytes()).as_bytes(), together: Vec::new() }
    }

    /// A seat moved; `together` if several seats were asked, or the decision is sealed.
    pub fn moved(&mut self, seat: Seat, mv: &str, together: bool) {
        if together {
            self.together.push((seat, mv.to_owned()));
        } else {
            self.head = self.fingerprint();
            self.together.clear();
            Self::extend(&mut self.head, &format!("{seat} {mv}"));
        }
    }

    /// Chance was answered.
    pub fn answered(&mut self, label: &str, answer: &[u32]) {
        self.head = self.fingerprint();
        self.together.clear();
        Self::extend(&mut self.head, &format!("{label} {answer:?}"));
    }

    /// The fingerprint.
    pub fn fingerprint(&self) -> [u8; 32] {
        let mut head = self.head;
        let mut moves: Vec<&(Seat, String)> = self.together.iter().collect();
        moves.sort_by_key(|(seat, _)| *seat);
        for (seat, mv) in moves {
            Self::extend(&mut head, &format!("{seat} {mv}"));
        }
        head
    }

    fn extend(head: &mut [u8; 32], entry: &str) {
        let mut hasher = blake3::Hasher::new();
        hasher.update(head).update(entry.as_bytes());
        *head = *hasher.finalize().as_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret::new([7; 32])
    }

    #[test]
    fn a_choice_made_again_meets_the_same_roll_and_another_choice_another() {
        let dice = Request::new("C-ROLL", [6; 9]);
        let after = |mv: &str| {
            let mut history = History::new("glory");
            history.moved(Seat::new(0), mv, false);
            secret().answer(&history, &dice)
        };
        assert_eq!(after("charge"), after("charge"));
        assert_ne!(after("charge"), after("wait"));
    }

    #[test]
    fn the_order_in_which_simultaneous_choices_arrive_does_not_steer_luck() {
        let request = Request::draw("C-DEAL", 5, 29);
        let play = |order: [usize; 2]| {
            let mut history = History::new("hearts");
            for seat in order {
                history.moved(Seat::new(seat), "ready", true);
            }
            secret().answer(&history, &request)
        };
        assert_eq!(play([0, 1]), play([1, 0]));
    }

    #[test]
    fn answers_stay_below_their_bounds_and_are_fair() {
        let mut seen = [0u32; 6];
        let mut history = History::new("fair");
        for i in 0..6000u32 {
            let answer = secret().answer(&history, &Request::new("C-ROLL", [6]));
            seen[answer[0] as usize] += 1;
            history.answered("C-ROLL", &[i]);
        }
        assert!(seen.iter().all(|&n| (880..1120).contains(&n)), "{seen:?}");
    }

    /// The vectors of `docs/protocol.md`: other implementations check themselves against these.
    #[test]
    fn test_vectors() {
        let secret = Secret::from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").unwrap();
        let mut history = History::new("{}");
        let draw = Request::draw("C-DEAL", 3, 29);
        assert_eq!(secret.commitment(), VECTORS.0);
        assert_eq!(secret.answer(&history, &draw).as_slice(), VECTORS.1);
        history.answered("C-DEAL", &VECTORS.1);
        history.moved(Seat::new(2), "\"declare\"", false);
        assert_eq!(secret.answer(&history, &draw).as_slice(), VECTORS.2);
        assert_eq!(Secret::from_seed(42).to_hex(), VECTORS.3);
    }

    const VECTORS: (&str, [u32; 3], [u32; 3], &str) = (
        "cd172ee9d297fc8906f67e3a98308e7400e6d17d30ee59d28fbb99a0e1b3a4af",
        [12, 17, 20],
        [12, 3, 23],
        "d02538922acd347fee63281f4eb3e9b99cfcd94a9a4cc5c2a8f5d83b8e1eeb61",
    );
}
