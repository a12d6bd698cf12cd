//! What other processes have written about a table.

use super::live::no_such_table;
use super::mailbox::News;
use super::task::Task;
use crate::clock::now;
use crate::error::Granted;

impl Task {
    /// Another process has written something.
    pub(super) async fn hear(&mut self, news: News) -> Granted<()> {
        match news {
            News::Log(number) if number < self.live.length() => Ok(()),
            News::Log(_) | News::Meta | News::Anything if self.live.table.is_none() => self.reload().await,
            News::Log(_) => {
                let mut head = self.live.head.clone();
                let entries = self.hall.store().log_after(&self.live.row.id, &mut head).await;
                let Ok(Ok(draft)) = entries.map(|entries| self.live.follow(&entries)) else {
                    return self.reload().await;
                };
                if !draft.steps.is_empty() {
                    self.take_over(draft, head);
                }
                if self.live.next().is_over() {
                    self.refresh_row().await?;
                    self.open_chat().await;
                }
                Ok(())
            }
            News::Meta => self.refresh_row().await,
            News::Sealed => {
                let known = self.live.sealed.seats();
                self.live.reload_sealed(self.hall.store()).await?;
                if self.live.sealed.seats() != known {
                    self.tell_sealed();
                }
                Ok(())
            }
            News::Chat => self.hear_chat().await,
            News::Vote(vote) => {
                self.hear_vote(vote);
                Ok(())
            }
            News::Present(seats) => {
                for seat in seats.iter() {
                    self.elsewhere[seat.index()] = now();
                    self.back(seat);
                }
                Ok(())
            }
            News::Seek(person, seat) => {
                self.hear_seek(person, seat);
                Ok(())
            }
            News::Anything => self.reload().await,
        }
    }

    /// Reads anew who sits where.
    pub(super) async fn refresh_row(&mut self) -> Granted<()> {
        let row = self.hall.store().table(&self.live.row.id).await?.ok_or_else(no_such_table)?;
        if row.version != self.live.row.version {
            self.live.row = row;
            self.seats_changed();
        }
        Ok(())
    }
}
