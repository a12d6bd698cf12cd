//! Weights of evaluations: files of named numbers, which `examples/train.rs` learns by self-play.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// No weight is further from 0.
const MOST: f64 = 1_000.0;

/// Reads a file of weights. The error is a sentence.
pub fn read<W: DeserializeOwned + Serialize>(text: &str) -> Result<W, String> {
    let weights: W = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    match numbers(&weights).into_iter().find(|(_, number)| number.is_nan() || number.abs() > MOST) {
        Some((name, _)) => Err(format!("{name} is a number from -{MOST} to {MOST}")),
        None => Ok(weights),
    }
}

/// Reads a file that is part of the program.
pub(crate) fn built_in<W: DeserializeOwned + Serialize>(text: &str) -> W {
    match read(text) {
        Ok(weights) => weights,
        Err(error) => unreachable!("the weights in the program are tested: {error}"),
    }
}

/// All numbers by name; those of tables and lists as `table.name` and `list.0`.
pub fn numbers(weights: &impl Serialize) -> Vec<(String, f64)> {
    let mut list = Vec::new();
    if let Ok(value) = toml::Value::try_from(weights) {
        each(&mut value.clone(), "", &mut |name, number| list.push((name.to_owned(), *number)));
    }
    list
}

/// The same weights with other numbers, in the order of [`numbers`].
pub fn with<W: Serialize + DeserializeOwned + Clone>(weights: &W, numbers: &[f64]) -> W {
    let Ok(mut value) = toml::Value::try_from(weights) else { return weights.clone() };
    let mut next = numbers.iter();
    each(&mut value, "", &mut |_, number| *number = next.next().copied().unwrap_or(*number));
    value.try_into().unwrap_or_else(|_| weights.clone())
}

fn each(value: &mut toml::Value, name: &str, look: &mut impl FnMut(&str, &mut f64)) {
    let inner = |key: &str| if name.is_empty() { key.to_owned() } else { format!("{name}.{key}") };
    match value {
        toml::Value::Float(number) => look(name, number),
        toml::Value::Array(list) => {
            for (place, value) in list.iter_mut().enumerate() {
                each(value, &inner(&place.to_string()), look);
            }
        }
        toml::Value::Table(table) => {
            for (key, value) in table.iter_mut() {
                each(value, &inner(key), look);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{emara, glory, hearts, knight};
    use std::fmt::Debug;

    fn reads<W: DeserializeOwned + Serialize + Debug>(whole: &str) {
        assert!(read::<W>(whole).is_ok(), "{whole}");
        let broken = [whole.replacen(" = ", " = x", 1), whole.replacen(" = ", "x = ", 1), String::new()];
        for broken in broken.iter().chain([&whole.replacen(" = ", " = 7000", 1)]) {
            let error = read::<W>(broken).unwrap_err();
            assert!(!error.is_empty() && !error.contains('\n'), "{error}");
        }
    }

    #[test]
    fn broken_files_are_refused_in_a_sentence() {
        reads::<hearts::Weights>(include_str!("../data/weights-hearts.toml"));
        reads::<emara::Weights>(include_str!("../data/weights-emara.toml"));
        reads::<glory::Weights>(include_str!("../data/weights-glory.toml"));
        reads::<knight::Weights>(include_str!("../data/weights-knight.toml"));
    }

    #[test]
    fn numbers_go_back_where_they_came_from() {
        let weights = *knight::Weights::usual();
        let doubled: Vec<f64> = numbers(&weights).into_iter().map(|(_, number)| 2.0 * number).collect();
        let twice = with(&weights, &doubled);
        assert!((twice.enemy_near[1] - 2.0 * weights.enemy_near[1]).abs() < 1e-9);
        assert_eq!(with(&twice, &numbers(&weights).into_iter().map(|(_, n)| n).collect::<Vec<_>>()), weights);
    }
}
