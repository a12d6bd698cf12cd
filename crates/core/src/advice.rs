//! Advice: what a seat may want to know about its position that costs more than a view may, such as the chances of a
//! duel. A game registers its advisers beside its bots ([`Edition::with_adviser`](crate::registry::Edition::with_adviser));
//! like a bot, an adviser is given what the seat sees and never the live state.

use crate::driver::Seen;
use crate::game::Game;
use crate::text::Lang;
use serde_json::Value;

/// Somebody who answers questions about a position.
///
/// The question is the game's own JSON, `null` if none was asked; so is the answer, `null` if there is nothing to say
/// here. The error is a sentence about what is wrong with the question. [`Seen::moves`] is empty if the seat is not
/// asked. The same question in the same position has the same answer, whatever the seat cannot know.
pub type Adviser<G> = fn(seen: &Seen<'_, G>, question: &Value, lang: Lang) -> Result<Value, String>;

/// A game's advisers, each with the topic it answers to.
pub(crate) type Advisers<G> = Vec<(&'static str, Adviser<G>)>;

/// The adviser for a topic; the error names those that there are.
pub(crate) fn adviser<G: Game>(advisers: &Advisers<G>, topic: &str) -> Result<Adviser<G>, String> {
    let known = advisers.iter().find(|(name, _)| *name == topic);
    known.map(|(_, adviser)| *adviser).ok_or_else(|| {
        let topics: Vec<&str> = advisers.iter().map(|(name, _)| *name).collect();
        let shown: String = topic.chars().take(40).collect();
        let there_are = if topics.is_empty() { "nothing".to_owned() } else { topics.join(", ") };
        format!("{} has no advice about '{shown}'; it has advice about {there_are}", G::ID)
    })
}
