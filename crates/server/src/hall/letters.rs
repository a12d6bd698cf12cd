//! Letters to people who are not here: first whether an address is theirs, then what a device would be told.

use super::Hall;
use super::calls::words;
use super::chores::UNCONFIRMED;
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::mail::{Letter, Mailer, Unsent, address};
use crate::protocol::calls::{Kind, Notice, Way};
use crate::random;
use crate::store::{MailRow, PersonRow};
use axum::http::StatusCode;
use quintain_core::Lang;

/// An address that has refused so many letters in a row has to be confirmed anew.
const FAILURES: i64 = 8;

/// What stands in letters, in one language.
struct Words {
    confirm: &'static str,
    confirm_more: &'static str,
    confirm_else: &'static str,
    why: &'static str,
    settings: &'static str,
    stop: &'static str,
}

fn letter_words(lang: Lang) -> Words {
    match lang {
        Lang::En => Words {
            confirm: "Is this your address?",
            confirm_more: "Somebody at Quintain wants to be written to at this address. If it was you, open this link within three days:",
            confirm_else: "If it was not you, do nothing: the address is then forgotten.",
            why: "You get this letter because you asked for it at Quintain.",
            settings: "What you are told of, and when not",
            stop: "No more letters",
        },
        Lang::Ru => Words {
            confirm: "Это ваш адрес?",
            confirm_more: "Кто-то в Quintain просит писать на этот адрес. Если это были вы, откройте ссылку в течение трёх дней:",
            confirm_else: "Если это были не вы, ничего не делайте: адрес будет забыт.",
            why: "Вы получили это письмо, потому что просили о нём в Quintain.",
            settings: "О чём вам писать и когда не надо",
            stop: "Больше не писать",
        },
        Lang::Cs => Words {
            confirm: "Je to vaše adresa?",
            confirm_more: "Někdo v Quintainu chce dostávat zprávy na tuto adresu. Pokud jste to byli vy, otevřete do tří dnů tento odkaz:",
            confirm_else: "Pokud jste to nebyli vy, nedělejte nic: adresu zapomeneme.",
            why: "Tuto zprávu dostáváte, protože jste o ni v Quintainu požádali.",
            settings: "O čem vám psát a kdy ne",
            stop: "Už nepsat",
        },
    }
}

/// Where programs that read letters say that no more are wanted; people have a page for it.
fn stop_at(site: &str, secret: &str) -> String {
    format!("{site}/api/mail/stop/{secret}")
}

fn confirmation(site: &str, lang: Lang, to: &str, secret: &str) -> Letter {
    let words = letter_words(lang);
    let Words { confirm, confirm_more, confirm_else, .. } = words;
    let text = format!("{confirm_more}\n\n{site}/mail/confirm/{secret}\n\n{confirm_else}\n");
    Letter { to: to.to_owned(), subject: format!("Quintain: {confirm}"), text, stop: stop_at(site, secret) }
}

fn told(site: &str, lang: Lang, mail: &MailRow, notice: &Notice) -> Letter {
    let Words { why, settings, stop, .. } = letter_words(lang);
    let (MailRow { address, secret, .. }, Notice { title, body, url, .. }) = (mail, notice);
    let text = format!(
        "{title}\n{body}\n\n{site}{url}\n\n-- \n{why}\n{settings}: {site}/me\n{stop}: {site}/mail/stop/{secret}\n"
    );
    let subject = if body.is_empty() { title.clone() } else { format!("{title}: {body}") };
    Letter { to: address.clone(), subject, text, stop: stop_at(site, secret) }
}

fn not_written(why: &Unsent) -> Failure {
    Failure::new(StatusCode::BAD_GATEWAY, "not-written", why.to_string())
}

impl Hall {
    fn writer(&self) -> Granted<&Mailer> {
        self.mailer().ok_or_else(|| {
            Failure::conflict("no-letters", "this server writes no letters: its operator has not set it up")
        })
    }

    async fn send_letter(&self, kind: &'static str, letter: &Letter) -> Result<(), Unsent> {
        let Some(mailer) = self.mailer() else { return Err(Unsent::Refused("nobody writes here".to_owned())) };
        let sent = mailer.send(letter).await;
        let outcome = match &sent {
            Ok(()) => "sent",
            Err(Unsent::Refused(_)) => "refused",
            Err(Unsent::Failed(_)) => "failed",
        };
        if let Err(why) = &sent {
            tracing::warn!(%why, "a letter was not sent");
        }
        self.metrics().called(Way::Mail.word(), kind, outcome);
        sent
    }

    /// Asks the owner of an address whether it is this person's. Only when the letter was taken the address before is given up.
    pub async fn ask_for_mail(&self, row: &PersonRow, from: &str, given: &str) -> Granted<()> {
        let site = self.writer()?.site();
        let bad = || Failure::bad("bad-address", "this is no address to which a letter can be sent");
        let to = address(given).ok_or_else(bad)?.to_string();
        for key in [&row.person.id, from, &to.to_lowercase()] {
            self.limits().letters.take(key).map_err(Failure::too_many)?;
        }
        let secret = random::word(32);
        let letter = confirmation(site, row.lang, &to, &secret);
        self.send_letter("confirm", &letter).await.map_err(|why| not_written(&why))?;
        Ok(self.store().ask_for_mail(&row.person.id, &to, &secret, now()).await?)
    }

    /// The owner of an address says that it is theirs.
    pub async fn confirm_mail(&self, secret: &str) -> Granted<()> {
        let since = now().saturating_sub(UNCONFIRMED);
        let confirmed = self.store().confirm_mail(secret, since, now()).await?;
        if confirmed { Ok(()) } else { Err(no_such_letter()) }
    }

    /// The owner of an address wants no letters.
    pub async fn stop_mail(&self, secret: &str) -> Granted<()> {
        if self.store().stop_mail(secret).await? { Ok(()) } else { Err(no_such_letter()) }
    }

    /// Writes to a person now, to see whether it arrives.
    pub async fn try_mail(&self, row: &PersonRow, from: &str) -> Granted<()> {
        let site = self.writer()?.site();
        let mail = self.store().mail(&row.person.id).await?.filter(|mail| mail.confirmed);
        let mail = mail.ok_or_else(|| Failure::not_found("no-such-address", "you are not written to"))?;
        for key in [&row.person.id, from, &mail.address.to_lowercase()] {
            self.limits().letters.take(key).map_err(Failure::too_many)?;
        }
        let notice = words(row.lang, Kind::Trial, &[], "").at("/me");
        let letter = told(site, row.lang, &mail, &notice);
        self.send_letter(Kind::Trial.word(), &letter).await.map_err(|why| not_written(&why))
    }

    /// Writes to a person what a device would be told. Did it not arrive, and may it another time?
    pub(super) async fn write(&self, row: &PersonRow, notice: &Notice) -> Granted<bool> {
        let Some(mailer) = self.mailer() else { return Ok(false) };
        let Some(mail) = self.store().mail(&row.person.id).await?.filter(|mail| mail.confirmed) else {
            return Ok(false);
        };
        let letter = told(mailer.site(), row.lang, &mail, notice);
        let sent = self.send_letter(notice.kind.word(), &letter).await;
        match &sent {
            Ok(()) if mail.failures > 0 => self.store().note_mail(&row.person.id, true, FAILURES).await?,
            Err(Unsent::Refused(_)) => self.store().note_mail(&row.person.id, false, FAILURES).await?,
            _ => {}
        }
        Ok(matches!(sent, Err(Unsent::Failed(_))))
    }
}

fn no_such_letter() -> Failure {
    Failure::not_found("no-such-letter", "the link of this letter is not good any more")
}
