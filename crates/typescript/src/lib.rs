//! TypeScript definitions from Rust types: collected from a few roots, written to the web client, and held
//! current by a test of each crate that has some.
//!
//! ```
//! #[derive(ts_rs::TS)]
//! struct View { seats: Vec<SeatView> }
//! #[derive(ts_rs::TS)]
//! struct SeatView { tokens: u8 }
//!
//! let text = quintain_typescript::Definitions::new().with::<View>().text();
//! assert!(text.contains("export type SeatView = { tokens: number, };"));
//! ```

mod shape;

use serde_json::Value;
use shape::Shape;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Definitions of some types and of everything they are made of.
pub struct Definitions {
    config: Config,
    known: HashSet<TypeId>,
    /// By name, so that the order of the types in Rust does not matter.
    texts: BTreeMap<String, String>,
}

impl Default for Definitions {
    fn default() -> Self {
        Self::new()
    }
}

impl Definitions {
    /// None yet.
    pub fn new() -> Self {
        Self { config: Config::new().with_large_int("number"), known: HashSet::new(), texts: BTreeMap::new() }
    }

    /// Adds a type with all it is made of.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// Adds the type of a catalogue, told from all there is in it in each language: what only some entries of a kind have
    /// may be missing.
    pub fn with_catalogue(mut self, told: impl IntoIterator<Item = Value>) -> Self {
        let shape = told.into_iter().map(|catalogue| Shape::of_fields(&catalogue)).reduce(Shape::or);
        let docs = "/**\n * Names, texts and figures of the components, by kind and id, in one language.\n */";
        let text = shape.unwrap_or(Shape::Nothing).text(0);
        self.texts.insert("Catalogue".to_owned(), format!("{docs}\nexport type Catalogue = {text};\n"));
        self
    }

    /// The definitions, by name.
    pub fn text(&self) -> String {
        self.texts.values().map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// Makes sure that the file holds `head` and these definitions; writes it where `QUINTAIN_WRITE` is set.
    ///
    /// # Panics
    /// If it does not.
    pub fn check(&self, file: &Path, head: &str) {
        let expected = format!("{head}\n{}", self.text());
        if std::env::var_os("QUINTAIN_WRITE").is_some() {
            std::fs::write(file, &expected).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
        let current = std::fs::read_to_string(file).unwrap_or_default();
        assert!(current == expected, "{} is stale: run the test with QUINTAIN_WRITE=1", file.display());
    }
}

impl TypeVisitor for Definitions {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.known.insert(TypeId::of::<T>()) {
            return;
        }
        // Types that are not ours, such as lists and numbers, have no file to stand in.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            let name = T::ident(&self.config);
            let other = self.texts.insert(name.clone(), text.clone());
            assert!(other.is_none_or(|other| other == text), "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
