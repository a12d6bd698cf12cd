//! `/api/people/{id}`, its games, `/api/me/records`, `/api/me/preferences`, `/api/me/delete`.

use super::people::{described, forgotten, is_right};
use super::replay::complete_record;
use super::who::{Body, Me, Network, Params, Who};
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::protocol::people::Session;
use crate::protocol::profile::{Company, GameStory, Leaving, PlayedPage, Preferences, Profile};
use crate::store::{PersonRow, Wanted};
use axum::Json;
use axum::body::{Body as Content, Bytes};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;

/// So many of the latest results of a game come with the page.
const LATEST: i64 = 20;
/// So many games on a page.
const PAGE: i64 = 30;

async fn person(hall: &Hall, id: &str) -> Granted<PersonRow> {
    let row = hall.store().person(id).await?.filter(|row| !row.person.name.is_empty());
    row.ok_or_else(|| Failure::not_found("no-such-person", "there is no such person"))
}

fn games(hall: &Hall) -> Vec<String> {
    hall.games().iter().map(|game| game.id.clone()).collect()
}

/// `GET /api/people/{id}`: a person's page.
pub(super) async fn profile(State(hall): State<Hall>, who: Who, Path(id): Path<String>) -> Granted<Json<Profile>> {
    let row = person(&hall, &id).await?;
    let you = who.row.is_some_and(|me| me.person.id == id);
    let wishes = hall.store().preferences(&id).await?;
    let (since, seen) = hall.store().since_and_seen(&id).await?;
    let hidden = wishes.hide_history && !you;
    let mut stories: Vec<GameStory> = Vec::new();
    if !hidden {
        for (game, tally) in hall.store().tallies(&id).await? {
            match stories.last_mut().filter(|story| story.game == game) {
                Some(story) => story.tallies.push(tally),
                None => stories.push(GameStory { game, tallies: vec![tally], latest: Vec::new() }),
            }
        }
        for story in &mut stories {
            let wanted = Wanted { game: Some(story.game.clone()), ..Wanted::default() };
            story.latest = hall.store().played(&id, &games(&hall), &wanted, LATEST).await?;
            story.latest.reverse();
        }
        let played = |story: &GameStory| -> i64 {
            story.tallies.iter().filter(|tally| tally.kind.is_empty()).map(|tally| tally.games).sum()
        };
        stories.sort_by_key(|story| std::cmp::Reverse(played(story)));
    }
    let seen = (!wishes.hide_presence || you).then_some(seen);
    Ok(Json(Profile { person: row.person, since, seen, you, hidden, games: stories }))
}

/// Which games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Filter {
    game: Option<String>,
    company: Option<Company>,
    result: Option<Reached>,
    before: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Reached {
    Won,
    Lost,
}

/// `GET /api/people/{id}/games`: a page of somebody's games, the latest first.
pub(super) async fn played(
    State(hall): State<Hall>,
    who: Who,
    Path(id): Path<String>,
    Params(filter): Params<Filter>,
) -> Granted<Json<PlayedPage>> {
    person(&hall, &id).await?;
    let you = who.row.is_some_and(|me| me.person.id == id);
    if !you && hall.store().preferences(&id).await?.hide_history {
        return Err(Failure::forbidden("hidden", "this person keeps their games to themselves"));
    }
    if let Some(game) = &filter.game {
        hall.registry().game(game).map_err(|message| Failure::not_found("unknown-game", message))?;
    }
    let before = filter.before.as_deref().map(cursor).transpose()?;
    let won = filter.result.map(|reached| reached == Reached::Won);
    let wanted = Wanted { game: filter.game, company: filter.company, won, before };
    let mut found = hall.store().played(&id, &games(&hall), &wanted, PAGE + 1).await?;
    let more = found.len() > PAGE as usize;
    found.truncate(PAGE as usize);
    let next = found.last().filter(|_| more).map(|last| format!("{}-{}", last.finished, last.table));
    let counted = hall.store().tallies(&id).await?.into_iter().filter(|(game, tally)| {
        tally.kind.is_empty()
            && wanted.game.as_ref().is_none_or(|only| only == game)
            && wanted.company.is_none_or(|only| only == tally.company)
    });
    let of = counted.map(|(_, tally)| match wanted.won {
        Some(true) => tally.won,
        Some(false) => tally.games - tally.won,
        None => tally.games,
    });
    Ok(Json(PlayedPage { of: of.sum(), games: found, next }))
}

/// Where a page ends: when the last game of it ended, and its table.
fn cursor(text: &str) -> Granted<(i64, String)> {
    let parts = text.split_once('-').and_then(|(at, table)| Some((at.parse().ok()?, table.to_owned())));
    parts.ok_or_else(|| Failure::bad("bad-query", "before is what the page before said as next"))
}

/// `GET /api/me/records`: the records of all my games as one file, a line for each, the latest first.
pub(super) async fn records(State(hall): State<Hall>, Me { row, .. }: Me, Network(from): Network) -> Granted<Response> {
    for key in [&row.person.id, &from] {
        hall.limits().branches.take(key).map_err(Failure::too_many)?;
    }
    let id = row.person.id;
    let pages = stream::try_unfold(Some(Wanted::default()), move |wanted| {
        let (hall, id) = (hall.clone(), id.clone());
        async move {
            let Some(mut wanted) = wanted else { return Ok::<_, std::io::Error>(None) };
            let page = hall.store().played(&id, &games(&hall), &wanted, PAGE).await.map_err(std::io::Error::other)?;
            let Some(last) = page.last() else { return Ok(None) };
            wanted.before = Some((last.finished as i64, last.table.clone()));
            let mut lines = String::new();
            for game in page {
                if let Some(line) = record(&hall, &game.table).await {
                    lines.push_str(&line);
                    lines.push('\n');
                }
            }
            Ok(Some((Bytes::from(lines), Some(wanted))))
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CONTENT_DISPOSITION, "attachment; filename=\"quintain-records.jsonl\""),
    ];
    Ok((headers, Content::from_stream(pages)).into_response())
}

/// A table's record in one line; nothing if it cannot be read.
async fn record(hall: &Hall, table: &str) -> Option<String> {
    let row = hall.store().table(table).await.ok()??;
    serde_json::to_string(&complete_record(hall, &row).await.ok()?).ok()
}

/// `POST /api/me/preferences`: how I like the house.
pub(super) async fn prefer(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Body(wishes): Body<Preferences>,
) -> Granted<Json<Session>> {
    if wishes.calls.quiet.is_some_and(|quiet| !quiet.is_sound()) {
        return Err(Failure::bad("bad-quiet", "quiet hours are minutes of a day, 0 to 1439, by a clock of this world"));
    }
    hall.store().prefer(&row.person.id, &wishes).await?;
    described(&hall, Some(row)).await.map(Json)
}

/// `POST /api/me/delete`: I am deleted; the games of others stay.
pub(super) async fn delete(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Network(from): Network,
    headers: HeaderMap,
    Body(leaving): Body<Leaving>,
) -> Granted<Response> {
    if row.password.is_some() {
        hall.limits().logins.take(&from).map_err(Failure::too_many)?;
        if !is_right(&hall, leaving.password.unwrap_or_default(), row.password.clone()).await {
            return Err(super::people::wrong());
        }
    }
    hall.delete_person(&row.person).await?;
    forgotten(&hall, &headers).await
}
