//! `/api/session`, `/api/account`, `/api/login`, `/api/logout`, `/api/people/…`.

use super::who::{Body, From, Me, Who};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::people::{COOKIE, arms, check_password, credentials, guest, hash_password, name, sign};
use crate::protocol::people::{self, AboutMe, Credentials, Mute, Session};
use crate::store::PersonRow;
use crate::table::mailbox::Act;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};

/// A year and a month.
const COOKIE_SECONDS: u32 = 400 * 86_400;

/// A session as its person sees it, with the cookie that keeps it.
async fn answer(hall: &Hall, headers: &HeaderMap, row: PersonRow) -> Granted<Response> {
    let value = sign(hall.key(), &row.person.id);
    let session = described(hall, Some(row)).await?;
    Ok(([(SET_COOKIE, cookie(hall, headers, &value, COOKIE_SECONDS))], Json(session)).into_response())
}

fn cookie(hall: &Hall, headers: &HeaderMap, value: &str, seconds: u32) -> String {
    let forwarded = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let secure = if hall.config().behind_proxy && forwarded { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

async fn described(hall: &Hall, row: Option<PersonRow>) -> Granted<Session> {
    let me = match row {
        None => None,
        Some(row) => {
            let muted = hall.store().muted(&row.person.id).await?;
            Some(people::Me { person: row.person, lang: row.lang, login: row.login, muted })
        }
    };
    Ok(Session { me, version: env!("CARGO_PKG_VERSION").to_owned() })
}

/// `GET /api/session`: who am I?
pub(super) async fn session(State(hall): State<Hall>, Who(row): Who) -> Granted<Json<Session>> {
    described(&hall, row).await.map(Json)
}

/// `POST /api/session`: become a guest, or change my name, arms or language.
pub(super) async fn about_me(
    State(hall): State<Hall>,
    Who(row): Who,
    headers: HeaderMap,
    Body(about): Body<AboutMe>,
) -> Granted<Response> {
    let given = about.name.as_deref().map(name).transpose()?;
    let blazon = about.arms.as_deref().map(arms).transpose()?;
    let mut row = match row {
        Some(mut row) => {
            if let Some(name) = given {
                row.person.name = name;
            }
            row
        }
        None => PersonRow { person: guest(given), lang: about.lang.unwrap_or_default(), login: None, password: None },
    };
    if let Some(blazon) = blazon {
        row.person.arms = blazon;
    }
    row.lang = about.lang.unwrap_or(row.lang);
    hall.store().save_person(&row, now()).await?;
    answer(&hall, &headers, row).await
}

/// `POST /api/account`: the guest gets a login and a password, and keeps everything.
pub(super) async fn account(
    State(hall): State<Hall>,
    Me(mut row): Me,
    From(from): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Granted<Response> {
    let login = credentials(&given)?;
    hall.limits().accounts.take(&from).map_err(Failure::too_many)?;
    if row.login.is_some() {
        return Err(Failure::conflict("has-account", "you have an account already"));
    }
    let taken = || Failure::conflict("login-taken", "somebody else has this login");
    if hall.store().account(&login).await?.is_some() {
        return Err(taken());
    }
    let hashed = hall.think(move || hash_password(&given.password)).await.flatten();
    row.password = Some(hashed.ok_or_else(Failure::unavailable)?);
    row.login = Some(login);
    hall.store().save_person(&row, now()).await.map_err(|error| match error {
        crate::store::StoreError::Database(_) => taken(),
        other => other.into(),
    })?;
    answer(&hall, &headers, row).await
}

/// `POST /api/login`: come back to an account. What the guest played here is now the account's.
pub(super) async fn login(
    State(hall): State<Hall>,
    Who(guest): Who,
    From(from): From,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Granted<Response> {
    let login = credentials(&given)?;
    let limits = hall.limits();
    limits.logins.take(&from).map_err(Failure::too_many)?;
    limits.logins_here.take(&format!("{login} {from}")).map_err(Failure::too_many)?;
    // Strangers who guess do not lock the owner out.
    if !hall.knows(&login, &from) {
        limits.logins_elsewhere.take(&login).map_err(Failure::too_many)?;
    }
    let account = hall.store().account(&login).await?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let right = hall.think(move || check_password(&given.password, hash.as_deref())).await;
    let wrong = || Failure::new(StatusCode::UNAUTHORIZED, "wrong-login", "no account has this login and password");
    let account = account.filter(|_| right == Some(true)).ok_or_else(wrong)?;
    hall.remember(&login, &from);
    if let Some(guest) = guest.filter(|guest| guest.login.is_none() && guest.person.id != account.person.id) {
        for table in hall.store().tables_of(&guest.person.id, 1_000).await? {
            hall.act(&table.id, Some(guest.person.clone()), Act::Adopt(account.person.clone())).await?;
        }
    }
    answer(&hall, &headers, account).await
}

/// `POST /api/logout`: this device forgets me.
pub(super) async fn logout(State(hall): State<Hall>, headers: HeaderMap) -> Granted<Response> {
    let session = described(&hall, None).await?;
    Ok(([(SET_COOKIE, cookie(&hall, &headers, "", 0))], Json(session)).into_response())
}

/// `POST /api/people/{id}/mute`: I do not want to see their chat, or do again.
pub(super) async fn mute(
    State(hall): State<Hall>,
    Me(row): Me,
    Path(id): Path<String>,
    Body(mute): Body<Mute>,
) -> Granted<Json<Session>> {
    if hall.store().person(&id).await?.is_none() {
        return Err(Failure::not_found("no-such-person", "there is no such person"));
    }
    hall.store().mute(&row.person.id, &id, mute.on).await?;
    described(&hall, Some(row)).await.map(Json)
}
