//! Where charges stand on a shield of 100 by 120.

use crate::art::{Charge, Spot};

/// The part of the shield that a blazon speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Centre,
    /// Turned along the bend.
    InBend,
    Chief,
    Base,
    SinisterBase,
    OnChief,
    OnFess,
    OnBend,
    OnBordure,
    OnUppermostBend,
    OnBreast,
    BesideFess,
    BesideBend,
    /// Within a border.
    Within,
    /// Below a label.
    BelowLabel,
    /// Below the charge that ensigns it.
    Ensigned,
    /// Above the charge that it ensigns.
    Ensigning,
}

/// How several charges are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    Free,
    InPale,
    InCross,
    InSaltire,
    /// Three, three, three and one, touching.
    Conjoined,
}

type Row = (f64, f64, f64, f64);

/// The spots of `count` charges.
pub(crate) fn spots(charge: &Charge, count: u8, place: Place, order: Order) -> Vec<Spot> {
    let kept = charge.keeps_place && matches!(place, Place::Ensigned | Place::Ensigning);
    if count == 1 && (place == Place::Centre || kept) {
        return vec![charge.solo];
    }
    let fixed: &[Row] = match (place, order, count) {
        (Place::InBend, ..) => &[(49.0, 56.0, 0.8, -41.0)],
        (Place::Chief, ..) => &[(50.0, 30.0, 0.4, 0.0), (26.0, 30.0, 0.3, 0.0), (74.0, 30.0, 0.3, 0.0)],
        (Place::Base, _, 1) => &[(50.0, 86.0, 0.36, 0.0)],
        (Place::Base, ..) => &[(34.0, 74.0, 0.19, 0.0), (66.0, 74.0, 0.19, 0.0), (50.0, 95.0, 0.19, 0.0)],
        (Place::SinisterBase, ..) => &[(74.0, 79.0, 0.2, 0.0)],
        (Place::OnChief, ..) => &[(50.0, 22.0, 0.32, 0.0), (26.0, 22.0, 0.26, 0.0), (74.0, 22.0, 0.26, 0.0)],
        (Place::OnFess, ..) => &[(50.0, 56.0, 0.26, 0.0), (25.0, 56.0, 0.26, 0.0), (75.0, 56.0, 0.26, 0.0)],
        (Place::OnBend, _, 1) => &[(50.0, 60.0, 0.24, 45.0)],
        (Place::OnBend, _, 2) => &[(34.0, 48.0, 0.25, 45.0), (68.0, 80.0, 0.25, 45.0)],
        (Place::OnBend, ..) => &[(22.0, 35.0, 0.21, 45.0), (50.0, 61.0, 0.21, 45.0), (75.0, 85.0, 0.21, 45.0)],
        (Place::OnBordure, ..) => &[
            (14.0, 14.0, 0.09, 0.0),
            (50.0, 12.0, 0.09, 0.0),
            (86.0, 14.0, 0.09, 0.0),
            (12.5, 44.0, 0.09, 0.0),
            (87.5, 44.0, 0.09, 0.0),
            (23.0, 79.0, 0.09, 0.0),
            (77.0, 79.0, 0.09, 0.0),
            (50.0, 106.0, 0.09, 0.0),
        ],
        (Place::OnUppermostBend, ..) => &[(73.0, 33.0, 0.27, 0.0)],
        (Place::OnBreast, ..) => &[(50.0, 57.0, 0.28, 0.0)],
        (Place::BesideFess, ..) => &[(28.0, 27.0, 0.27, 0.0), (72.0, 27.0, 0.27, 0.0), (50.0, 88.0, 0.29, 0.0)],
        (Place::BesideBend, ..) => &[(72.0, 27.0, 0.36, 0.0), (30.0, 80.0, 0.34, 0.0)],
        (Place::Within, ..) => &[(50.0, 53.0, 0.6, 0.0)],
        (Place::BelowLabel, ..) => &[(51.0, 58.0, 0.8, 0.0)],
        (Place::Ensigned, ..) => &[(50.0, 80.0, 0.62, 0.0)],
        (Place::Ensigning, ..) => &[(50.0, 44.0, 0.52, 0.0)],
        (Place::Centre, Order::InPale, 1..=3) => {
            &[(50.0, 26.0, 0.74, 0.0), (50.0, 56.0, 0.74, 0.0), (50.0, 86.0, 0.74, 0.0)]
        }
        (Place::Centre, Order::InCross, 5) => &[
            (50.0, 35.0, 0.19, 0.0),
            (32.0, 58.0, 0.19, 0.0),
            (50.0, 58.0, 0.19, 0.0),
            (68.0, 58.0, 0.19, 0.0),
            (50.0, 81.0, 0.19, 0.0),
        ],
        (Place::Centre, Order::InSaltire, 5) => &[
            (50.0, 56.0, 0.2, 0.0),
            (26.0, 28.0, 0.2, 0.0),
            (74.0, 28.0, 0.2, 0.0),
            (28.0, 84.0, 0.2, 0.0),
            (72.0, 84.0, 0.2, 0.0),
        ],
        (Place::Centre, _, 2) => &[(29.0, 54.0, 0.38, 0.0), (71.0, 54.0, 0.38, 0.0)],
        (Place::Centre, _, 3) => &[(30.0, 36.0, 0.41, 0.0), (70.0, 36.0, 0.41, 0.0), (50.0, 80.0, 0.41, 0.0)],
        (Place::Centre, Order::Conjoined, _) => return rows(count, 26.0, 25.0, 0.26),
        (Place::Centre, ..) => return rows(count, 28.0, 27.0, 0.24),
    };
    let take = usize::from(count).min(fixed.len());
    fixed[..take].iter().map(|(x, y, scale, turn)| Spot { x: *x, y: *y, scale: *scale, turn: *turn }).collect()
}

/// Rows of three, the last one centred.
fn rows(count: u8, step: f64, top: f64, scale: f64) -> Vec<Spot> {
    (0..count.min(12))
        .map(|i| {
            let (row, column) = (i / 3, i % 3);
            let in_row = (count - row * 3).min(3);
            let x = 50.0 + (f64::from(column) - f64::from(in_row - 1) / 2.0) * step;
            Spot { x, y: top + f64::from(row) * step, scale, turn: 0.0 }
        })
        .collect()
}
