//! The plain bands and borders of heraldry.

/// A band or border.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ordinary {
    Fess,
    Bend,
    Bendlet,
    Chief,
    CrossThroughout,
    /// So many thin upright bands.
    Pallets(u8),
    /// So many wavy level bands.
    BarsWavy(u8),
    Bordure,
    BordureEngrailed,
    DoubleTressureFlory,
    Label,
}

/// The outline of every shield.
pub(crate) const OUTLINE: &str = "M5 5H95V54C95 86 73 106 50 116C27 106 5 86 5 54Z";
const INNER: &str = "M18 18H82V54C82 78 66 94 50 102C34 94 18 78 18 54Z";

impl Ordinary {
    /// Its shape in one colour; `ground` is the colour beside it.
    pub(crate) fn svg(self, colour: &str, ground: &str, fleur: &str) -> String {
        let path = |d: &str| format!(r#"<path d="{d}" fill="{colour}"/>"#);
        let line = |d: &str, width: &str, more: &str| {
            format!(r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"{more}/>"#)
        };
        match self {
            Self::Fess => path("M0 41H100V71H0Z"),
            Self::Bend => path("M-6 -2L108 104V134L-6 28Z"),
            Self::Bendlet => {
                format!(r#"<path d="M0 6L100 100V114L0 20Z" fill="{colour}" stroke="{ground}" stroke-width="1"/>"#)
            }
            Self::Chief => path("M0 0H100V40H0Z"),
            Self::CrossThroughout => path("M42 0H58V46H100V62H58V120H42V62H0V46H42Z"),
            Self::Pallets(count) => {
                let width = 100.0 / f64::from(2 * count + 1);
                let band = |i: u8| {
                    let x = width * f64::from(2 * i + 1);
                    format!(r#"<rect x="{x:.1}" width="{width:.1}" height="120" fill="{colour}"/>"#)
                };
                (0..count).map(band).collect()
            }
            Self::BarsWavy(count) => {
                let bar = |i: u8| {
                    let y = 100 - 28 * i32::from(count - 1 - i) - 14;
                    let wave = format!(
                        "M0 {y}C12 {a} 22 {a} 34 {y}C46 {b} 56 {b} 68 {y}C80 {a} 90 {a} 102 {y}V{c}C90 {d} 80 {d} 68 {c}C56 {e} 46 {e} 34 {c}C22 {d} 12 {d} 0 {c}Z",
                        a = y - 8,
                        b = y + 8,
                        c = y + 14,
                        d = y + 6,
                        e = y + 22,
                    );
                    path(&wave)
                };
                (0..count).map(bar).collect()
            }
            Self::Bordure => line(OUTLINE, "28", ""),
            Self::BordureEngrailed => {
                let teeth = format!(
                    r#"<path d="{INNER}" fill="none" stroke="{ground}" stroke-width="7" stroke-dasharray="0 9" stroke-linecap="round"/>"#
                );
                line(OUTLINE, "26", "") + &teeth
            }
            Self::DoubleTressureFlory => {
                let bands = line("M16 16H84V54C84 79 67 95 50 104C33 95 16 79 16 54Z", "2.6", "")
                    + &line("M22 22H78V54C78 75 64 90 50 97.5C36 90 22 75 22 54Z", "2.6", "");
                let lilies = [
                    (50.0, 19.0, 0.0),
                    (19.0, 42.0, -90.0),
                    (81.0, 42.0, 90.0),
                    (26.0, 78.0, -130.0),
                    (74.0, 78.0, 130.0),
                    (50.0, 101.0, 180.0),
                    (34.0, 19.0, 180.0),
                    (66.0, 19.0, 180.0),
                ];
                let lily = |(x, y, turn): (f64, f64, f64)| {
                    format!(
                        r#"<g transform="translate({x} {y}) rotate({turn}) scale(.13) translate(-50 -50)">{fleur}</g>"#
                    )
                };
                bands + &lilies.into_iter().map(lily).collect::<String>()
            }
            Self::Label => path("M6 18H94V25H82V40H72V25H55V40H45V25H28V40H18V25H6Z"),
        }
    }
}
