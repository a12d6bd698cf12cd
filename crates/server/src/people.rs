//! People: what a name may be, the signed cookie, passwords.

use crate::error::{Failure, Granted};
use crate::protocol::people::{Credentials, Person};
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use quintain_heraldry::Seal;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _};

/// The name of the cookie.
pub const COOKIE: &str = "quintain";

/// The longest name.
const NAME: usize = 24;

/// Plain text of 1 to `longest` characters: trimmed, composed, without control characters, without marks that nobody
/// sees, and without those that turn the direction of writing. `None` if it is not that.
pub fn clean(text: &str, longest: usize) -> Option<String> {
    let text: String = text.trim().nfc().collect();
    let length = text.chars().count();
    (length >= 1 && length <= longest && !text.contains(unseen)).then_some(text)
}

/// A character that nobody sees, or that changes how others are read.
fn unseen(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned};
    let unseen = [Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned];
    // Letters that are drawn as nothing.
    let blank = matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    blank || unseen.contains(&c.general_category())
}

/// A name, or why it is none: letters, digits and a few signs; in one word letters of one script, so that nobody has a
/// name that only looks like another's.
pub fn name(name: &str) -> Granted<String> {
    let bad = || {
        let rule = format!("a name has 1 to {NAME} characters: letters, digits and - ' . ; a word is in one script");
        Failure::bad("bad-name", rule)
    };
    let name = clean(name, NAME).ok_or_else(bad)?;
    let sign = |c: char| matches!(c, ' ' | '-' | '\'' | '\u{2019}' | '.' | ',' | '!' | '?' | '&' | '(' | ')' | '_');
    let plain = name.chars().all(|c| sign(c) || c.identifier_allowed());
    let marked = |word: &str| word.chars().filter(|c| c.general_category_group() == GeneralCategoryGroup::Mark).count();
    let honest = name.split(' ').all(|word| !word.is_empty() && word.is_single_script() && marked(word) <= 3);
    let written = name.chars().any(char::is_alphanumeric);
    (plain && honest && written).then_some(name).ok_or_else(bad)
}

/// A seal, such as `azure tower`, or nothing for the one that the name has by itself; or why it is none.
pub fn arms(arms: &str) -> Granted<String> {
    let mut words = arms.split_whitespace();
    let seal = match (words.next(), words.next(), words.next()) {
        (None, ..) => return Ok(String::new()),
        (Some(field), Some(charge), None) => Seal::of_ids(field, charge),
        _ => None,
    };
    let bad = || Failure::bad("bad-arms", "arms are a field and a charge that the house knows, such as azure tower");
    seal.map(Seal::ids).ok_or_else(bad)
}

/// A new guest.
pub fn guest(given: Option<String>) -> Person {
    let id = crate::random::word(12);
    let name = given.unwrap_or_else(|| format!("Guest {}", id[..4].to_uppercase()));
    Person { id, name, arms: String::new() }
}

/// The value of the cookie for a session: its id and a seal that only this installation can make.
pub fn sign(key: &[u8; 32], id: &str) -> String {
    format!("{id}.{}", seal(key, id))
}

fn seal(key: &[u8; 32], id: &str) -> String {
    let hash = blake3::keyed_hash(key, format!("session of {id}").as_bytes());
    hash.to_hex()[..40].to_owned()
}

/// The session a cookie names; `None` if it was not signed here.
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
    new_password(&given.password)?;
    Ok(login)
}

/// Is this a password that one may have?
pub fn new_password(password: &str) -> Granted<()> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(Failure::bad("bad-password", "a password has 8 to 200 characters"))
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
        for good in
            ["Ольга", "Tomáš", "O'Neill", "Jean-Luc", "Guest 4K2P", "St. George", "Анна K.", "李小龍", "Ярослав Мудрый"]
        {
            assert_eq!(name(good).unwrap(), good);
        }
        assert_eq!(name("  Ольга  ").unwrap(), "Ольга");
        assert_eq!(name("Toma\u{301}s\u{30c}").unwrap(), "Tomáš", "composed");
        let long = "x".repeat(25);
        for bad in [
            "",
            "   ",
            "a\u{7}b",
            "a\nb",
            "\u{202e}evil",
            &long,
            "a\u{200b}b",
            "a\u{200d}b",
            "\u{2800}",
            "\u{3164}",
            "\u{e0041}a",
            "a\u{ad}b",
            "\u{2066}a",
            "Аnna",
            "pаypal",
            "a\u{300}\u{301}\u{302}\u{303}\u{304}",
            "...",
            "<b>",
            "a  b",
            "a\u{a0}b",
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn arms_are_those_that_the_house_knows() {
        assert_eq!(arms(" azure  tower ").unwrap(), "azure tower");
        assert_eq!(arms("  ").unwrap(), "");
        let long = "azure ".repeat(60);
        for bad in [
            "constructor constructor",
            "__proto__ tower",
            "azure",
            "azure tower tower",
            "azure raven",
            "Azure tower",
            &long,
        ] {
            assert_eq!(arms(bad).unwrap_err().problem.code, "bad-arms", "{bad}");
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
