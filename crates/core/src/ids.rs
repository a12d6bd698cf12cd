//! Names of components. In memory a component is a small number; in JSON, in records and in data
//! files it is its id (`"sword-2-take"`). The two are tied together once per process.

use std::sync::{Mutex, OnceLock};

/// How many different ids one kind of component may have over all data packs of a process.
pub const MAX_IDS: usize = 256;

/// The ids of one kind of component, in the order in which data packs first named them. Use it
/// through [`ids!`](crate::ids!).
#[derive(Debug)]
pub struct Ids {
    names: [OnceLock<&'static str>; MAX_IDS],
    registering: Mutex<usize>,
}

impl Ids {
    /// No ids yet.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Self { names: [const { OnceLock::new() }; MAX_IDS], registering: Mutex::new(0) }
    }

    /// The number of this id, given now if it is new. `None` when all numbers are used up.
    pub fn register(&self, id: &str) -> Option<u8> {
        let mut count = self.registering.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = self.find(id) {
            return Some(known);
        }
        let slot = self.names.get(*count)?;
        slot.set(Box::leak(id.to_owned().into_boxed_str())).ok()?;
        *count += 1;
        u8::try_from(*count - 1).ok()
    }

    /// The number of a known id.
    pub fn find(&self, id: &str) -> Option<u8> {
        let index = self.names.iter().map_while(OnceLock::get).position(|known| *known == id)?;
        u8::try_from(index).ok()
    }

    /// The id behind a number.
    pub fn name(&self, number: u8) -> &'static str {
        self.names[usize::from(number)].get().copied().unwrap_or("?")
    }
}

/// Defines a component number that reads and writes as its id.
///
/// ```
/// quintain_core::ids! {
///     /// An action card.
///     pub struct Card;
/// }
/// let card = Card::register("sword-2-take").unwrap();
/// assert_eq!(serde_json::to_string(&card).unwrap(), "\"sword-2-take\"");
/// assert!(serde_json::from_str::<Card>("\"teapot\"").is_err());
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis struct $name:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        $vis struct $name(pub u8);

        #[allow(dead_code)]
        impl $name {
            fn table() -> &'static $crate::ids::Ids {
                static IDS: $crate::ids::Ids = $crate::ids::Ids::new();
                &IDS
            }

            /// The number of this id, given now if it is new; `None` when there are too many.
            $vis fn register(id: &str) -> Option<Self> {
                Self::table().register(id).map(Self)
            }

            /// The component with this id, if any data pack has named it.
            $vis fn find(id: &str) -> Option<Self> {
                Self::table().find(id).map(Self)
            }

            /// The component's id.
            $vis fn id(self) -> &'static str {
                Self::table().name(self.0)
            }

            /// The component's number, for indexing.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
                Self::find(&id).ok_or_else(|| {
                    let shown: String = id.chars().take(40).collect();
                    serde::de::Error::custom(format!("there is no {} '{shown}'", stringify!($name).to_lowercase()))
                })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    crate::ids! {
        struct Charge;
    }

    #[test]
    fn an_id_has_one_number_for_ever() {
        let lion = Charge::register("lion").unwrap();
        let rose = Charge::register("rose").unwrap();
        assert_ne!(lion, rose);
        assert_eq!(Charge::register("lion"), Some(lion));
        assert_eq!(serde_json::from_str::<Charge>("\"rose\"").unwrap(), rose);
        let error = serde_json::from_str::<Charge>("\"teapot\"").unwrap_err().to_string();
        assert!(error.starts_with("there is no charge 'teapot'"), "{error}");
    }
}
