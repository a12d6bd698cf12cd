//! Events behind the dynamic face.

use crate::game::Describe;
use crate::seat::Audience;
use crate::table::{Happened, json, text};
use crate::text::{Lang, Text};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// An event of some game, with its audience. It writes itself, for programs and for people.
#[derive(Clone)]
pub struct Told {
    /// Who may see it.
    pub audience: Audience,
    /// Does it begin something that people watch for a while?
    pub show: bool,
    event: Arc<dyn AnyEvent>,
}

impl Told {
    /// What happened, as JSON text.
    pub fn json_text(&self) -> String {
        self.event.json_text()
    }

    /// What happened, as JSON.
    pub fn json(&self) -> Value {
        self.event.json()
    }

    /// What happened, as a sentence.
    pub fn sentence(&self, lang: Lang) -> Text {
        self.event.sentence(lang)
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.audience, self.json_text())
    }
}

/// An event, whatever its game.
trait AnyEvent: Send + Sync {
    fn json_text(&self) -> String;
    fn json(&self) -> Value;
    fn sentence(&self, lang: Lang) -> Text;
}

/// An event with the components that it names.
struct Happening<G: Describe> {
    event: G::Event,
    data: &'static G::Data,
}

impl<G: Describe> AnyEvent for Happening<G> {
    fn json_text(&self) -> String {
        text(&self.event)
    }

    fn json(&self) -> Value {
        json(&self.event)
    }

    fn sentence(&self, lang: Lang) -> Text {
        G::event_text(self.data, &self.event, lang)
    }
}

/// What happened at a table, for whoever does not know its game.
pub(super) fn tell<G: Describe>(data: &'static G::Data, happened: Happened<G>) -> Vec<Told> {
    let told = |(audience, event)| {
        let show = G::is_show(&event);
        Told { audience, show, event: Arc::new(Happening::<G> { event, data }) }
    };
    happened.into_iter().map(told).collect()
}
