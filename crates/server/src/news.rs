//! What processes that share a database tell each other.

use crate::protocol::people::Person;
use crate::table::Vote;
use quintain_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One piece of news. It goes to every process that listens, the one that tells it too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Announcement {
    /// A step was stored.
    Step {
        /// Of which table.
        table: String,
        /// The number of its first entry.
        number: usize,
    },
    /// Who sits where at a table, or how far it has come.
    Row {
        /// Which table.
        table: String,
    },
    /// Somebody has made a sealed choice.
    Sealed {
        /// At which table.
        table: String,
    },
    /// Somebody has written a line of chat.
    Chat {
        /// At which table.
        table: String,
    },
    /// A seat's word about a move to be taken back. It is stored nowhere.
    Vote {
        /// At which table.
        table: String,
        /// The process that has heard it.
        process: String,
        /// The word.
        vote: Vote,
    },
    /// These seats' people are connected. It is stored nowhere.
    Present {
        /// At which table.
        table: String,
        /// At which process.
        process: String,
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// Somebody who looks on asks for a seat. It is stored nowhere.
    Seek {
        /// At which table.
        table: String,
        /// The process that has heard it.
        process: String,
        /// Who.
        person: Person,
        /// For which seat; for none any more, if left out.
        seat: Option<Seat>,
    },
    /// A session is over.
    SessionEnded {
        /// Its id.
        session: String,
    },
    /// Something may have been missed: look again.
    Anything,
}

impl Announcement {
    /// These seats' people are connected at this process.
    pub fn present(table: &str, process: &str, seats: SeatSet) -> Self {
        Self::Present { table: table.to_owned(), process: process.to_owned(), seats: seats.iter().collect() }
    }

    /// As it is sent.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// As it was sent. What this program does not understand, since another version has sent it, makes it look again.
    pub fn from_text(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|error| {
            tracing::warn!(%error, "another process tells something unknown");
            Self::Anything
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_arrive_as_they_were_sent() {
        let (table, process) = ("abc".to_owned(), "p1".to_owned());
        let vote = Vote { seat: Seat::new(2), agree: false, to: 17 };
        let seats: SeatSet = [Seat::new(0), Seat::new(8)].into_iter().collect();
        let person = Person { id: "p".to_owned(), name: "Eva \"E\"".to_owned(), arms: String::new() };
        let all = [
            Announcement::Step { table: table.clone(), number: 12 },
            Announcement::Row { table: table.clone() },
            Announcement::Sealed { table: table.clone() },
            Announcement::Chat { table: table.clone() },
            Announcement::Vote { table: table.clone(), process: process.clone(), vote },
            Announcement::present(&table, &process, seats),
            Announcement::Seek { table: table.clone(), process: process.clone(), person, seat: Some(Seat::new(1)) },
            Announcement::SessionEnded { session: "s s".to_owned() },
            Announcement::Anything,
        ];
        for news in all {
            assert_eq!(Announcement::from_text(&news.to_text()), news);
        }
    }

    #[test]
    fn what_is_not_understood_makes_a_process_look_again() {
        for text in ["", "log abc 12", r#"{"teapot":{}}"#, r#"{"step":{"table":"t","number":-1}}"#, "[]"] {
            assert_eq!(Announcement::from_text(text), Announcement::Anything, "{text}");
        }
    }
}
