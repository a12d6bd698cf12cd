//! The field of a shield: one tincture, or a division.

use crate::arms::Field;
use crate::art::Tincture;

/// The field, painted; `paint` gives the fill of a tincture.
pub(crate) fn svg(field: &Field, paint: &dyn Fn(Tincture) -> String) -> String {
    let rect = |y: u8, height: u8, tincture: Tincture| {
        format!(r#"<rect y="{y}" width="100" height="{height}" fill="{}"/>"#, paint(tincture))
    };
    let path = |d: &str, tincture: Tincture| format!(r#"<path d="{d}" fill="{}"/>"#, paint(tincture));
    match field {
        Field::Plain(tincture) => rect(0, 120, *tincture),
        Field::PerFess([chief, base]) => rect(0, 57, *chief) + &rect(57, 63, *base),
        Field::Quarterly([first, second]) => rect(0, 120, *second) + &path("M0 0H50V57H0ZM50 57H100V120H50Z", *first),
        Field::Bendy([first, second]) => {
            let band = |y: u8| format!(r#"<rect x="-60" y="{y}" width="220" height="24" fill="{}"/>"#, paint(*second));
            let bands: String = [12, 60, 108].into_iter().map(band).collect();
            rect(0, 120, *first) + &format!(r#"<g transform="rotate(42 50 60)">{bands}</g>"#)
        }
        Field::Scaly([first, second]) => scales(*first, *second, paint),
        Field::Chequy([first, second]) => rect(0, 120, *first) + &path(&chequers(), *second),
        Field::ChequyVair(first) => rect(0, 120, *first) + &vair(paint),
        Field::Quarters(_) => String::new(),
    }
}

/// Every second of fifteen chequers: three columns, five rows.
const CELL: (f64, f64) = (33.4, 24.0);

fn odd_cells() -> impl Iterator<Item = (f64, f64)> {
    (0..15u8)
        .filter(|i| i % 2 == 1)
        .map(|i| (f64::from(i % 3) * CELL.0 - f64::from(i % 3) * 0.06, f64::from(i / 3) * CELL.1))
}

fn chequers() -> String {
    odd_cells().map(|(x, y)| format!("M{x:.1} {y}h{}v{}h-{}Z", CELL.0, CELL.1, CELL.0)).collect()
}

/// Chequers of vair: blue bells on silver, two rows of them.
fn vair(paint: &dyn Fn(Tincture) -> String) -> String {
    let cell = |(x, y): (f64, f64)| {
        let bell = |dx: f64, dy: f64| {
            let (left, top) = (x + dx, y + dy);
            format!("M{left:.1} {:.1}V{:.1}l4.2 -6h8.3l4.2 6v6h-3.3l-5 -3.4l-5 3.4Z", top + 12.0, top + 6.0)
        };
        let bells: String =
            [(0.0, 0.0), (16.7, 0.0), (-8.35, 12.0), (8.35, 12.0), (25.05, 12.0)].map(|(dx, dy)| bell(dx, dy)).concat();
        format!(
            r#"<svg x="{x:.1}" y="{y}" width="{w}" height="{h}" viewBox="{x:.1} {y} {w} {h}"><rect x="{x:.1}" y="{y}" width="{w}" height="{h}" fill="{silver}"/><path d="{bells}" fill="{blue}"/></svg>"#,
            w = CELL.0,
            h = CELL.1,
            silver = paint(Tincture::Argent),
            blue = paint(Tincture::Azure),
        )
    };
    odd_cells().map(cell).collect()
}

/// Overlapping scales, rows of the two tinctures in turn. One path for each tincture and row keeps it short.
fn scales(first: Tincture, second: Tincture, paint: &dyn Fn(Tincture) -> String) -> String {
    let mut svg = format!(r#"<rect width="100" height="120" fill="{}"/>"#, paint(first));
    for row in (0..12i32).rev() {
        let (y, left, tincture) =
            (row * 11 - 13, if row % 2 == 0 { -13 } else { -4 }, [second, first][row as usize % 2]);
        let at = |i: i32| left + 18 * i;
        let scale: String =
            (0..7).map(|i| format!("M{} {y}h18v7c0 8 -6 11 -9 13c-3 -2 -9 -5 -9 -13Z", at(i))).collect();
        let ridge: String = (0..7).map(|i| format!("M{} {}v7", at(i) + 9, y + 8)).collect();
        svg += &format!(
            r##"<path d="{scale}" fill="{}" stroke="#17171A" stroke-width="1.3"/><path d="{ridge}" stroke="#17171A" stroke-opacity=".45" stroke-width="1.3" stroke-linecap="round"/>"##,
            paint(tincture),
        );
    }
    svg
}
