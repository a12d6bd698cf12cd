//! People who find each other again: seats kept for those one has played with, and standing tables.

use super::Hall;
use crate::error::{Failure, Granted};
use crate::protocol::company::{Player, PointsOf, Series, SeriesGame, SeriesResult, SeriesSum, Standings};
use crate::protocol::people::Person;
use crate::protocol::tables::{SeatWish, Sitter, Status};
use crate::store::TableRow;
use crate::table::live::no_such_table;
use crate::table::meta::Meta;

impl Hall {
    /// The people for whom seats are to be kept: those the host has sat at a table with.
    pub(super) async fn wanted_guests(&self, wishes: &[SeatWish], host: &Person) -> Granted<Vec<Person>> {
        let mut guests: Vec<Person> = Vec::new();
        for wish in wishes {
            let SeatWish::Kept(id) = wish else { continue };
            if *id == host.id || guests.iter().any(|guest| guest.id == *id) {
                return Err(Failure::bad("two-seats", "a seat is kept for somebody else, and one for each"));
            }
            let known = self.store().person(id).await?.filter(|row| !row.person.name.is_empty());
            let gone = || Failure::not_found("no-such-person", "there is no such person");
            let guest = known.ok_or_else(gone)?.person;
            if !self.store().have_met(&host.id, id).await? {
                return Err(Failure::forbidden("never-met", "seats are kept for people you have played with"));
            }
            guests.push(guest);
        }
        Ok(guests)
    }

    /// The table after which another is opened: a finished one at which the host has sat.
    pub(super) async fn table_before(&self, id: &str, host: &Person) -> Granted<TableRow> {
        let row = self.store().table(id).await?.ok_or_else(no_such_table)?;
        if row.meta.seat_of(&host.id).is_none() {
            return Err(Failure::forbidden("no-seat", "you have no seat at that table"));
        }
        if row.meta.status != Status::Finished {
            return Err(Failure::conflict("not-over", "the game is not over yet"));
        }
        Ok(row)
    }

    /// A standing table: its games, and what they come to.
    pub async fn standings(&self, table: &str) -> Granted<Standings> {
        let row = self.store().table(table).await?.ok_or_else(no_such_table)?;
        let id = row.meta.series.as_ref().map_or(row.id, |series| series.id.clone());
        let mut standings = Standings { id: id.clone(), people: Vec::new(), games: Vec::new() };
        for row in self.store().series(&id).await? {
            let results = results(&row.meta);
            for SeriesResult { who, score, won } in &results {
                let known = standings.people.iter().position(|sum| same(&sum.who, who));
                let at = known.unwrap_or_else(|| {
                    let fresh = SeriesSum { who: who.clone(), games: 0, won: 0, points: Vec::new() };
                    standings.people.push(fresh);
                    standings.people.len() - 1
                });
                let sum = &mut standings.people[at];
                // The name of today.
                sum.who = who.clone();
                sum.games += 1;
                sum.won += u32::from(*won);
                match sum.points.iter_mut().find(|points| points.game == row.meta.game) {
                    Some(points) => points.points += score,
                    None => sum.points.push(PointsOf { game: row.meta.game.clone(), points: *score }),
                }
            }
            let Meta { game, preset, finished, .. } = row.meta;
            standings.games.push(SeriesGame { table: row.id, game, preset, finished, results });
        }
        standings.people.sort_by_key(|sum| (std::cmp::Reverse(sum.won), sum.games));
        Ok(standings)
    }
}

/// The row of games that goes on with a table after this one.
pub(super) fn after(id: &str, meta: &Meta) -> Series {
    match &meta.series {
        Some(series) => Series { id: series.id.clone(), number: series.number + 1 },
        None => Series { id: id.to_owned(), number: 2 },
    }
}

fn same(one: &Player, other: &Player) -> bool {
    match (one, other) {
        (Player::Person(one), Player::Person(other)) => one.id == other.id,
        (Player::Bot(one), Player::Bot(other)) => one == other,
        _ => false,
    }
}

fn results(meta: &Meta) -> Vec<SeriesResult> {
    let outcome = meta.outcome.as_ref().map(|outcome| outcome.seats.as_slice()).unwrap_or_default();
    let told = meta.places.iter().zip(outcome).filter_map(|(place, result)| {
        let who = match &place.sitter {
            Sitter::Person(person) => Player::Person(person.clone()),
            Sitter::Bot(bot) => Player::Bot(bot.clone()),
            Sitter::Open | Sitter::Invited | Sitter::Kept(_) => return None,
        };
        Some(SeriesResult { who, score: result.score, won: result.won })
    });
    told.collect()
}
