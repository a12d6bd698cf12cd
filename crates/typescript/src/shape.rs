//! The TypeScript type of JSON values, told from the values.

use serde_json::Value;
use std::collections::BTreeMap;

/// What values of one place have in common.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Shape {
    /// No value was seen.
    Nothing,
    Null,
    Bool,
    Number,
    Text,
    List(Box<Shape>),
    /// Fields, and whether every object has them.
    Object(BTreeMap<String, (Shape, bool)>),
    /// Things by id: objects that have a place in an order.
    ById(Box<Shape>),
    /// Values of several shapes.
    Any(Vec<Shape>),
}

impl Shape {
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(_) => Self::Bool,
            Value::Number(_) => Self::Number,
            Value::String(_) => Self::Text,
            Value::Array(list) => {
                Self::List(Box::new(list.iter().map(Self::of).reduce(Self::or).unwrap_or(Self::Nothing)))
            }
            Value::Object(fields)
                if !fields.is_empty() && fields.values().all(|value| value.get("order").is_some()) =>
            {
                Self::ById(Box::new(fields.values().map(Self::of).reduce(Self::or).unwrap_or(Self::Nothing)))
            }
            Value::Object(_) => Self::of_fields(value),
        }
    }

    /// An object each of whose fields is something of its own.
    pub(crate) fn of_fields(value: &Value) -> Self {
        let fields = value.as_object().into_iter().flatten();
        // Groups of figures differ, unlike things of one kind.
        let shape = |key: &str, value: &Value| if key == "figure" { Self::of_fields(value) } else { Self::of(value) };
        Self::Object(fields.map(|(key, value)| (key.clone(), (shape(key, value), true))).collect())
    }

    /// The shape of values of either.
    pub(crate) fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Nothing, one) | (one, Self::Nothing) => one,
            (one, other) if one == other => one,
            (Self::List(one), Self::List(other)) => Self::List(Box::new(one.or(*other))),
            (Self::ById(one), Self::ById(other)) => Self::ById(Box::new(one.or(*other))),
            // Nothing of a kind.
            (Self::ById(one), Self::Object(none)) | (Self::Object(none), Self::ById(one)) if none.is_empty() => {
                Self::ById(one)
            }
            (Self::Object(mut one), Self::Object(mut other)) => {
                for (key, (shape, always)) in &mut one {
                    match other.remove(key) {
                        Some((more, also)) => {
                            *shape = std::mem::replace(shape, Self::Nothing).or(more);
                            *always &= also;
                        }
                        None => *always = false,
                    }
                }
                one.extend(other.into_iter().map(|(key, (shape, _))| (key, (shape, false))));
                Self::Object(one)
            }
            (Self::Any(mut all), Self::Any(more)) => {
                for one in more {
                    add(&mut all, one);
                }
                Self::Any(all)
            }
            (Self::Any(mut all), one) | (one, Self::Any(mut all)) => {
                add(&mut all, one);
                Self::Any(all)
            }
            (one, other) => Self::Any(vec![one, other]),
        }
    }

    pub(crate) fn text(&self, indent: usize) -> String {
        match self {
            Self::Nothing => "never".to_owned(),
            Self::Null => "null".to_owned(),
            Self::Bool => "boolean".to_owned(),
            Self::Number => "number".to_owned(),
            Self::Text => "string".to_owned(),
            Self::List(one) => format!("Array<{}>", one.text(indent)),
            Self::ById(one) => format!("Record<string, {}>", one.text(indent)),
            Self::Object(fields) => {
                let pad = " ".repeat(indent);
                let field = |(name, (shape, always)): (&String, &(Self, bool))| {
                    let optional = if *always { "" } else { "?" };
                    format!("{pad}  {}{optional}: {};\n", key(name), shape.text(indent + 2))
                };
                let fields: String = fields.iter().map(field).collect();
                format!("{{\n{fields}{pad}}}")
            }
            Self::Any(all) => all.iter().map(|one| one.text(indent)).collect::<Vec<_>>().join(" | "),
        }
    }
}

/// Adds a shape to those of one place: objects are one shape with more fields.
fn add(all: &mut Vec<Shape>, one: Shape) {
    let alike = |known: &Shape| std::mem::discriminant(known) == std::mem::discriminant(&one);
    match all.iter().position(alike) {
        Some(at) => {
            let known = all.swap_remove(at);
            all.push(known.or(one));
        }
        None => all.push(one),
    }
    all.sort_by_key(|shape| shape.text(0));
}

/// A name as a key of an object.
pub(crate) fn key(name: &str) -> String {
    let plain =
        !name.starts_with(|c: char| c.is_ascii_digit()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if plain { name.to_owned() } else { format!("\"{name}\"") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_only_some_have_may_be_missing() {
        let values = [json!({ "a": 1, "cost": { "x": 1 } }), json!({ "a": "b", "cost": { "y": [2] } })];
        let shape = values.iter().map(Shape::of).reduce(Shape::or).unwrap();
        let text = shape.text(0);
        assert_eq!(text, "{\n  a: number | string;\n  cost: {\n    x?: number;\n    y?: Array<number>;\n  };\n}");
    }
}
