//! Every blazon of the data files of the house can be drawn.

use quintain_heraldry::{Arms, BlazonError, Recipe, Style, parse, svg};
use std::path::Path;

/// Every `blazon` in a TOML file, wherever it stands.
fn blazons(value: &toml::Value, found: &mut Vec<toml::Value>) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                if key == "blazon" {
                    found.push(value.clone());
                } else {
                    blazons(value, found);
                }
            }
        }
        toml::Value::Array(values) => values.iter().for_each(|value| blazons(value, found)),
        _ => {}
    }
}

fn arms_of(blazon: &toml::Value) -> Result<Arms, String> {
    match blazon {
        toml::Value::String(text) => parse(text).map_err(|error| error.to_string()),
        table => {
            let recipe: Recipe = table.clone().try_into().map_err(|error: toml::de::Error| error.to_string())?;
            recipe.arms().map_err(|error| error.to_string())
        }
    }
}

/// Nothing unfilled, every element closed.
fn is_whole(drawing: &str) -> bool {
    let opened = drawing.matches("<g").count() + drawing.matches("<svg").count();
    let closed = drawing.matches("</g>").count() + drawing.matches("</svg>").count();
    !drawing.contains(['{', '}']) && opened == closed && drawing.ends_with("</svg>")
}

#[test]
fn every_blazon_of_the_data_files_is_drawn() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for house in std::fs::read_dir(crates).unwrap() {
        let Ok(files) = std::fs::read_dir(house.unwrap().path().join("data")) else { continue };
        for file in files {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let mut found = Vec::new();
            blazons(&toml::Value::Table(text.parse().unwrap()), &mut found);
            for blazon in found {
                let arms = arms_of(&blazon).unwrap_or_else(|error| panic!("{}: {blazon:?}: {error}", path.display()));
                for hatch in [false, true] {
                    assert!(is_whole(&svg(&arms, &Style { hatch, id: "a".into() })), "{blazon:?}");
                }
                count += 1;
            }
        }
    }
    assert!(count >= 9, "the heroes of Hearts alone are nine, found {count}");
}

#[test]
fn every_blazon_of_glory_is_drawn() {
    for blazon in include_str!("blazons.txt").lines() {
        let arms = parse(blazon).unwrap_or_else(|error| panic!("{blazon:?}: {error}"));
        assert!(is_whole(&svg(&arms, &Style::default())), "{blazon:?}");
    }
}

#[test]
fn a_recipe_with_an_unknown_word_is_refused_by_name() {
    let recipe = |charge: &str, tinctures: &str| {
        let text = format!(
            "division = 'plain'\ntinctures = {tinctures}\ncharge = '{charge}'\ncharge_tincture = 'or'\nplacement = 'centre'"
        );
        toml::from_str::<Recipe>(&text).unwrap().arms()
    };
    assert_eq!(recipe("griffin", "['gules']").unwrap_err(), BlazonError::UnknownWord("griffin".into()));
    assert_eq!(recipe("horn", "['gules', 'or']").unwrap_err(), BlazonError::Tinctures { division: "plain", needed: 1 });
    let unknown = toml::from_str::<Recipe>(
        "division = 'plain'\ntinctures = ['mauve']\ncharge = 'none'\ncharge_tincture = 'or'\nplacement = 'centre'",
    );
    assert!(unknown.unwrap_err().to_string().contains("mauve"));
}

/// The drawing of a whole shield, element by element: a change of the artwork shows here.
#[test]
fn golden() {
    let fess = svg(&parse("Sable, a fess Argent").unwrap(), &Style::default());
    assert_eq!(fess, include_str!("golden/fess.svg").trim_end());
    let lance = svg(&parse("Argent, a lance in bend Azure").unwrap(), &Style { hatch: true, id: "arms".into() });
    assert_eq!(lance, include_str!("golden/lance.svg").trim_end());
}
