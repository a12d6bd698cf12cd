//! Speaks one language about the components of one game: sentences, and the names in them.

use crate::cases::{self, Arg, Cases};
use crate::seat::Seat;
use crate::text::{Lang, Names, Text, Texts, piece};
use std::sync::LazyLock;

/// Components that can be spoken of.
pub trait Spoken: Sync + 'static {
    /// The sentences of the game.
    fn texts() -> &'static Texts;

    /// Its names in their cases; nothing if its sentences ask for none.
    fn cases(&self) -> &Cases {
        static NONE: LazyLock<Cases> = LazyLock::new(Cases::default);
        &NONE
    }
}

/// The arguments of a sentence.
pub type Args<'a> = [(&'a str, Arg<'a>)];

/// One argument of a sentence.
pub fn arg<'a>(name: &'a str, value: impl Into<Arg<'a>>) -> (&'a str, Arg<'a>) {
    (name, value.into())
}

/// Speaks one language about one set of components.
#[derive(Debug)]
pub struct Speaker<D: 'static> {
    /// The components.
    pub data: &'static D,
    /// The language.
    pub lang: Lang,
}

impl<D> Clone for Speaker<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Speaker<D> {}

impl<D: Spoken> Speaker<D> {
    /// Speaks this language about these components.
    pub const fn new(data: &'static D, lang: Lang) -> Self {
        Self { data, lang }
    }

    /// A sentence.
    pub fn say(self, key: &str, args: &Args<'_>) -> Text {
        cases::say(D::texts(), self.lang, key, args)
    }

    /// A phrase inside a sentence: what it marks stays marked.
    pub fn phrase(self, key: &str, args: &Args<'_>) -> String {
        self.say(key, args).into_marked()
    }

    /// A name that is told in any case; the id of what has none.
    pub fn noun(self, kind: &'static str, id: &'static str, names: Option<&'static Names>) -> Arg<'static> {
        self.noun_like(kind, kind, id, names)
    }

    /// The same, where the forms stand under another kind than that of the piece.
    pub fn noun_like(
        self,
        kind: &'static str,
        forms: &'static str,
        id: &'static str,
        names: Option<&'static Names>,
    ) -> Arg<'static> {
        let name = names.map_or(id, |names| names.get(self.lang));
        Arg::Inflected(Box::new(move |case| piece(kind, id, &self.data.cases().form(self.lang, forms, id, case, name))))
    }

    /// A name that stands in quotation marks after the word for what it is, never inflected.
    pub fn as_is(self, kind: &str, id: &str, names: Option<&Names>) -> String {
        piece(kind, id, names.map_or(id, |names| names.get(self.lang)))
    }

    /// Such names with their quotation marks: the sentence `quoted`.
    pub fn quoted(self, names: impl IntoIterator<Item = String>) -> String {
        let quoted = |name: String| self.phrase("quoted", &[arg("name", name)]);
        names.into_iter().map(quoted).collect::<Vec<_>>().join(", ")
    }

    /// A player, by the sentence `seat`. The word for a player is inflected, the number behind it never is.
    pub fn seat(self, seat: Seat) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let number = seat.index() + 1;
            if case.is_empty() || self.lang == Lang::En {
                return piece("seat", seat, &self.phrase("seat", &[arg("n", number)]));
            }
            let player = self.data.cases().form(self.lang, "role", "seat", case, "");
            format!("{player} {}", piece("seat", seat, &number.to_string()))
        }))
    }

    /// Several, each in the case of the whole; the sentence `nothing` if there are none.
    pub fn list(self, parts: impl IntoIterator<Item = Arg<'static>>) -> Arg<'static> {
        let parts: Vec<Arg<'static>> = parts.into_iter().collect();
        if parts.is_empty() { self.phrase("nothing", &[]).into() } else { Arg::list(parts) }
    }

    /// So many of something, by the sentence `key`: the noun is in the case that the number asks for.
    pub fn counted(self, key: &'static str, (kind, id): (&'static str, &'static str), n: i64) -> Arg<'static> {
        Arg::Inflected(Box::new(move |case| {
            let noun = self.data.cases().counted(self.lang, kind, id, case, n).into_owned();
            self.phrase(key, &[arg("n", n), arg("noun", noun)])
        }))
    }
}
