//! The vocabulary: a blazon is cut into the longest phrases that the house knows.

use crate::art::{Charge, Tincture, art};
use crate::error::BlazonError;
use crate::ordinary::Ordinary;
use crate::place::{Order, Place};
use std::sync::OnceLock;

/// A phrase of a blazon.
#[derive(Clone, Copy)]
pub(crate) enum Word {
    Tincture(Tincture),
    Number(u8),
    Charge {
        charge: &'static Charge,
        demi: bool,
    },
    Ordinary(Ordinary),
    Division(Division),
    Order(Order),
    Place(Place),
    /// What a charge may have, such as "crowned".
    Detail(&'static str),
    Vair,
    On,
    OverAll,
    Between,
    Within,
    EnsignedWith,
    EachChargedWith,
    FirstAndFourth,
    SecondAndThird,
    And,
    Comma,
    /// Says what is drawn anyway.
    Filler,
}

/// How a field is divided.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Division {
    PerFess,
    Quarterly,
    BendyOfSix,
    ChequyOfFifteen,
    Scaly,
}

struct Phrase {
    words: Vec<String>,
    word: Word,
}

fn vocabulary() -> &'static [Phrase] {
    static VOCABULARY: OnceLock<Vec<Phrase>> = OnceLock::new();
    VOCABULARY.get_or_init(|| {
        let mut phrases = Vec::new();
        let mut add = |text: &str, word: Word| phrases.push(Phrase { words: cut(text), word });
        let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
        for (number, word) in (1..).zip(numbers) {
            add(word, Word::Number(number));
        }
        for tincture in Tincture::ALL {
            add(&tincture.card().word, Word::Tincture(tincture));
            add(&tincture.card().id, Word::Tincture(tincture));
        }
        for charge in &art().charge {
            for text in charge.words.iter().chain(&charge.plural) {
                add(text, Word::Charge { charge, demi: false });
            }
            for text in &charge.demi {
                add(text, Word::Charge { charge, demi: true });
            }
            for detail in &charge.detail {
                add(&detail.words, Word::Detail(&detail.words));
            }
        }
        for (text, word) in TERMS {
            add(text, *word);
        }
        phrases
    })
}

const TERMS: &[(&str, Word)] = &[
    ("a", Word::Number(1)),
    ("an", Word::Number(1)),
    ("the", Word::Number(1)),
    (",", Word::Comma),
    ("and", Word::And),
    ("vair", Word::Vair),
    ("per fess", Word::Division(Division::PerFess)),
    ("quarterly", Word::Division(Division::Quarterly)),
    ("bendy of six", Word::Division(Division::BendyOfSix)),
    ("chequy of fifteen", Word::Division(Division::ChequyOfFifteen)),
    ("scaly", Word::Division(Division::Scaly)),
    ("first and fourth", Word::FirstAndFourth),
    ("second and third", Word::SecondAndThird),
    ("fess", Word::Ordinary(Ordinary::Fess)),
    ("bend", Word::Ordinary(Ordinary::Bend)),
    ("bendlet", Word::Ordinary(Ordinary::Bendlet)),
    ("chief", Word::Ordinary(Ordinary::Chief)),
    ("cross throughout", Word::Ordinary(Ordinary::CrossThroughout)),
    ("pallets", Word::Ordinary(Ordinary::Pallets(1))),
    ("bars wavy", Word::Ordinary(Ordinary::BarsWavy(1))),
    ("bordure", Word::Ordinary(Ordinary::Bordure)),
    ("bordure engrailed", Word::Ordinary(Ordinary::BordureEngrailed)),
    ("double tressure flory counter-flory", Word::Ordinary(Ordinary::DoubleTressureFlory)),
    ("label of three points", Word::Ordinary(Ordinary::Label)),
    ("in chief", Word::Place(Place::Chief)),
    ("in base", Word::Place(Place::Base)),
    ("in sinister base", Word::Place(Place::SinisterBase)),
    ("on its breast", Word::Place(Place::OnBreast)),
    ("on the uppermost bendlet", Word::Place(Place::OnUppermostBend)),
    ("in bend", Word::Place(Place::InBend)),
    ("in pale", Word::Order(Order::InPale)),
    ("in cross", Word::Order(Order::InCross)),
    ("in saltire", Word::Order(Order::InSaltire)),
    ("conjoined three, three, three and one", Word::Order(Order::Conjoined)),
    ("on", Word::On),
    ("over all", Word::OverAll),
    ("between", Word::Between),
    ("within", Word::Within),
    ("ensigned with", Word::EnsignedWith),
    ("each charged with", Word::EachChargedWith),
    ("through the nostrils", Word::Filler),
];

/// Words in lower case, commas apart; a full stop at the end is dropped.
fn cut(text: &str) -> Vec<String> {
    text.trim().trim_end_matches('.').to_lowercase().replace(',', " , ").split_whitespace().map(Into::into).collect()
}

/// The phrases of a blazon, each with its own text for errors.
pub(crate) fn read(blazon: &str) -> Result<Vec<(Word, String)>, BlazonError> {
    let words = cut(blazon);
    let mut phrases = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let rest = &words[at..];
        let fits = |phrase: &&Phrase| rest.starts_with(&phrase.words);
        let Some(phrase) = vocabulary().iter().filter(fits).max_by_key(|phrase| phrase.words.len()) else {
            return Err(BlazonError::UnknownWord(stranger(rest)));
        };
        phrases.push((phrase.word, phrase.words.join(" ")));
        at += phrase.words.len();
    }
    Ok(phrases)
}

/// The word that no phrase goes on with: "lion sleeping" fails at "sleeping".
fn stranger(rest: &[String]) -> String {
    let common = |phrase: &Phrase| phrase.words.iter().zip(rest).take_while(|(a, b)| a == b).count();
    let deepest = vocabulary().iter().map(common).max().unwrap_or(0);
    rest.get(deepest).or(rest.first()).cloned().unwrap_or_default()
}
