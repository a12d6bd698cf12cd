//! Whose eyes a reply is for.

use super::request::Request;
use quintain_core::registry::{AnyTable, GameError, Told};
use quintain_core::{Lang, Viewer};
use serde_json::Value;

/// Who is told what happened, and in which language, if in words at all.
pub(super) struct Listener {
    viewer: Viewer,
    lang: Option<Lang>,
}

impl Listener {
    /// As the request says: everything without words, unless it names a viewer or a language. Read it
    /// before the table is touched, since it may be wrong.
    pub(super) fn of(request: &Request<'_>, table: &dyn AnyTable) -> Result<Self, GameError> {
        let viewer = request.viewer(table)?.unwrap_or(Viewer::EVERYTHING);
        let lang = request.lang.map(|_| request.lang()).transpose()?;
        Ok(Self { viewer, lang })
    }

    /// The events this listener may see, and sentences for them.
    pub(super) fn hear(&self, told: &[Told]) -> (Vec<Value>, Option<Vec<String>>) {
        let seen = || told.iter().filter(|told| told.audience.includes(self.viewer));
        let texts = self.lang.map(|lang| seen().map(|told| told.sentence(lang).plain()).collect());
        (seen().map(Told::json).collect(), texts)
    }
}
