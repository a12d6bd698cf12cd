//! What a type is like, whichever way it is written: as a JSON schema, or as a TypeScript definition.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What values of a type are like.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Shape {
    Any,
    Null,
    Boolean,
    Number,
    Text,
    /// This text and no other.
    Word(String),
    List(Box<Self>),
    /// An object with any fields.
    Open,
    /// An object with these fields; those that are marked must be there.
    Fields(BTreeMap<String, (bool, Self)>),
    Either(BTreeSet<Self>),
}

impl Shape {
    /// One of several; what can be said in one is said in one.
    fn either(shapes: impl IntoIterator<Item = Self>) -> Self {
        let mut all = BTreeSet::new();
        for shape in shapes {
            match shape {
                Self::Either(more) => all.extend(more),
                one => {
                    all.insert(one);
                }
            }
        }
        if all.len() == 1 { all.pop_first().unwrap() } else { Self::Either(all) }
    }

    fn without_null(&self) -> Self {
        match self {
            Self::Either(all) => Self::either(all.iter().filter(|one| **one != Self::Null).cloned()),
            one => one.clone(),
        }
    }

    /// Both at once: objects whose fields are put together. Of an alternative each branch is.
    fn both(self, other: Self) -> Self {
        match (self, other) {
            (Self::Fields(mut fields), Self::Fields(more)) => {
                fields.extend(more);
                Self::Fields(fields)
            }
            (Self::Either(all), one) | (one, Self::Either(all)) => {
                Self::either(all.into_iter().map(|branch| branch.both(one.clone())))
            }
            (one, other) => panic!("{one:?} and {other:?} cannot be put together"),
        }
    }
}

/// Is the type what its description says? A field that may be missing when it is read may also be null, and may be there always
/// when it is written.
pub(super) fn same(described: &Shape, typed: &Shape) -> bool {
    match (described, typed) {
        (Shape::Fields(described), Shape::Fields(typed)) => {
            described.keys().eq(typed.keys())
                && described.values().zip(typed.values()).all(|((required, described), (always, typed))| {
                    if *required {
                        *always && same(described, typed)
                    } else {
                        same(&described.without_null(), &typed.without_null())
                    }
                })
        }
        (Shape::Either(described), Shape::Either(typed)) => {
            described.len() == typed.len() && described.iter().all(|one| typed.iter().any(|other| same(one, other)))
        }
        (Shape::List(described), Shape::List(typed)) => same(described, typed),
        _ => described == typed,
    }
}

/// The shape of a schema of the document.
pub(super) fn of_schema(document: &Value, schema: &Value) -> Shape {
    if let Some(place) = schema["$ref"].as_str() {
        let place = place.strip_prefix('#').unwrap();
        return of_schema(document, document.pointer(place).unwrap_or_else(|| panic!("there is no {place}")));
    }
    if let Some(words) = schema["enum"].as_array() {
        return Shape::either(words.iter().map(|word| Shape::Word(word.as_str().unwrap().to_owned())));
    }
    if let Some(word) = schema["const"].as_str() {
        return Shape::Word(word.to_owned());
    }
    if let Some(all) = schema["anyOf"].as_array() {
        return Shape::either(all.iter().map(|schema| of_schema(document, schema)));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    };
    if types.is_empty() {
        return Shape::Any;
    }
    Shape::either(types.into_iter().map(|name| match name {
        "null" => Shape::Null,
        "boolean" => Shape::Boolean,
        "integer" | "number" => Shape::Number,
        "string" => Shape::Text,
        "array" => Shape::List(Box::new(of_schema(document, &schema["items"]))),
        "object" => {
            let Some(fields) = schema["properties"].as_object() else { return Shape::Open };
            let required = |field: &String| {
                schema["required"].as_array().is_some_and(|all| all.iter().any(|name| name == field.as_str()))
            };
            let fields = fields.iter();
            Shape::Fields(
                fields.map(|(name, schema)| (name.clone(), (required(name), of_schema(document, schema)))).collect(),
            )
        }
        other => panic!("what is a {other}?"),
    }))
}

/// The definitions of a TypeScript file, by name.
pub(super) struct Definitions(BTreeMap<String, Vec<String>>);

impl Definitions {
    pub(super) fn read(text: &str) -> Self {
        let tokens = tokens(text);
        let mut all = BTreeMap::new();
        for definition in tokens.split(|token| token == "export").skip(1) {
            let [kind, name, equals, rest @ ..] = definition else { panic!("{definition:?}") };
            if kind == "type" && equals == "=" {
                all.insert(name.clone(), rest.to_vec());
            }
        }
        Self(all)
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }

    pub(super) fn shape(&self, name: &str) -> Shape {
        let tokens = self.0.get(name).unwrap_or_else(|| panic!("there is no type {name}"));
        let mut reader = Reader { definitions: self, tokens, at: 0 };
        reader.alternatives()
    }
}

/// Words, texts in quotes (with a quote in front), and signs. Comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest = rest.split_once("*/").unwrap().1;
            continue;
        } else if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
            continue;
        } else if first == '\'' || first == '"' {
            let word = rest[1..].split(first).next().unwrap();
            tokens.push(format!("'{word}"));
            word.len() + 2
        } else {
            let word = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
            let length = word.max(first.len_utf8());
            if !first.is_whitespace() {
                tokens.push(rest[..length].to_owned());
            }
            length
        };
        rest = &rest[length..];
    }
    tokens
}

struct Reader<'a> {
    definitions: &'a Definitions,
    tokens: &'a [String],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn take(&mut self, sign: &str) -> bool {
        let there = self.peek() == sign;
        self.at += usize::from(there);
        there
    }

    fn must(&mut self, sign: &str) {
        assert!(self.take(sign), "'{}' where '{sign}' should be", self.peek());
    }

    fn word(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].trim_start_matches('\'').to_owned()
    }

    fn alternatives(&mut self) -> Shape {
        self.take("|");
        let mut all = vec![self.together()];
        while self.take("|") {
            all.push(self.together());
        }
        Shape::either(all)
    }

    fn together(&mut self) -> Shape {
        let mut shape = self.listed();
        while self.take("&") {
            shape = shape.both(self.listed());
        }
        shape
    }

    fn listed(&mut self) -> Shape {
        let mut shape = self.one();
        while self.peek() == "[" && self.tokens.get(self.at + 1).is_some_and(|next| next == "]") {
            self.at += 2;
            shape = Shape::List(Box::new(shape));
        }
        shape
    }

    fn one(&mut self) -> Shape {
        if self.take("(") {
            let shape = self.alternatives();
            self.must(")");
            return shape;
        }
        if self.take("[") {
            let mut all = Vec::new();
            while !self.take("]") {
                all.push(self.alternatives());
                self.take(",");
            }
            return Shape::List(Box::new(Shape::either(all)));
        }
        if self.take("{") {
            return self.fields();
        }
        if self.peek().starts_with('\'') {
            return Shape::Word(self.word());
        }
        match self.word().as_str() {
            "unknown" | "any" => Shape::Any,
            "null" => Shape::Null,
            "boolean" | "true" => Shape::Boolean,
            "number" | "bigint" => Shape::Number,
            "string" => Shape::Text,
            "Array" => {
                self.must("<");
                let item = self.alternatives();
                self.must(">");
                Shape::List(Box::new(item))
            }
            "Record" => {
                self.must("<");
                let key = self.alternatives();
                self.must(",");
                let value = self.alternatives();
                self.must(">");
                let Shape::Either(words) = key else { return Shape::Open };
                let field = |word: Shape| match word {
                    Shape::Word(word) => (word, (true, value.clone())),
                    other => panic!("{other:?} as a key"),
                };
                Shape::Fields(words.into_iter().map(field).collect())
            }
            name => self.definitions.shape(name),
        }
    }

    fn fields(&mut self) -> Shape {
        let mut fields = BTreeMap::new();
        while !self.take("}") {
            // Any key.
            if self.take("[") {
                while !self.take("]") {
                    self.at += 1;
                }
                self.take("?");
                self.must(":");
                self.alternatives();
                self.take(",");
                self.take(";");
                self.must("}");
                return Shape::Open;
            }
            let name = self.word();
            let required = !self.take("?");
            self.must(":");
            fields.insert(name, (required, self.alternatives()));
            let _ = self.take(",") || self.take(";");
        }
        Shape::Fields(fields)
    }
}
