//! What a bot would do in a seat's place: a move, and the moves of the same seat that it would make after it.

use crate::chance::{Fast, Luck};
use crate::driver::{Budget, Policy, Seen, Unit};
use crate::game::Describe;
use crate::rehearsal::{Stop, rehearse};
use crate::seat::Seat;
use crate::table::json;
use crate::text::{Lang, Text};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// A hint has at most so many moves: a phase of Knight may pay some twenty symbols one by one.
const LONGEST_HINT: usize = 32;

/// So many alternatives are told.
const MOST_OTHERS: usize = 3;

/// What a bot suggests.
#[derive(Clone, Debug, Serialize)]
pub struct Suggestion {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move in words.
    #[serde(serialize_with = "plain")]
    pub text: Text,
    /// The move and those of the same seat that it would make after it, as far as neither luck nor anybody else comes
    /// between.
    pub moves: Vec<Value>,
    /// What the bot expects from it.
    pub value: Option<f64>,
    /// What the value counts.
    pub unit: Unit,
    /// Other moves that it looked at, the best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Alternative>,
    /// Why, in the words of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The moves after the first, in words.
    #[serde(serialize_with = "all_plain")]
    pub line: Vec<Text>,
    /// Anything it counted.
    pub stats: BTreeMap<&'static str, f64>,
}

/// A move that a bot looked at and did not choose.
#[derive(Clone, Debug, Serialize)]
pub struct Alternative {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Value,
    /// The move in words.
    #[serde(serialize_with = "plain")]
    pub text: Text,
    /// What the bot expects from it, in the unit of the suggestion.
    pub value: f64,
}

fn plain<S: Serializer>(text: &Text, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&text.plain())
}

fn all_plain<S: Serializer>(texts: &[Text], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(texts.iter().map(Text::plain))
}

/// Asks a bot for a seat that has these moves; `whole` asks it again and again until its turn is at an end.
pub(crate) fn suggest<G: Describe>(
    game: &G,
    seat: Seat,
    policy: &mut dyn Policy<G>,
    budget: Budget,
    seed: u64,
    lang: Lang,
    whole: bool,
) -> Suggestion {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    policy.begin(seat);
    let mut luck = Fast::new(seed);
    let choice = policy.choose(&Seen::new(game, seat, &moves), budget, &mut luck as &mut dyn Luck);
    let mut line = vec![choice.mv];
    line.extend(choice.line);
    if let Some(last) = line.iter().position(|mv| G::ends_turn(*mv)) {
        line.truncate(last + 1);
    }
    let mut ahead = rehearse(game, seat, &line);
    line.truncate(ahead.taken.max(1));
    let ended = |line: &[G::Move]| line.last().is_some_and(|mv| G::ends_turn(*mv));
    while whole && line.len() < LONGEST_HINT && ahead.stop == Stop::End && !ended(&line) {
        let moves = ahead.moves(seat);
        if moves.is_empty() {
            break;
        }
        let next = policy.choose(&Seen::new(&ahead.game, seat, &moves), budget, &mut luck as &mut dyn Luck);
        line.push(next.mv);
        ahead = rehearse(game, seat, &line);
        line.truncate(ahead.taken.max(1));
    }
    let told = |n: usize| rehearse(game, seat, &line[..n]).game.move_text(seat, line[n], lang);
    let other = |(mv, value): &(G::Move, f64)| Alternative {
        mv: json(mv),
        text: game.move_text(seat, *mv, lang),
        value: *value,
    };
    let reason = whole.then(|| policy.reason(&Seen::new(game, seat, &moves), &line, lang, &mut luck)).flatten();
    Suggestion {
        mv: json(&choice.mv),
        text: game.move_text(seat, choice.mv, lang),
        moves: line.iter().map(json).collect(),
        value: choice.value,
        unit: choice.unit,
        others: choice.others.iter().take(MOST_OTHERS).map(other).collect(),
        reason,
        line: (1..line.len()).map(told).collect(),
        stats: choice.stats,
    }
}
