//! Letters: by the SMTP server of the operator, to addresses whose owners have said that they are theirs.

use crate::config::Mail;
use crate::random;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{Error, PoolConfig};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use std::time::Duration;
use url::{Host, Url};

/// The longest address (RFC 5321).
const LONGEST: usize = 254;
/// Each answer of the mail server must be there within this time, and a whole letter within twice as long.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many connections to the mail server at once.
pub(crate) const AT_ONCE: usize = 4;

const AUTOMATIC: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");
const STOP: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const STOP_AT_ONCE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");

/// Why a letter was not sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsent {
    /// The mail server will not take it, now or later.
    Refused(String),
    /// The mail server did not take it: it may another time.
    Failed(String),
}

impl std::fmt::Display for Unsent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Self::Refused(why) | Self::Failed(why)) = self;
        write!(f, "the mail server did not take the letter: {why}")
    }
}

impl From<Error> for Unsent {
    fn from(error: Error) -> Self {
        let why = match error.status() {
            _ if error.is_timeout() => "it does not answer".to_owned(),
            // Its words may hold the address, or what it thinks of it; the number says enough.
            Some(code) => format!("it answers {code}"),
            None => error.to_string(),
        };
        if error.is_permanent() { Self::Refused(why) } else { Self::Failed(why) }
    }
}

/// A letter.
#[derive(Clone, Debug)]
pub struct Letter {
    /// To whom.
    pub to: String,
    /// What it is about.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// Where programs that read letters say that no more are wanted.
    pub stop: String,
}

/// Sends letters.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: String,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Mailer({})", self.from)
    }
}

/// An address to which letters can be sent, as it was given.
pub fn address(text: &str) -> Option<Address> {
    let address: Address = text.trim().parse().ok()?;
    // A number in place of a name would lead wherever the mail server stands.
    (text.len() <= LONGEST && !address.domain().starts_with('[')).then_some(address)
}

/// Would a password go over the wire for all to read?
fn tells_secrets(url: &Url) -> bool {
    let here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(number)) => number.is_loopback(),
        Some(Host::Ipv6(number)) => number.is_loopback(),
        None => false,
    };
    let sealed = url.scheme() == "smtps" || url.query_pairs().any(|(name, value)| name == "tls" && value == "required");
    url.password().is_some() && !sealed && !here
}

impl Mailer {
    /// The sender of an operator whose house is at `site`.
    pub fn new(mail: &Mail, site: Option<&str>) -> Result<Self, String> {
        let site = site.ok_or("letters hold links, so it must be said where the house is: --public-url")?;
        let url = Url::parse(site).map_err(|error| format!("--public-url: {error}"))?;
        let from: Mailbox = mail.from.parse().map_err(|error| format!("the sender of letters: {error}"))?;
        let server = Url::parse(&mail.server).map_err(|error| format!("the mail server: {error}"))?;
        if tells_secrets(&server) {
            let ways = "smtps://…, or smtp://…?tls=required";
            return Err(format!("the password of the mail server would go over the wire for all to read: use {ways}"));
        }
        // Another may have been installed by whoever uses this crate: that is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.server);
        let mut builder = builder.map_err(|error| format!("the mail server: {error}"))?;
        if server.path().len() <= 1 {
            builder = builder.hello_name(match url.host() {
                Some(Host::Ipv4(number)) => ClientId::Ipv4(number),
                Some(Host::Ipv6(number)) => ClientId::Ipv6(number),
                Some(Host::Domain(name)) => ClientId::Domain(name.to_owned()),
                None => return Err("--public-url has no host".to_owned()),
            });
        }
        let pool = PoolConfig::new().max_size(AT_ONCE as u32 * 2).idle_timeout(Duration::from_secs(20));
        let transport = builder.timeout(Some(PATIENCE)).pool_config(pool).build();
        Ok(Self { transport, from, site: url.as_str().trim_end_matches('/').to_owned() })
    }

    /// Where the house is.
    pub fn site(&self) -> &str {
        &self.site
    }

    /// Sends a letter.
    pub async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        let refused = |why: String| Unsent::Refused(why);
        let to = address(&letter.to).ok_or_else(|| refused("the address is none".to_owned()))?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&letter.subject)
            .message_id(Some(format!("<{}@{}>", random::word(24), self.from.email.domain())))
            .raw_header(HeaderValue::new(AUTOMATIC, "auto-generated".to_owned()))
            .raw_header(HeaderValue::new(STOP, format!("<{}>", letter.stop)))
            .raw_header(HeaderValue::new(STOP_AT_ONCE, "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone())
            .map_err(|error| refused(error.to_string()))?;
        let sent = tokio::time::timeout(PATIENCE * 2, self.transport.send(message)).await;
        sent.map_err(|_| Unsent::Failed("it does not answer".to_owned()))?.map(|_| ()).map_err(Unsent::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_operator_who_would_tell_secrets_or_has_no_house_is_told_so() {
        let mail = |server: &str, from: &str| Mail { server: server.to_owned(), from: from.to_owned() };
        let (site, from) = (Some("https://play.example.org/"), "Quintain <games@example.org>");
        for good in [
            "smtp://localhost",
            "smtp://127.0.0.1:2525",
            "smtp://relay.example.org",
            "smtp://anna:word@localhost",
            "smtp://anna:word@[::1]:25",
            "smtps://anna:word@mail.example.org",
            "smtp://anna:word@mail.example.org?tls=required",
        ] {
            let mailer = Mailer::new(&mail(good, from), site);
            assert_eq!(mailer.unwrap_or_else(|why| panic!("{good}: {why}")).site(), "https://play.example.org");
        }
        for bad in [
            "",
            "mail.example.org:25",
            "http://mail.example.org",
            "smtp://anna:word@mail.example.org",
            "smtp://anna:word@mail.example.org?tls=opportunistic",
            "smtp://anna:word@10.0.0.1",
            "smtp://mail.example.org?tls=perhaps",
        ] {
            assert!(Mailer::new(&mail(bad, from), site).is_err(), "{bad}");
        }
        assert!(Mailer::new(&mail("smtp://localhost", "nobody"), site).is_err());
        assert!(Mailer::new(&mail("smtp://localhost", from), None).unwrap_err().contains("--public-url"));
        assert!(Mailer::new(&mail("smtp://localhost", from), Some("play")).is_err());
    }

    #[test]
    fn what_is_no_address_is_none() {
        for good in ["anna@example.org", " anna.b+games@mail.example.org ", "анна@пример.рф"] {
            assert!(address(good).is_some(), "{good}");
        }
        let long = format!("anna@{}.org", "x".repeat(260));
        for bad in [
            "",
            "anna",
            "@example.org",
            "anna@",
            "a b@example.org",
            "anna@example.org, boris@example.org",
            "anna@example.org\r\nBcc: boris@example.org",
            "anna@[127.0.0.1]",
            "anna@[IPv6:::1]",
            "Anna <anna@example.org>",
            &long,
        ] {
            assert!(address(bad).is_none(), "{bad}");
        }
    }
}
