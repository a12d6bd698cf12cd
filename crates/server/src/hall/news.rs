//! News between the processes that share a database.

use super::Hall;
use crate::error::Granted;
use crate::table::Vote;
use crate::table::mailbox::{Ask, News};
use quintain_core::{MAX_SEATS, Seat, SeatSet};

impl Hall {
    /// Tells other processes which seats' people are connected here.
    pub async fn announce_present(&self, id: &str, seats: SeatSet) -> Granted<()> {
        if !seats.is_empty() {
            let seats: String = seats.iter().map(|seat| seat.to_string()).collect();
            self.store().announce(format!("present {id} {seats} {}", self.0.process)).await?;
        }
        Ok(())
    }

    /// Tells other processes what a seat says of a move to be taken back.
    pub async fn announce_vote(&self, id: &str, Vote { seat, agree, to }: Vote) -> Granted<()> {
        let word = if agree { "agree" } else { "deny" };
        Ok(self.store().announce(format!("{word} {id} {to} {} {seat}", self.0.process)).await?)
    }

    fn deliver(&self, news: &str) {
        let mut words = news.split(' ');
        let (Some(kind), id, number, process) = (words.next(), words.next(), words.next(), words.next()) else {
            return;
        };
        if kind == "all" {
            let addresses: Vec<_> = self.tables().values().cloned().collect();
            tokio::spawn(async move {
                for address in addresses {
                    let _ = address.send(Ask::News(News::Anything)).await;
                }
            });
            return;
        }
        if let ("ended", Some(session)) = (kind, id) {
            let _ = self.0.ended.send(session.into());
            return;
        }
        let digits = number.unwrap_or_default();
        let number = digits.parse::<usize>().unwrap_or_default();
        let news = match kind {
            "log" => News::Log(number),
            "meta" => News::Meta,
            "sealed" => News::Sealed,
            "chat" => News::Chat,
            "agree" | "deny" if process != Some(&self.0.process) => {
                let seat = words.next().and_then(|seat| seat.parse().ok()).filter(|seat| *seat < MAX_SEATS);
                let Some(seat) = seat.map(Seat::new) else { return };
                News::Vote(Vote { seat, agree: kind == "agree", to: number })
            }
            "present" if process != Some(&self.0.process) => {
                let seats = digits.bytes().map(|digit| usize::from(digit.wrapping_sub(b'0')));
                News::Present(seats.filter(|seat| *seat < MAX_SEATS).map(Seat::new).collect())
            }
            _ => return,
        };
        // A table that sleeps here reads everything when it wakes.
        let Some(address) = id.and_then(|id| self.tables().get(id).cloned()) else { return };
        tokio::spawn(async move {
            let _ = address.send(Ask::News(news)).await;
        });
    }
}

/// Passes on what other processes announce.
pub(super) async fn listen(hall: Hall) {
    let mut news = hall.store().news();
    while let Some(news) = news.recv().await {
        hall.deliver(&news);
    }
}
