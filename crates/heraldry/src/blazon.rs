//! The grammar of blazons: the field first, then what lies on it, part by part.

use crate::arms::{Arms, Charges, Field, Part};
use crate::art::{Charge, Detail, Tincture};
use crate::error::BlazonError;
use crate::ordinary::Ordinary;
use crate::place::{Order, Place};
use crate::words::{Division, Word, read};

/// Reads a blazon in English.
pub fn parse(blazon: &str) -> Result<Arms, BlazonError> {
    let words = read(blazon)?;
    if words.is_empty() {
        return Err(BlazonError::Empty);
    }
    let mut reader = Reader { words, at: 0 };
    let arms = reader.arms()?;
    match reader.peek() {
        None => Ok(arms),
        Some(_) => Err(reader.misplaced("the end")),
    }
}

struct Reader {
    words: Vec<(Word, String)>,
    at: usize,
}

/// A charge and what is known of it before its tincture is read.
struct Named {
    charge: &'static Charge,
    demi: bool,
    count: u8,
}

impl Reader {
    fn peek(&self) -> Option<Word> {
        self.words.get(self.at).map(|(word, _)| *word)
    }

    fn skip(&mut self, is: impl Fn(Word) -> bool) -> bool {
        let found = self.peek().is_some_and(is);
        self.at += usize::from(found);
        found
    }

    fn misplaced(&self, wanted: &'static str) -> BlazonError {
        match self.words.get(self.at) {
            Some((_, word)) => BlazonError::Misplaced { word: word.clone(), wanted },
            None => BlazonError::Unfinished { wanted },
        }
    }

    fn maybe_tincture(&mut self) -> Option<Tincture> {
        let Some(Word::Tincture(tincture)) = self.peek() else { return None };
        self.at += 1;
        Some(tincture)
    }

    fn tincture(&mut self) -> Result<Tincture, BlazonError> {
        self.maybe_tincture().ok_or_else(|| self.misplaced("a tincture"))
    }

    fn number(&mut self) -> Result<u8, BlazonError> {
        let Some(Word::Number(number)) = self.peek() else { return Err(self.misplaced("a number")) };
        self.at += 1;
        Ok(number)
    }

    fn arms(&mut self) -> Result<Arms, BlazonError> {
        let field = self.field()?;
        let ground = field.ground();
        let mut parts = Vec::new();
        loop {
            self.skip(|word| matches!(word, Word::Comma));
            match self.peek() {
                None | Some(Word::SecondAndThird) => break,
                Some(Word::On) => self.on_an_ordinary(ground, &mut parts)?,
                Some(Word::Place(place)) => {
                    self.at += 1;
                    self.at_a_place(place, &field, &mut parts)?;
                }
                Some(_) => {
                    self.skip(|word| matches!(word, Word::OverAll));
                    self.group(Place::Centre, ground, &mut parts)?;
                }
            }
        }
        make_room_for_a_label(&mut parts);
        Ok(Arms { field, parts })
    }

    fn field(&mut self) -> Result<Field, BlazonError> {
        let Some(Word::Division(division)) = self.peek() else { return self.tincture().map(Field::Plain) };
        self.at += 1;
        if division == Division::Quarterly && self.skip(|word| matches!(word, Word::Comma)) {
            return self.quarters();
        }
        let first = self.tincture()?;
        if !self.skip(|word| matches!(word, Word::And)) {
            return Err(self.misplaced("'and'"));
        }
        if division == Division::ChequyOfFifteen && self.skip(|word| matches!(word, Word::Vair)) {
            return Ok(Field::ChequyVair(first));
        }
        let both = [first, self.tincture()?];
        Ok(match division {
            Division::PerFess => Field::PerFess(both),
            Division::Quarterly => Field::Quarterly(both),
            Division::BendyOfSix => Field::Bendy(both),
            Division::ChequyOfFifteen => Field::Chequy(both),
            Division::Scaly => Field::Scaly(both),
        })
    }

    fn quarters(&mut self) -> Result<Field, BlazonError> {
        if !self.skip(|word| matches!(word, Word::FirstAndFourth)) {
            return Err(self.misplaced("'first and fourth'"));
        }
        let first = self.arms()?;
        if !self.skip(|word| matches!(word, Word::SecondAndThird)) {
            return Err(self.misplaced("'second and third'"));
        }
        Ok(Field::Quarters(Box::new([first, self.arms()?])))
    }

    /// "in base three stones Or", "on the uppermost bendlet Or an eagle displayed Sable".
    fn at_a_place(&mut self, place: Place, field: &Field, parts: &mut Vec<Part>) -> Result<(), BlazonError> {
        let ground = match (place, field) {
            (Place::OnUppermostBend, _) => self.tincture()?,
            (Place::Base, Field::PerFess([_, base])) => *base,
            (Place::OnBreast, _) => match parts.last() {
                Some(Part::Charges(charges)) => charges.tincture,
                _ => return Err(self.misplaced("a charge before its breast")),
            },
            _ => field.ground(),
        };
        self.group(place, ground, parts).map(drop)
    }

    /// "on a bend Azure between two eagles displayed Gules two crosses flory voided Or".
    fn on_an_ordinary(&mut self, ground: Tincture, parts: &mut Vec<Part>) -> Result<(), BlazonError> {
        self.at += 1;
        self.number()?;
        let Some(Word::Ordinary(ordinary)) = self.peek() else { return Err(self.misplaced("a band or border")) };
        let (upon, beside) = match ordinary {
            Ordinary::Chief => (Place::OnChief, None),
            Ordinary::Bend => (Place::OnBend, Some(Place::BesideBend)),
            Ordinary::Bordure => (Place::OnBordure, None),
            Ordinary::Fess => (Place::OnFess, Some(Place::BesideFess)),
            _ => return Err(self.misplaced("a chief, bend, fess or bordure")),
        };
        self.at += 1;
        let tincture = self.tincture()?;
        parts.push(Part::Ordinary(ordinary, tincture));
        if let Some(beside) = beside
            && self.skip(|word| matches!(word, Word::Between))
        {
            self.group(beside, ground, parts)?;
        }
        self.group(upon, tincture, parts).map(drop)
    }

    /// A number and a thing, with everything that belongs to it. Answers its tincture.
    fn group(&mut self, place: Place, ground: Tincture, parts: &mut Vec<Part>) -> Result<Tincture, BlazonError> {
        let count = self.number()?;
        match self.peek() {
            Some(Word::Ordinary(ordinary)) => {
                self.at += 1;
                self.ordinary(ordinary, count, ground, parts)
            }
            Some(Word::Charge { charge, demi }) => {
                self.at += 1;
                self.charges(&Named { charge, demi, count }, place, ground, parts)
            }
            _ => Err(self.misplaced("a charge")),
        }
    }

    fn ordinary(
        &mut self,
        ordinary: Ordinary,
        count: u8,
        ground: Tincture,
        parts: &mut Vec<Part>,
    ) -> Result<Tincture, BlazonError> {
        let ordinary = match ordinary {
            Ordinary::Pallets(_) => Ordinary::Pallets(count),
            Ordinary::BarsWavy(_) => Ordinary::BarsWavy(count.min(3)),
            other => other,
        };
        let tincture = self.tincture()?;
        parts.push(Part::Ordinary(ordinary, tincture));
        if self.skip(|word| matches!(word, Word::Between)) {
            let beside = if ordinary == Ordinary::Bend { Place::BesideBend } else { Place::BesideFess };
            self.group(beside, ground, parts)?;
        }
        Ok(tincture)
    }

    fn charges(
        &mut self,
        named: &Named,
        place: Place,
        ground: Tincture,
        parts: &mut Vec<Part>,
    ) -> Result<Tincture, BlazonError> {
        let (mut place, mut order, mut details) = (place, Order::Free, Vec::new());
        self.details(named.charge, &mut details)?;
        loop {
            match self.peek() {
                Some(Word::Order(word)) => order = word,
                Some(Word::Place(Place::InBend)) => place = Place::InBend,
                _ => break,
            }
            self.at += 1;
        }
        // "a lion rampant within a bordure engrailed Or": one tincture for both.
        let own = if named.charge.id == "plate" { Some(Tincture::Argent) } else { self.maybe_tincture() };
        let mut around = Vec::new();
        let shared = if self.skip(|word| matches!(word, Word::Within)) {
            place = Place::Within;
            Some(self.group(Place::Centre, ground, &mut around)?)
        } else {
            None
        };
        let tincture = own.or(shared).ok_or_else(|| self.misplaced("a tincture"))?;
        self.details(named.charge, &mut details)?;
        let details = details.into_iter().map(|(detail, own)| (detail, own.unwrap_or(tincture))).collect();
        let mut bears = Vec::new();
        // "an escutcheon Gules a fess Argent": a small shield bears its own arms without further words.
        let small_shield = named.charge.id == "escutcheon" && matches!(self.peek(), Some(Word::Number(_)));
        if self.skip(|word| matches!(word, Word::EachChargedWith)) || small_shield {
            self.group(Place::Centre, tincture, &mut bears)?;
        }
        let mut above = Vec::new();
        if self.skip(|word| matches!(word, Word::EnsignedWith)) {
            self.group(Place::Ensigning, ground, &mut above)?;
            place = Place::Ensigned;
        }
        let Named { charge, demi, count } = *named;
        parts.extend(around);
        parts.push(Part::Charges(Charges { charge, count, demi, tincture, ground, details, place, order, bears }));
        parts.extend(above);
        Ok(tincture)
    }

    fn details(
        &mut self,
        charge: &'static Charge,
        details: &mut Vec<(&'static Detail, Option<Tincture>)>,
    ) -> Result<(), BlazonError> {
        while let Some(Word::Detail(words)) = self.peek() {
            let Some(detail) = charge.detail.iter().find(|detail| detail.words == words) else {
                return Err(self.misplaced("something this charge can have"));
            };
            self.at += 1;
            let tincture = if detail.has_tincture() { Some(self.tincture()?) } else { None };
            self.skip(|word| matches!(word, Word::Filler));
            details.push((detail, tincture));
        }
        Ok(())
    }
}

/// A label runs along the top: what stands alone in the middle steps down.
fn make_room_for_a_label(parts: &mut [Part]) {
    if parts.iter().any(|part| matches!(part, Part::Ordinary(Ordinary::Label, _))) {
        for part in parts {
            if let Part::Charges(charges) = part
                && charges.place == Place::Centre
                && charges.count == 1
            {
                charges.place = Place::BelowLabel;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(blazon: &str) -> String {
        parse(blazon).map_or_else(|error| error.to_string(), |arms| format!("{:?} {:?}", arms.field, arms.parts))
    }

    #[test]
    fn blazons_say_what_they_say() {
        for (blazon, meaning) in [
            ("Sable, a fess Argent", "Plain(Sable) [Ordinary(Fess, Argent)]"),
            ("Azure, three fleurs-de-lis Or", "Plain(Azure) [Charges(3 fleur-de-lis Or Centre)]"),
            (
                "Gules, a lion rampant within a bordure engrailed Or",
                "Plain(Gules) [Ordinary(BordureEngrailed, Or), Charges(1 lion Or Within)]",
            ),
            (
                "Argent, a lion rampant queue fourchée Gules crowned Or, a label of three points Azure",
                "Plain(Argent) [Charges(1 lion Gules BelowLabel queue fourchée Gules crowned Or), Ordinary(Label, Azure)]",
            ),
            (
                "Or, on a bend Azure between two eagles displayed Gules two crosses flory voided Or",
                "Plain(Or) [Ordinary(Bend, Azure), Charges(2 eagle Gules BesideBend), Charges(2 cross-flory-voided Or OnBend)]",
            ),
            ("Chequy of fifteen Gules and Vair", "ChequyVair(Gules) []"),
            ("argent, a lance in bend azure.", "Plain(Argent) [Charges(1 lance Azure InBend)]"),
        ] {
            assert_eq!(parts(blazon), meaning, "{blazon}");
        }
    }

    #[test]
    fn an_unknown_word_is_named() {
        for (blazon, word) in [
            ("Mauve, a lion rampant Or", "mauve"),
            ("Gules, a lion sleeping Or", "sleeping"),
            ("Gules, a dragon Or", "dragon"),
            ("Gules, a lion rampant Orange", "orange"),
        ] {
            assert_eq!(parse(blazon).unwrap_err(), BlazonError::UnknownWord(word.into()), "{blazon}");
        }
        assert_eq!(parts("Gules, a dragon Or"), "the blazon has an unknown word: 'dragon'");
    }

    #[test]
    fn a_misplaced_or_missing_word_is_told() {
        for (blazon, message) in [
            ("", "the blazon is empty"),
            ("  ", "the blazon is empty"),
            ("Gules, a lion rampant", "the blazon ends where a tincture must follow"),
            ("Gules Or", "the blazon has 'or' where a number must stand"),
            ("Gules, a Or", "the blazon has 'or' where a charge must stand"),
            ("Gules, a rose crowned Or", "the blazon has 'crowned' where something this charge can have must stand"),
            ("Quarterly Or", "the blazon ends where 'and' must follow"),
            ("Quarterly, Or and Gules", "the blazon has 'or' where 'first and fourth' must stand"),
            ("Gules, on its breast an escutcheon Or", "the blazon has 'one' where a number must stand"),
        ] {
            if blazon.contains("breast") {
                assert!(parse(blazon).is_err(), "{blazon}");
            } else {
                assert_eq!(parts(blazon), message, "{blazon}");
            }
        }
    }
}
