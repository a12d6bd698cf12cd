//! `/api/session`, `/api/account`, `/api/login`, `/api/logout`, `/api/password`, `/api/sessions`, `/api/people/…`.

use super::who::{Body, Me, Network, Who};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::people::{COOKIE, arms, check_password, clean, credentials, guest, hash_password, name, new_password, sign};
use crate::protocol::calls::MyMail;
use crate::protocol::people::{self, AboutMe, Credentials, Device, Mute, NewPassword, Session};
use crate::random;
use crate::store::PersonRow;
use crate::table::mailbox::Act;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::response::{IntoResponse, Response};

/// A year and a month.
const COOKIE_SECONDS: u32 = 400 * 86_400;

/// Begins a session on this device in place of `old`: a cookie that was good before is good no more.
async fn renew(hall: &Hall, headers: &HeaderMap, row: PersonRow, old: Option<(&str, &str)>) -> Granted<Response> {
    let id = random::word(24);
    let device = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let device = clean(&device.chars().take(120).collect::<String>(), 120).unwrap_or_default();
    hall.store().add_session(&id, &row.person.id, &device, now()).await?;
    if let Some((old, person)) = old {
        hall.store().hand_devices_on(old, &id, &row.person.id).await?;
        hall.end_session(old, person).await?;
    }
    answer(hall, headers, row, &id).await
}

/// A session as its person sees it, with the cookie that keeps it.
async fn answer(hall: &Hall, headers: &HeaderMap, row: PersonRow, id: &str) -> Granted<Response> {
    let value = sign(hall.key(), id);
    let session = described(hall, Some(row)).await?;
    Ok(([(SET_COOKIE, cookie(hall, headers, &value, COOKIE_SECONDS))], Json(session)).into_response())
}

fn cookie(hall: &Hall, headers: &HeaderMap, value: &str, seconds: u32) -> String {
    let forwarded = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let secure = if hall.config().behind_proxy && forwarded { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

pub(super) async fn described(hall: &Hall, row: Option<PersonRow>) -> Granted<Session> {
    let me = match row {
        None => None,
        Some(row) => {
            let muted = hall.store().muted(&row.person.id).await?;
            let preferences = hall.store().preferences(&row.person.id).await?;
            let mail = hall.store().mail(&row.person.id).await?;
            let mail = mail.map(|mail| MyMail { address: mail.address, confirmed: mail.confirmed });
            let operator = row.login.as_deref().is_some_and(|login| hall.is_operator(login));
            let told = hall.store().told(&row.person.id).await?;
            Some(people::Me {
                person: row.person,
                lang: row.lang,
                login: row.login,
                muted,
                preferences,
                mail,
                operator,
                told,
            })
        }
    };
    let push = hall.pusher().map(crate::push::Pusher::public_key);
    Ok(Session { me, version: env!("CARGO_PKG_VERSION").to_owned(), push, mail: hall.mailer().is_some() })
}

/// This device knows nobody any more.
pub(super) async fn forgotten(hall: &Hall, headers: &HeaderMap) -> Granted<Response> {
    let session = described(hall, None).await?;
    Ok(([(SET_COOKIE, cookie(hall, headers, "", 0))], Json(session)).into_response())
}

/// `GET /api/session`: who am I?
pub(super) async fn session(State(hall): State<Hall>, who: Who) -> Granted<Json<Session>> {
    described(&hall, who.row).await.map(Json)
}

/// `POST /api/session`: become a guest, or change my name, arms or language.
pub(super) async fn about_me(
    State(hall): State<Hall>,
    who: Who,
    headers: HeaderMap,
    Body(about): Body<AboutMe>,
) -> Granted<Response> {
    let given = about.name.as_deref().map(name).transpose()?;
    let blazon = about.arms.as_deref().map(arms).transpose()?;
    let old = who.row.is_some();
    let mut row = match who.row {
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
    match who.session.filter(|_| old) {
        Some(session) => answer(&hall, &headers, row, &session).await,
        None => renew(&hall, &headers, row, None).await,
    }
}

/// `POST /api/account`: the guest gets a login and a password, and keeps everything.
pub(super) async fn account(
    State(hall): State<Hall>,
    Me { mut row, session }: Me,
    Network(from): Network,
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
    row.password = Some(hashed(&hall, given.password).await?);
    row.login = Some(login);
    hall.store().save_person(&row, now()).await.map_err(|error| match error {
        crate::store::StoreError::Database(error) if error.is_unique_violation() => taken(),
        other => other.into(),
    })?;
    let person = row.person.id.clone();
    renew(&hall, &headers, row, Some((&session, &person))).await
}

async fn hashed(hall: &Hall, password: String) -> Granted<String> {
    hall.think(move || hash_password(&password)).await.flatten().ok_or_else(Failure::unavailable)
}

pub(super) async fn is_right(hall: &Hall, password: String, hash: Option<String>) -> bool {
    hall.think(move || check_password(&password, hash.as_deref())).await == Some(true)
}

pub(super) fn wrong() -> Failure {
    Failure::new(StatusCode::UNAUTHORIZED, "wrong-login", "no account has this login and password")
}

/// May somebody try a password for this account from here? Strangers who guess do not lock the owner out: where
/// somebody has logged in before, only attempts from there count.
fn may_try(hall: &Hall, login: &str, from: &str) -> Granted<()> {
    let limits = hall.limits();
    limits.logins.take(from).map_err(Failure::too_many)?;
    limits.logins_here.take(&format!("{login} {from}")).map_err(Failure::too_many)?;
    if !hall.knows(login, from) {
        limits.logins_elsewhere.take(login).map_err(Failure::too_many)?;
    }
    Ok(())
}

/// `POST /api/login`: come back to an account. What the guest played here is now the account's.
pub(super) async fn login(
    State(hall): State<Hall>,
    who: Who,
    Network(from): Network,
    headers: HeaderMap,
    Body(given): Body<Credentials>,
) -> Granted<Response> {
    let login = credentials(&given)?;
    may_try(&hall, &login, &from)?;
    let account = hall.store().account(&login).await?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let right = is_right(&hall, given.password, hash).await;
    let account = account.filter(|_| right).ok_or_else(wrong)?;
    if hall.store().standing(&account.person.id, now()).await?.closed {
        return Err(Failure::forbidden("account-closed", "an operator has closed this account"));
    }
    hall.remember(&login, &from);
    let before = who.row.as_ref().map(|row| row.person.id.clone());
    if let Some(guest) = who.row.filter(|guest| guest.login.is_none() && guest.person.id != account.person.id) {
        for table in hall.store().tables_of(&guest.person.id, 1_000).await? {
            hall.act(&table.id, Some(guest.person.clone()), Act::Adopt(account.person.clone())).await?;
        }
        hall.store().adopt_results(&guest.person.id, &account.person.id).await?;
        hall.store().adopt_mail(&guest.person.id, &account.person.id).await?;
    }
    let old = who.session.as_deref().zip(before.as_deref());
    renew(&hall, &headers, account, old).await
}

/// `POST /api/logout`: this device forgets me, and what it had open is closed.
pub(super) async fn logout(State(hall): State<Hall>, who: Who, headers: HeaderMap) -> Granted<Response> {
    if let (Some(session), Some(row)) = (&who.session, &who.row) {
        hall.end_session(session, &row.person.id).await?;
    }
    forgotten(&hall, &headers).await
}

/// Ends all sessions of a person but one.
async fn end_others(hall: &Hall, person: &str, but: &str) -> Granted<()> {
    for session in hall.store().sessions_of(person).await?.iter().filter(|session| session.id != but) {
        hall.end_session(&session.id, person).await?;
    }
    Ok(())
}

/// `POST /api/logout/everywhere`: every device forgets me.
pub(super) async fn everywhere(State(hall): State<Hall>, Me { row, .. }: Me, headers: HeaderMap) -> Granted<Response> {
    end_others(&hall, &row.person.id, "").await?;
    forgotten(&hall, &headers).await
}

/// `POST /api/password`: another password. All other devices must log in anew.
pub(super) async fn password(
    State(hall): State<Hall>,
    Me { mut row, session }: Me,
    Network(from): Network,
    headers: HeaderMap,
    Body(given): Body<NewPassword>,
) -> Granted<Response> {
    let Some(login) = row.login.clone() else {
        return Err(Failure::conflict("no-account", "a guest has no password: make an account first"));
    };
    new_password(&given.new)?;
    may_try(&hall, &login, &from)?;
    if !is_right(&hall, given.old, row.password.clone()).await {
        return Err(wrong());
    }
    row.password = Some(hashed(&hall, given.new).await?);
    hall.store().save_person(&row, now()).await?;
    end_others(&hall, &row.person.id, &session).await?;
    let person = row.person.id.clone();
    renew(&hall, &headers, row, Some((&session, &person))).await
}

/// `GET /api/sessions`: the devices that know me.
pub(super) async fn sessions(State(hall): State<Hall>, Me { row, session }: Me) -> Granted<Json<Vec<Device>>> {
    let rows = hall.store().sessions_of(&row.person.id).await?.into_iter();
    let device = |row: crate::store::SessionRow| Device {
        this: row.id == session,
        id: row.id,
        device: row.device,
        created: row.created,
        seen: row.seen,
    };
    Ok(Json(rows.map(device).collect()))
}

/// `POST /api/sessions/{id}/end`: one of my devices forgets me.
pub(super) async fn end(
    State(hall): State<Hall>,
    Me { row, session }: Me,
    Path(id): Path<String>,
) -> Granted<Json<Vec<Device>>> {
    if !hall.end_session(&id, &row.person.id).await? {
        return Err(Failure::not_found("no-such-session", "you have no such session"));
    }
    sessions(State(hall), Me { row, session }).await
}

/// `POST /api/people/{id}/mute`: I do not want to see their chat, or do again.
pub(super) async fn mute(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Path(id): Path<String>,
    Body(mute): Body<Mute>,
) -> Granted<Json<Session>> {
    if hall.store().person(&id).await?.is_none() {
        return Err(Failure::not_found("no-such-person", "there is no such person"));
    }
    hall.store().mute(&row.person.id, &id, mute.on).await?;
    described(&hall, Some(row)).await.map(Json)
}
