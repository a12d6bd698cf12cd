//! News between the processes that share a database.

use super::Hall;
use crate::error::Granted;
use crate::news::Announcement;
use crate::protocol::people::Person;
use crate::table::Vote;
use crate::table::mailbox::{Ask, News};
use quintain_core::{Seat, SeatSet};

impl Hall {
    /// Tells other processes which seats' people are connected here.
    pub async fn announce_present(&self, id: &str, seats: SeatSet) -> Granted<()> {
        if !seats.is_empty() {
            self.store().announce(&Announcement::present(id, &self.0.process, seats)).await?;
        }
        Ok(())
    }

    /// Tells other processes what a seat says of a move to be taken back.
    pub async fn announce_vote(&self, id: &str, vote: Vote) -> Granted<()> {
        let (table, process) = (id.to_owned(), self.0.process.clone());
        Ok(self.store().announce(&Announcement::Vote { table, process, vote }).await?)
    }

    /// Tells other processes who asks for which seat.
    pub async fn announce_seek(&self, id: &str, person: Person, seat: Option<Seat>) -> Granted<()> {
        let (table, process) = (id.to_owned(), self.0.process.clone());
        Ok(self.store().announce(&Announcement::Seek { table, process, person, seat }).await?)
    }

    fn deliver(&self, news: Announcement) {
        let mine = |process: &str| process == self.0.process;
        let (table, news) = match news {
            Announcement::Step { table, number } => (table, News::Log(number)),
            Announcement::Row { table } => (table, News::Meta),
            Announcement::Sealed { table } => (table, News::Sealed),
            Announcement::Chat { table } => (table, News::Chat),
            Announcement::Vote { table, process, vote } if !mine(&process) => (table, News::Vote(vote)),
            Announcement::Present { table, process, seats } if !mine(&process) => {
                (table, News::Present(seats.into_iter().collect()))
            }
            Announcement::Seek { table, process, person, seat } if !mine(&process) => (table, News::Seek(person, seat)),
            Announcement::Vote { .. } | Announcement::Present { .. } | Announcement::Seek { .. } => return,
            Announcement::SessionEnded { session } => {
                let _ = self.0.ended.send(session.into());
                return;
            }
            Announcement::Anything => {
                self.doubt_turns(None);
                let addresses: Vec<_> = self.tables().values().cloned().collect();
                tokio::spawn(async move {
                    for address in addresses {
                        let _ = address.send(Ask::News(News::Anything)).await;
                    }
                });
                return;
            }
        };
        // A table that sleeps here reads everything when it wakes.
        let Some(address) = self.tables().get(&table).cloned() else {
            self.doubt_turns(Some(&table));
            return;
        };
        tokio::spawn(async move {
            let _ = address.send(Ask::News(news)).await;
        });
    }
}

/// Passes on what other processes announce.
pub(super) async fn listen(hall: Hall) {
    let mut news = hall.store().news();
    while let Some(news) = news.recv().await {
        hall.deliver(news);
    }
}
