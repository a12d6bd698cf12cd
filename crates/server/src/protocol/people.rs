//! People: guests, accounts, settings.

use super::calls::MyMail;
use super::operator::Told;
use super::profile::Preferences;
use quintain_core::Lang;
use serde::{Deserialize, Serialize};

/// What others may know of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Person {
    /// A public id; it opens nothing.
    pub id: String,
    /// The name at the table.
    pub name: String,
    /// The seal, a field and a charge such as `azure tower`; empty: one is made from the name.
    pub arms: String,
}

/// `GET /api/session`, and the answer of everything that changes who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Session {
    /// Me; `null` until `POST /api/session`, which makes a guest at once.
    pub me: Option<Me>,
    /// The version of the server: a client that was built for another one offers to reload.
    pub version: String,
    /// The key by which browsers know who calls from here; `null` where nobody is called.
    pub push: Option<String>,
    /// Are letters written here?
    pub mail: bool,
}

/// Me, as I see myself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// What others see.
    pub person: Person,
    /// My language.
    #[cfg_attr(test, ts(type = "Lang"))]
    pub lang: Lang,
    /// The login of my account; `null` for a guest.
    pub login: Option<String>,
    /// People whose chat I do not want to see.
    pub muted: Vec<String>,
    /// How I like the house.
    pub preferences: Preferences,
    /// Where I am written to, if anywhere.
    pub mail: Option<MyMail>,
    /// May I see reports and act on them?
    pub operator: bool,
    /// What operators told me and I have not read yet.
    pub told: Vec<Told>,
}

/// `POST /api/session` makes a guest or, if I am somebody already, changes what is given here.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[serde(deny_unknown_fields, default)]
pub struct AboutMe {
    /// 1 to 24 characters: letters, digits and a few signs. A guest without a name gets one.
    pub name: Option<String>,
    /// A field and a charge, such as `azure tower`; empty for the seal that the name has by itself.
    pub arms: Option<String>,
    /// My language.
    #[cfg_attr(test, ts(type = "Lang"))]
    pub lang: Option<Lang>,
}

/// `POST /api/account` turns the guest into an account, keeping its games; `POST /api/login` comes
/// back to one from another device, and the games of the guest who logs in become the account's.
/// `POST /api/logout` forgets this device.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 40 characters: letters, digits and `.@_-`; case does not matter.
    pub login: String,
    /// 8 to 200 characters.
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Credentials(..)")
    }
}

/// `POST /api/password`: another password; all other devices must log in anew.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that is good now.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewPassword(..)")
    }
}

/// A device that knows who I am: `GET /api/sessions`. `POST /api/sessions/{id}/end` makes it forget me,
/// `POST /api/logout/everywhere` all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Device {
    /// The session.
    pub id: String,
    /// What the device says it is.
    pub device: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: u64,
    /// When it was last used, to the hour.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen: u64,
    /// Is it this one?
    pub this: bool,
}

/// `POST /api/people/{id}/mute`: their chat is not sent to me any more, at any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Mute, or hear again.
    pub on: bool,
}
