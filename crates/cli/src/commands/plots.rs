//! Plots as SVG, drawn by `plotters`: every axis named with its unit, a legend wherever there are several colours.

use crate::Failure;
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use quintain_core::Chart;

const WIDTH: u32 = 900;
const FONT: &str = "Georgia, serif";
const PAPER: RGBColor = RGBColor(0xfa, 0xf5, 0xea);
const INK: RGBColor = RGBColor(0x2b, 0x21, 0x18);
const LINE: RGBColor = RGBColor(0xd8, 0xc9, 0xab);
const COLOURS: [RGBColor; 6] = [
    RGBColor(0x8c, 0x2f, 0x1b),
    RGBColor(0x2c, 0x5a, 0x7d),
    RGBColor(0x4f, 0x6b, 0x2a),
    RGBColor(0x7a, 0x4d, 0x8c),
    RGBColor(0xa8, 0x74, 0x1a),
    RGBColor(0x3b, 0x6f, 0x6a),
];
/// Height of a row with its name.
const ROW: u32 = 26;
/// Height of the names along an axis below a plot.
const BELOW: u32 = 48;
/// At most so many bins in a distribution.
const BINS: f64 = 24.0;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Plot<'a> = DrawingArea<SVGBackend<'a>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;
type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// A value and its interval.
pub(super) type Point = (f64, [f64; 2]);

/// A value with its interval, by name.
pub(super) struct Whisker {
    pub(super) label: String,
    pub(super) value: f64,
    pub(super) interval: [f64; 2],
    /// Which colour.
    pub(super) colour: usize,
}

/// Bars side by side for each row, in percent.
pub(super) fn bars(chart: &Chart) -> Result<String, Failure> {
    let several = chart.legend.len().max(1);
    let row = f64::from(ROW) + 8.0 * (several as f64 - 1.0);
    let height = (row * chart.rows.len() as f64) as u32 + BELOW;
    let legend: Vec<(String, usize)> = chart.legend.iter().cloned().zip(0..).collect();
    let names: Vec<&str> = chart.rows.iter().map(|(name, _)| name.as_str()).collect();
    let most = chart.rows.iter().flat_map(|(_, bars)| bars).copied().fold(0.0, f64::max);
    let top = (most * 100.0 * 1.12).clamp(1.0, 108.0);
    framed(&chart.title, &legend, height, |area| {
        rows(area, &chart.axis, &names, 0.0..top, |plot, place| {
            let (_, values) = &chart.rows[place];
            for (n, value) in values.iter().enumerate() {
                let thick = 0.74 / several as f64;
                let y = names.len() as f64 - place as f64 - 0.13 - thick * n as f64;
                let colour = COLOURS[n % COLOURS.len()];
                plot.draw(&Rectangle::new([(0.0, y), (value * 100.0, y - thick)], colour.filled()))?;
                let text = format!("{:.0} %", value * 100.0);
                let style = letters(11.0).pos(Pos::new(HPos::Left, VPos::Center));
                plot.draw(&(EmptyElement::at((value * 100.0, y - thick / 2.0)) + Text::new(text, (5, 0), style)))?;
            }
            Ok(())
        })
    })
}

/// A point with its interval for each row; `marked` is a line across all rows with its name.
pub(super) fn whiskers(
    axis: &str,
    list: &[Whisker],
    marked: Option<(f64, &str)>,
    legend: &[(String, usize)],
) -> Result<String, Failure> {
    let ends = list.iter().flat_map(|row| [row.interval[0], row.interval[1], row.value]);
    let ends = ends.chain(marked.map(|(value, _)| value));
    let (low, high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| (low.min(end), high.max(end)));
    let room = if high > low { (high - low) * 0.04 } else { 1.0 };
    let names: Vec<&str> = list.iter().map(|row| row.label.as_str()).collect();
    let height = ROW * list.len() as u32 + BELOW;
    let mut legend = legend.to_vec();
    if let Some((_, name)) = marked {
        legend.push((name.to_owned(), MARK));
    }
    framed("", &legend, height, |area| {
        rows(area, axis, &names, low - room..high + room, |plot, place| {
            if let (Some((value, _)), 0) = (marked, place) {
                plot.draw(&PathElement::new([(value, 0.0), (value, names.len() as f64)], INK.stroke_width(1)))?;
            }
            let (row, y) = (&list[place], names.len() as f64 - place as f64 - 0.5);
            let colour = COLOURS[row.colour % COLOURS.len()];
            let ends = [(row.interval[0], y), (row.interval[1], y)];
            plot.draw(&PathElement::new(ends, colour.stroke_width(3)))?;
            plot.draw(&Circle::new((row.value, y), 5, colour.filled()))
        })
    })
}

/// How often each value came up, in percent: a stair for each series.
pub(super) fn distributions(across: &str, up: &str, list: &[(String, Vec<f64>)]) -> Result<String, Failure> {
    let values = || list.iter().flat_map(|(_, values)| values).copied();
    let (low, high) = values().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    if low > high {
        return Ok(String::new());
    }
    let step = ((high - low + 1.0) / BINS).ceil().max(1.0);
    let first = (low / step).floor() * step;
    let bins = ((high - first) / step).floor() as usize + 1;
    let shares: Vec<Vec<f64>> = list
        .iter()
        .map(|(_, values)| {
            let mut counts = vec![0.0; bins];
            for value in values {
                counts[(((value - first) / step) as usize).min(bins - 1)] += 100.0 / values.len() as f64;
            }
            counts
        })
        .collect();
    let most = shares.iter().flatten().copied().fold(1.0, f64::max) * 1.08;
    let legend: Vec<(String, usize)> =
        if list.len() > 1 { list.iter().map(|(name, _)| name.clone()).zip(0..).collect() } else { Vec::new() };
    framed("", &legend, 300, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_right(24)
            .x_label_area_size(BELOW)
            .y_label_area_size(64)
            .build_cartesian_2d(first..first + step * bins as f64, 0.0..most)?;
        chart
            .configure_mesh()
            .bold_line_style(LINE)
            .light_line_style(TRANSPARENT)
            .axis_style(INK)
            .label_style(letters(13.0))
            .axis_desc_style(letters(14.0))
            .x_desc(across)
            .y_desc(up)
            .x_label_formatter(&|value| number(*value))
            .y_label_formatter(&|value| format!("{} %", number(*value)))
            .draw()?;
        for (n, counts) in shares.iter().enumerate() {
            let colour = COLOURS[n % COLOURS.len()];
            let mut stairs = vec![(first, 0.0)];
            for (bin, share) in counts.iter().enumerate() {
                let left = first + step * bin as f64;
                stairs.extend([(left, *share), (left + step, *share)]);
            }
            stairs.push((first + step * bins as f64, 0.0));
            chart.plotting_area().draw(&Polygon::new(stairs.clone(), colour.mix(0.15).filled()))?;
            chart.plotting_area().draw(&PathElement::new(stairs, colour.stroke_width(2)))?;
        }
        Ok(())
    })
}

/// A line for each series over named steps, each point with its interval, in percent.
pub(super) fn ladder(
    across: &str,
    up: &str,
    steps: &[String],
    list: &[(String, Vec<Point>)],
) -> Result<String, Failure> {
    let legend: Vec<(String, usize)> = list.iter().map(|(name, _)| name.clone()).zip(0..).collect();
    framed("", &legend, 340, |area| {
        let last = steps.len() as f64 - 1.0;
        let mut chart = ChartBuilder::on(area)
            .margin_right(24)
            .margin_top(8)
            .x_label_area_size(BELOW)
            .y_label_area_size(64)
            .build_cartesian_2d(-0.5..last + 0.5, 0.0..100.0)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .bold_line_style(LINE)
            .light_line_style(TRANSPARENT)
            .axis_style(INK)
            .label_style(letters(13.0))
            .axis_desc_style(letters(14.0))
            .x_labels(0)
            .x_desc(across)
            .y_desc(up)
            .y_label_formatter(&|value| format!("{value:.0} %"))
            .draw()?;
        let plot = chart.plotting_area();
        for (place, step) in steps.iter().enumerate() {
            let (x, y) = plot.map_coordinate(&(place as f64, 0.0));
            let (left, top) = area.get_base_pixel();
            let style = letters(13.0).pos(Pos::new(HPos::Center, VPos::Top));
            area.draw(&Text::new(step.clone(), (x - left, y - top + 8), style))?;
        }
        for (n, (_, points)) in list.iter().enumerate() {
            let colour = COLOURS[n % COLOURS.len()];
            let aside = 0.06 * (n as f64 - (list.len() as f64 - 1.0) / 2.0);
            let at = |place: usize| place as f64 + aside;
            let line: Vec<(f64, f64)> =
                points.iter().enumerate().map(|(place, (value, _))| (at(place), *value)).collect();
            plot.draw(&PathElement::new(line.clone(), colour.mix(0.5).stroke_width(2)))?;
            for (place, (value, [low, high])) in points.iter().enumerate() {
                let ends = [(at(place), *low), (at(place), *high)];
                plot.draw(&PathElement::new(ends, colour.stroke_width(3)))?;
                plot.draw(&Circle::new((at(place), *value), 5, colour.filled()))?;
                let style = letters(12.0).pos(Pos::new(HPos::Left, VPos::Center));
                let text = Text::new(format!("{value:.0} %"), (9, 0), style);
                plot.draw(&(EmptyElement::at((at(place), *value)) + text))?;
            }
        }
        Ok(())
    })
}

/// In a legend: the line across all rows.
const MARK: usize = usize::MAX;

/// Title and legend, and below them what `draw` makes in so many pixels.
fn framed(
    title: &str,
    legend: &[(String, usize)],
    height: u32,
    draw: impl FnOnce(&Area<'_>) -> Drawn,
) -> Result<String, Failure> {
    let head = if title.is_empty() { 0 } else { 34 } + if legend.is_empty() { 6 } else { 28 };
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, head + height)).into_drawing_area();
        let drawn = || -> Drawn {
            root.fill(&PAPER)?;
            if !title.is_empty() {
                root.draw(&Text::new(title.to_owned(), (14, 12), letters(18.0)))?;
            }
            let (mut x, y) = (14, head as i32 - 14);
            for (name, colour) in legend {
                if *colour == MARK {
                    root.draw(&PathElement::new([(x + 6, y - 7), (x + 6, y + 7)], INK.stroke_width(1)))?;
                } else {
                    let colour = COLOURS[colour % COLOURS.len()];
                    root.draw(&Rectangle::new([(x, y - 6), (x + 12, y + 6)], colour.filled()))?;
                }
                let style = letters(13.0).pos(Pos::new(HPos::Left, VPos::Center));
                root.draw(&Text::new(name.clone(), (x + 19, y), style))?;
                x += 19 + wide(name) as i32 + 26;
            }
            let (_, body) = root.split_vertically(head);
            draw(&body)?;
            root.present()
        };
        drawn().map_err(|error| Failure::No(format!("the plot cannot be drawn: {error}")))?;
    }
    Ok(svg)
}

/// Named rows along a common axis; `draw` is called for each.
fn rows<'a>(
    area: &Area<'a>,
    axis: &str,
    names: &[&str],
    range: std::ops::Range<f64>,
    draw: impl Fn(&Plot<'a>, usize) -> Drawn,
) -> Drawn {
    let left = names.iter().map(|name| wide(name)).max().unwrap_or(0).clamp(60, 380) + 24;
    let mut chart = ChartBuilder::on(area)
        .margin_right(30)
        .x_label_area_size(BELOW)
        .y_label_area_size(left)
        .build_cartesian_2d(range, 0.0..names.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .bold_line_style(LINE)
        .light_line_style(TRANSPARENT)
        .axis_style(INK)
        .label_style(letters(13.0))
        .axis_desc_style(letters(14.0))
        .y_labels(0)
        .x_desc(axis)
        .x_label_formatter(&|value| number(*value))
        .draw()?;
    let plot = chart.plotting_area();
    let (base_x, base_y) = area.get_base_pixel();
    for (place, name) in names.iter().enumerate() {
        let (x, y) = plot.map_coordinate(&(plot.get_x_range().start, names.len() as f64 - place as f64 - 0.5));
        let style = letters(13.0).pos(Pos::new(HPos::Right, VPos::Center));
        area.draw(&Text::new((*name).to_owned(), (x - base_x - 10, y - base_y), style))?;
        draw(plot, place)?;
    }
    Ok(())
}

fn letters(size: f64) -> TextStyle<'static> {
    (FONT, size).into_font().color(&INK)
}

/// About how wide a name is, in pixels.
fn wide(name: &str) -> u32 {
    (name.chars().count() as f64 * 7.1) as u32
}

/// Without zeros that say nothing.
fn number(value: f64) -> String {
    if value.fract().abs() < 1e-6 { format!("{value:.0}") } else { format!("{value:.1}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whisker(label: &str, value: f64) -> Whisker {
        Whisker { label: label.to_owned(), value, interval: [value - 1.0, value + 2.0], colour: 0 }
    }

    /// Whatever is plotted has its axis, its unit, its legend, its names, and is one SVG by itself.
    #[test]
    fn plots_name_what_they_show() {
        let chart = Chart {
            title: "A <title>".to_owned(),
            axis: "chance, %".to_owned(),
            legend: vec!["duel".to_owned(), "clash".to_owned()],
            rows: vec![("Henry & sons".to_owned(), vec![0.5, 0.75]), ("Juan".to_owned(), vec![0.0, 1.0])],
        };
        let series = vec![("one".to_owned(), vec![1.0, 2.0, 2.0]), ("other".to_owned(), vec![5.0])];
        let points = vec![("one".to_owned(), vec![(50.0, [40.0, 60.0]), (20.0, [10.0, 30.0])])];
        let steps = ["easy".to_owned(), "hard".to_owned()];
        for (svg, says) in [
            (bars(&chart).unwrap(), &["A &lt;title&gt;", "chance, %", "duel", "clash", "Henry &amp; sons", "75 %"][..]),
            (whiskers("won, %", &[whisker("a", 3.0)], Some((2.5, "fair")), &[]).unwrap(), &["won, %", "fair"]),
            (distributions("points", "seats, %", &series).unwrap(), &["points", "seats, %", "one", "other"]),
            (
                ladder("difficulty", "won, %", &steps, &points).unwrap(),
                &["easy", "hard", "difficulty", "won, %", "one"],
            ),
        ] {
            assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>") && !svg.contains("NaN"), "{svg}");
            for text in says {
                assert!(svg.contains(text), "{text} is not in {svg}");
            }
        }
        assert_eq!(distributions("points", "seats, %", &[]).unwrap(), "");
    }
}
