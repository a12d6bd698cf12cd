//! Arms as SVG.

use crate::arms::{Arms, Charges, Field, Part};
use crate::art::{Hatch, Spot, Tincture, art};
use crate::ordinary::OUTLINE;
use crate::place::{Place, spots};
use crate::{field, ordinary::Ordinary};
use std::fmt::Write;

/// How arms are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// Lines and dots beside the colours, for eyes that cannot tell these apart.
    pub hatch: bool,
    /// Begins the ids inside the drawing: give each drawing of a page its own.
    pub id: String,
}

impl Default for Style {
    fn default() -> Self {
        Self { hatch: false, id: "arms".into() }
    }
}

/// A shield of 100 by 120 as a complete SVG document.
pub fn svg(arms: &Arms, style: &Style) -> String {
    let Style { hatch, id } = style;
    let hatching = if *hatch { hatching(id) } else { String::new() };
    let sheen = format!(
        r##"<linearGradient id="{id}-sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>"##
    );
    let inside = inside(arms, style);
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120"><defs><clipPath id="{id}-clip"><path d="{outline}"/></clipPath>{sheen}{hatching}</defs>"#,
            r#"<g clip-path="url(#{id}-clip)">{inside}<rect width="100" height="120" fill="url(#{id}-sheen)"/></g>{rim}</svg>"#
        ),
        id = id,
        outline = OUTLINE,
        sheen = sheen,
        hatching = hatching,
        inside = inside,
        rim = RIM,
    )
}

/// The edge of a shield and the fine line within.
const RIM: &str = concat!(
    r#"<path d="M5 5H95V54C95 86 73 106 50 116C27 106 5 86 5 54Z" fill="none" stroke="var(--arms-rim,#1d1611)" stroke-width="5" stroke-linejoin="round"/>"#,
    r#"<path d="M10 10H90V54C90 82 70 101 50 110.5C30 101 10 82 10 54Z" fill="none" stroke="var(--arms-line,rgba(255,240,200,.5))" stroke-width="1.4"/>"#
);

/// What is inside the outline: field and charges, unclipped.
pub(crate) fn inside(arms: &Arms, style: &Style) -> String {
    let brush = Brush { style };
    brush.arms(arms)
}

struct Brush<'a> {
    style: &'a Style,
}

/// The rectangle of each quarter, and where the middle of what it shows stands at which scale.
const QUARTERS: [([u8; 4], Spot); 4] = [
    ([0, 0, 50, 57], Spot { x: 28.5, y: 31.0, scale: 0.44, turn: 0.0 }),
    ([50, 0, 50, 57], Spot { x: 71.5, y: 31.0, scale: 0.44, turn: 0.0 }),
    ([0, 57, 50, 63], Spot { x: 31.5, y: 79.0, scale: 0.38, turn: 0.0 }),
    ([50, 57, 50, 63], Spot { x: 68.5, y: 79.0, scale: 0.38, turn: 0.0 }),
];

impl Brush<'_> {
    fn paint(&self, tincture: Tincture) -> String {
        if self.style.hatch && !matches!(tincture.card().hatch, Hatch::None) {
            format!("url(#{}-{})", self.style.id, tincture.card().id)
        } else {
            tincture.hex().to_owned()
        }
    }

    fn arms(&self, arms: &Arms) -> String {
        let mut svg = field::svg(&arms.field, &|tincture| self.paint(tincture));
        if let Field::Quarters(quarters) = &arms.field {
            for (i, ([x, y, w, h], spot)) in QUARTERS.into_iter().enumerate() {
                let quarter = &quarters[usize::from(i == 1 || i == 2)];
                let ground = field::svg(&quarter.field, &|tincture| self.paint(tincture));
                let Spot { x: cx, y: cy, scale, .. } = spot;
                let _ = write!(
                    svg,
                    r#"<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">{ground}<g transform="translate({} {}) scale({scale})">{}</g></svg>"#,
                    number(cx - 50.0 * scale),
                    number(cy - 56.0 * scale),
                    self.parts(&quarter.parts, quarter.field.ground(), &quarter.field),
                );
            }
            svg += r#"<path d="M50 0V120M0 57H100" stroke="var(--arms-rim,#1d1611)" stroke-opacity=".5" stroke-width="1.2"/>"#;
        }
        svg + &self.parts(&arms.parts, arms.field.ground(), &arms.field)
    }

    fn parts(&self, parts: &[Part], ground: Tincture, field: &Field) -> String {
        let part = |part: &Part| match part {
            Part::Ordinary(ordinary, tincture) => self.ordinary(*ordinary, *tincture, ground),
            Part::Charges(charges) => self.charges(charges, field),
        };
        parts.iter().map(part).collect()
    }

    fn ordinary(&self, ordinary: Ordinary, tincture: Tincture, ground: Tincture) -> String {
        let colour = self.paint(tincture);
        let fleur = art().charge("fleur-de-lis").map_or(String::new(), |fleur| fleur.svg.replace("{ink}", &colour));
        ordinary.svg(&colour, &self.paint(ground), &fleur)
    }

    fn charges(&self, charges: &Charges, field: &Field) -> String {
        if charges.demi {
            return self.demi(charges, field);
        }
        let shape = self.shape(charges);
        let stand = |spot: Spot| at(spot, &shape);
        spots(charges.charge, charges.count, charges.place, charges.order).into_iter().map(stand).collect()
    }

    /// The upper half, cut off at the lower edge of the chief or of the upper half of the field.
    fn demi(&self, charges: &Charges, field: &Field) -> String {
        let (edge, spot) = match (charges.place, field) {
            (Place::OnChief, _) => (40, Spot { x: 52.0, y: 34.5, scale: 0.727, turn: 0.0 }),
            _ => (57, Spot { x: 50.0, y: 47.0, scale: 0.82, turn: 0.0 }),
        };
        let charge = at(spot, &self.shape(charges));
        format!(r#"<svg width="100" height="{edge}" viewBox="0 0 100 {edge}">{charge}</svg>"#)
    }

    fn shape(&self, charges: &Charges) -> String {
        let ink = self.paint(charges.tincture);
        let limb = charges.details.iter().find(|(detail, _)| detail.is_limb()).map(|(_, tincture)| *tincture);
        let limb = self.paint(limb.unwrap_or(charges.tincture));
        let colour = |svg: &str, tint: &str| {
            svg.replace("{ink}", &ink)
                .replace("{cut}", &self.paint(charges.ground))
                .replace("{limb}", &limb)
                .replace("{tint}", tint)
        };
        let mut svg = colour(&charges.charge.svg, &ink);
        for (detail, tincture) in charges.details.iter().filter(|(detail, _)| !detail.is_limb()) {
            svg += &colour(&detail.svg, &self.paint(*tincture));
        }
        if !charges.bears.is_empty() {
            let borne = self.parts(&charges.bears, charges.tincture, &Field::Plain(charges.tincture));
            let _ = write!(svg, r#"<g transform="translate(12 4) scale(.76)">{borne}</g>"#);
        }
        svg
    }
}

/// A shape of 100 by 100, moved to a spot.
fn at(spot: Spot, shape: &str) -> String {
    let Spot { x, y, scale, turn } = spot;
    if turn == 0.0 {
        let (x, y) = (number(x - 50.0 * scale), number(y - 50.0 * scale));
        format!(r#"<g transform="translate({x} {y}) scale({scale})">{shape}</g>"#)
    } else {
        format!(r#"<g transform="translate({x} {y}) rotate({turn}) scale({scale}) translate(-50 -50)">{shape}</g>"#)
    }
}

fn number(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// The patterns of all hatched tinctures, colour beneath.
fn hatching(id: &str) -> String {
    let lines = |hatch: Hatch| match hatch {
        Hatch::None => "",
        Hatch::Dots => r##"<circle cx="2" cy="2" r=".9" fill="#000" fill-opacity=".5"/>"##,
        Hatch::Vertical => r##"<path d="M2 0V6" stroke="#fff" stroke-opacity=".6"/>"##,
        Hatch::Horizontal => r##"<path d="M0 2H6" stroke="#fff" stroke-opacity=".6"/>"##,
        Hatch::DiagonalLeft => r##"<path d="M-1 -1L7 7M-4 2L2 8M4 -2L8 2" stroke="#fff" stroke-opacity=".6"/>"##,
        Hatch::DiagonalRight => r##"<path d="M7 -1L-1 7M2 -2L-2 2M8 4L4 8" stroke="#fff" stroke-opacity=".6"/>"##,
        Hatch::DiagonalRightDashed => {
            r##"<path d="M7 -1L-1 7" stroke="#fff" stroke-opacity=".7" stroke-dasharray="3 2"/>"##
        }
        Hatch::Grid => r##"<path d="M0 3H6M3 0V6" stroke="#fff" stroke-opacity=".4"/>"##,
    };
    art()
        .tincture
        .iter()
        .map(|card| {
            format!(
                r#"<pattern id="{id}-{}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="{}"/>{}</pattern>"#,
                card.id,
                card.hex,
                lines(card.hatch),
            )
        })
        .collect()
}
