//! The same artwork for the web client, written by a test that keeps it current.

use crate::art::art;
use crate::draw::{Style, inside};
use crate::parse;
use std::fmt::Write;
use std::path::Path;

/// Charges that the client draws itself: those of the Hearts data.
const HEARTS: [&str; 7] = ["horse-head", "lance", "horn", "eagle", "broken-crown", "scabbard", "radiant-shield"];

const HEAD: &str =
    "// Written by the tests of crates/heraldry from art/heraldry.toml. Do not edit: run them again.\n\n";

fn charges() -> String {
    let mut text = HEAD.to_owned();
    text += "/** Where a charge stands when it is alone: its middle on a shield of 100 by 120, and its scale. */\n";
    text += "export interface Charge {\n  svg: string;\n  solo: { x: number; y: number; scale: number };\n}\n\n";
    text += "export const tinctures: Record<string, { hex: string; hatch: string }> = {\n";
    for card in &art().tincture {
        let hatch = format!("{:?}", card.hatch).replace("Right", "-right").replace("Left", "-left");
        let hatch = hatch.replace("Dashed", "-dashed").to_lowercase();
        let _ = writeln!(text, "  {}: {{ hex: '{}', hatch: '{hatch}' }},", card.id, card.hex);
    }
    text += "};\n\nexport const charges: Record<string, Charge> = {\n";
    for charge in art().charge.iter().filter(|charge| HEARTS.contains(&charge.id.as_str())) {
        let (solo, svg) = (charge.solo, charge.svg.replace("{limb}", "{ink}"));
        let solo = format!("{{ x: {}, y: {}, scale: {} }}", solo.x, solo.y, solo.scale);
        let _ = writeln!(text, "  '{}': {{ solo: {solo}, svg: '{svg}' }},", charge.id);
    }
    text += "};\n";
    text
}

fn seals() -> String {
    let mut text = HEAD.to_owned();
    text += "/** The fields of a seal, each with the colour of the charge on it. */\n";
    text += "export const fields: Record<string, { hex: string; charge: string }> = {\n";
    for card in &art().field {
        let _ = writeln!(text, "  {}: {{ hex: '{}', charge: '{}' }},", card.id, card.hex, card.charge);
    }
    text += "};\n\n/** The charges of a seal. The order of both lists counts: a name is counted out over them. */\n";
    text += "export const sealCharges: Record<string, string> = {\n";
    for charge in art().charge.iter().filter(|charge| charge.seal) {
        let _ = writeln!(text, "  '{}':\n    '{}',", charge.id, charge.svg);
    }
    text += "};\n";
    text
}

/// The insides of the shields of Glory's knights, ready drawn: the client has no grammar.
fn knights() -> String {
    let mut text = HEAD.to_owned();
    text += "/** What is inside the outline of each blazon of the Glory data, by the blazon's text. */\n";
    text += "export const blazons: Record<string, string> = {\n";
    for blazon in include_str!("../tests/blazons.txt").lines() {
        let arms = parse(blazon).unwrap_or_else(|error| panic!("{blazon}: {error}"));
        let name = blazon.replace('\'', "\\'");
        let _ = writeln!(text, "  '{name}':\n    '{}',", inside(&arms, &Style::default()));
    }
    text += "};\n";
    text
}

fn keep(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/art").join(file);
    if std::fs::read_to_string(&path).ok().as_deref() == Some(text) {
        return;
    }
    let written = std::fs::create_dir_all(path.parent().unwrap()).and_then(|()| std::fs::write(&path, text));
    panic!("{file} was out of date and has been written again ({written:?}): commit it");
}

#[test]
fn the_client_has_the_same_charges() {
    keep("charges.ts", &charges());
}

#[test]
fn the_client_has_the_same_seals() {
    keep("seals.ts", &seals());
}

#[test]
fn the_client_has_the_shields_of_glory() {
    keep("blazons.ts", &knights());
}
