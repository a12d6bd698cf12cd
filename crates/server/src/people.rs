//! People: what a name may be, the signed cookie, passwords.

use crate::error::{Failure, Granted};
use crate::protocol::people::{Credentials, Person};
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};

/// The name of the cookie.
pub const COOKIE: &str = "quintain";

/// The longest name.
const NAME: usize = 24;
/// The longest blazon.
const ARMS: usize = 200;

/// Plain text of 1 to `longest` characters: trimmed, without control characters and without marks that turn
/// the direction of writing. `None` if it is not that.
pub fn clean(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let length = text.chars().count();
    let bad = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    (length >= 1 && length <= longest && !text.contains(bad)).then(|| text.to_owned())
}

/// A name, or why it is none.
pub fn name(name: &str) -> Granted<String> {
    clean(name, NAME)
        .ok_or_else(|| Failure::bad("bad-name", format!("a name has 1 to {NAME} characters and no control characters")))
}

/// A blazon, or why it is none. Whether it can be drawn is for whoever draws it to say.
pub fn arms(arms: &str) -> Granted<String> {
    if arms.trim().is_empty() {
        return Ok(String::new());
    }
    clean(arms, ARMS)
        .ok_or_else(|| Failure::bad("bad-arms", format!("a blazon has at most {ARMS} characters on one line")))
}

/// A new guest.
pub fn guest(given: Option<String>) -> Person {
    let id = crate::random::word(12);
    let name = given.unwrap_or_else(|| format!("Guest {}", id[..4].to_uppercase()));
    Person { id, name, arms: String::new() }
}

/// The value of the cookie for a person: the public id and a seal that only this installation can make.
pub fn sign(key: &[u8; 32], id: &str) -> String {
    format!("{id}.{}", seal(key, id))
}

fn seal(key: &[u8; 32], id: &str) -> String {
    let hash = blake3::keyed_hash(key, format!("session of {id}").as_bytes());
    hash.to_hex()[..40].to_owned()
}

/// The person a cookie belongs to; `None` if it was not signed here.
pub fn signed<'c>(key: &[u8; 32], cookie: &'c str) -> Option<&'c str> {
    let (id, given) = cookie.split_once('.')?;
    let expected = seal(key, id);
    // Every byte is compared, whether or not an earlier one differs.
    let same = expected.len() == given.len()
        && expected.bytes().zip(given.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0;
    same.then_some(id)
}

/// Login and password in the form they must have.
pub fn credentials(given: &Credentials) -> Granted<String> {
    let login = given.login.trim().to_lowercase();
    let fits = |c: char| c.is_alphanumeric() || ".@_-".contains(c);
    if !(3..=40).contains(&login.chars().count()) || !login.chars().all(fits) {
        return Err(Failure::bad("bad-login", "a login has 3 to 40 letters, digits or .@_-"));
    }
    if !(8..=200).contains(&given.password.chars().count()) {
        return Err(Failure::bad("bad-password", "a password has 8 to 200 characters"));
    }
    Ok(login)
}

/// argon2id with 19 MiB, two passes.
fn argon2id() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// The hash of a password, with a salt of its own. Slow on purpose: not for the main threads.
pub fn hash_password(password: &str) -> Option<String> {
    let salt = &crate::random::bytes()[..16];
    argon2id().hash_password_with_salt(password.as_bytes(), salt).ok().map(|hash| hash.to_string())
}

/// Is this the password of that hash? Takes the same time if there is no hash.
pub fn check_password(password: &str, hash: Option<&str>) -> bool {
    let Some(hash) = hash else {
        let _ = hash_password(password);
        return false;
    };
    PasswordHash::new(hash).is_ok_and(|hash| argon2id().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_cookie_signed_here_is_believed() {
        let key = [7; 32];
        let cookie = sign(&key, "orlando");
        assert_eq!(signed(&key, &cookie), Some("orlando"));
        assert_eq!(signed(&[8; 32], &cookie), None);
        assert_eq!(signed(&key, &cookie.replace("orlando", "rinaldo")), None);
        for forged in ["", ".", "orlando", "orlando.", "orlando.0000", &cookie[..cookie.len() - 1]] {
            assert_eq!(signed(&key, forged), None, "{forged}");
        }
    }

    #[test]
    fn names_are_plain() {
        assert_eq!(name("  Ольга  ").unwrap(), "Ольга");
        for bad in ["", "   ", "a\u{7}b", "a\nb", "\u{202e}evil", &"x".repeat(25)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_password_is_known_by_its_hash_alone() {
        let hash = hash_password("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(check_password("correct horse", Some(&hash)));
        assert!(!check_password("battery staple", Some(&hash)));
        assert!(!check_password("correct horse", None));
    }
}
