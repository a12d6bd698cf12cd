//! Web Push: a message to a device goes sealed to the service that its browser has named. Who may be named is checked here: a
//! server must not be made to knock at doors of the house it stands in.

use crate::config::Push;
use crate::protocol::calls::NewDevice;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::{Client, StatusCode, Url};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

/// The longest address of a push service.
const LONGEST: usize = 1_000;
/// A push service must take a message within this time.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the service keeps a message for a device that is off.
const KEPT: Duration = Duration::from_hours(24);
/// How long a signature is good.
const SIGNED: Duration = Duration::from_hours(12);

/// Why a device cannot be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// What its browser gave makes no sense, or names a door that is not to be knocked at.
    Refused(&'static str),
    /// The service says that the device is not there any more.
    Gone,
    /// The service did not take the message: it may another time.
    Failed(String),
}

impl std::fmt::Display for Undelivered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(why) => f.write_str(why),
            Self::Gone => f.write_str("the push service does not know this device any more"),
            Self::Failed(why) => write!(f, "the push service did not take the message: {why}"),
        }
    }
}

/// Sends messages to devices.
pub struct Pusher {
    client: Client,
    key: SigningKey,
    contact: String,
    private: bool,
}

impl std::fmt::Debug for Pusher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pusher")
    }
}

/// A new key with which messages are signed, as text.
pub fn new_key() -> String {
    loop {
        let bytes = crate::random::bytes();
        if SigningKey::from_slice(&bytes).is_ok() {
            return BASE64.encode(bytes);
        }
    }
}

fn read_key(text: &str) -> Option<SigningKey> {
    SigningKey::from_slice(&BASE64.decode(text.trim()).ok()?).ok()
}

impl Pusher {
    /// The sender of an operator who signs with this key.
    pub fn new(push: &Push, key: &str) -> Result<Self, String> {
        let key = read_key(push.key.as_deref().unwrap_or(key));
        let key = key.ok_or("the key for push messages is not 32 bytes in base64url")?;
        if !push.contact.starts_with("mailto:") && !push.contact.starts_with("https://") {
            return Err("the contact for push services begins with mailto: or https://".to_owned());
        }
        // Another may have been installed by whoever uses this crate: that is as good.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .timeout(PATIENCE)
            .connect_timeout(PATIENCE / 2)
            .pool_max_idle_per_host(2)
            .dns_resolver(Arc::new(Doors { private: push.private }))
            .build()
            .map_err(|error| error.to_string())?;
        Ok(Self { client, key, contact: push.contact.clone(), private: push.private })
    }

    /// The key by which browsers know the sender.
    pub fn public_key(&self) -> String {
        BASE64.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Is this a device that can be called? Names are looked up when it is.
    pub fn check(&self, device: &NewDevice) -> Result<(), Undelivered> {
        self.address(&device.endpoint)?;
        keys(device).map(|_| ())
    }

    fn address(&self, endpoint: &str) -> Result<Url, Undelivered> {
        let refused = |why| Err(Undelivered::Refused(why));
        if endpoint.len() > LONGEST {
            return refused("the address of the push service is too long");
        }
        let Ok(url) = Url::parse(endpoint) else { return refused("the address of the push service is none") };
        let number = match url.host() {
            None => return refused("the address of the push service has no host"),
            Some(url::Host::Domain(_)) => None,
            Some(url::Host::Ipv4(number)) => Some(IpAddr::V4(number)),
            Some(url::Host::Ipv6(number)) => Some(IpAddr::V6(number)),
        };
        if number.is_some_and(|number| !self.private && !is_public(number)) {
            return refused("the push service is at a private address");
        }
        // Without TLS only in the operator's own house.
        let inside = self.private && number.is_some_and(|number| !is_public(number));
        if url.scheme() != "https" && !(inside && url.scheme() == "http") {
            return refused("the address of the push service begins with https");
        }
        if !url.username().is_empty() || url.password().is_some() || url.fragment().is_some() {
            return refused("the address of the push service is none");
        }
        Ok(url)
    }

    /// Sends a message. A later one of the same topic takes the place of one that the device has not fetched.
    pub async fn send(&self, device: &NewDevice, topic: &str, text: &str) -> Result<(), Undelivered> {
        let url = self.address(&device.endpoint)?;
        let (public, secret) = keys(device)?;
        let body = encrypt(text.as_bytes().to_vec(), &public, &secret);
        let body = body.map_err(|error| Undelivered::Failed(error.to_string()))?;
        let request = self
            .client
            .post(url.clone())
            .header("ttl", KEPT.as_secs())
            .header("topic", topic)
            .header("urgency", "normal")
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("authorization", self.signature(&url))
            .body(body);
        let answer = request.send().await.map_err(|error| Undelivered::Failed(why(&error)))?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE => Err(Undelivered::Gone),
            status if status.is_redirection() => Err(Undelivered::Failed("it sends us elsewhere".to_owned())),
            status => Err(Undelivered::Failed(format!("it answers {}", status.as_u16()))),
        }
    }

    /// Who sends the message, signed (RFC 8292).
    fn signature(&self, url: &Url) -> String {
        let expires = (Duration::from_millis(crate::clock::now()) + SIGNED).as_secs();
        let header = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let audience = url.origin().ascii_serialization();
        let claims = serde_json::json!({ "aud": audience, "exp": expires, "sub": self.contact }).to_string();
        let signed = format!("{header}.{}", BASE64.encode(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public_key())
    }
}

/// What went wrong, without the address: it is the device's own.
fn why(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        return "it does not answer".to_owned();
    }
    let mut cause: &dyn std::error::Error = error;
    while let Some(deeper) = cause.source() {
        cause = deeper;
    }
    cause.to_string()
}

fn keys(device: &NewDevice) -> Result<(PublicKey, Auth), Undelivered> {
    let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
    let public =
        read(&device.p256dh).filter(|key| key.len() == 65).and_then(|key| PublicKey::from_sec1_bytes(&key).ok());
    let secret = read(&device.auth).and_then(|secret| <[u8; 16]>::try_from(secret).ok());
    match (public, secret) {
        (Some(public), Some(secret)) => Ok((public, Auth::from(secret))),
        _ => Err(Undelivered::Refused("the keys of the device are none")),
    }
}

/// Looks names up, and leaves out what is behind private addresses: the connection is made to what is left.
struct Doors {
    private: bool,
}

impl Resolve for Doors {
    fn resolve(&self, name: Name) -> Resolving {
        let private = self.private;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let open: Vec<SocketAddr> = found.filter(|address| private || is_public(address.ip())).collect();
            if open.is_empty() {
                return Err("it is at a private address".into());
            }
            Ok(Box::new(open.into_iter()) as Addrs)
        })
    }
}

/// Is this an address that anybody in the world may use?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => {
            let inner = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
            match address.segments() {
                // Ways to write an older address: what matters is which.
                [0x64, 0xff9b, 0, 0, _, _, high, low] | [0x2002, high, low, ..] => is_public_v4(inner(high, low)),
                // Teredo, documentation, benchmarks, and everything else that is not assigned for all.
                [0x2001, 0..=0x01ff | 0xdb8, ..] => false,
                [first, ..] => (0x2000..0x4000).contains(&first),
            }
        }
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || matches!(
            (a, b, c),
            (0 | 224..=255, _, _) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18 | 19, _)
        );
    !reserved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_known_in_every_disguise() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "240.0.0.1",
            "192.0.2.1",
            "198.18.0.1",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        for public in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "64:ff9b::808:808"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    fn pusher(private: bool) -> Pusher {
        let push = Push { contact: "mailto:op@example.org".to_owned(), key: None, private };
        Pusher::new(&push, &new_key()).unwrap()
    }

    #[test]
    fn only_doors_that_may_be_knocked_at_are_accepted() {
        let (strict, open) = (pusher(false), pusher(true));
        for good in ["https://push.example.org/a?b=c", "https://8.8.8.8/x", "https://push.example.org:8443/"] {
            assert!(strict.address(good).is_ok(), "{good}");
        }
        let long = format!("https://push.example.org/{}", "x".repeat(1000));
        for bad in [
            "",
            "push",
            "http://push.example.org/",
            "ftp://push.example.org/",
            "file:///etc/passwd",
            "https://127.0.0.1/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://192.168.0.1/x",
            "https://user@push.example.org/",
            "https://user:word@push.example.org/",
            "https://push.example.org/#x",
            &long,
            "http://8.8.8.8/",
        ] {
            assert!(matches!(strict.address(bad), Err(Undelivered::Refused(_))), "{bad}");
        }
        assert!(open.address("http://127.0.0.1:9/x").is_ok());
        assert!(open.address("http://push.example.org/").is_err(), "without TLS only at home");
        for (contact, key) in [("op@example.org", new_key()), ("mailto:op@example.org", "short".to_owned())] {
            let push = Push { contact: contact.to_owned(), key: None, private: false };
            assert!(Pusher::new(&push, &key).is_err(), "{contact}");
        }
    }
}
