//! Shares of games with their intervals.

/// A share and Wilson's 95 % interval for it. Shared victories count as parts.
pub(super) fn rate(wins: f64, count: u64) -> (f64, [f64; 2]) {
    const Z: f64 = 1.959_963_984_540_054;
    if count == 0 {
        return (0.0, [0.0, 1.0]);
    }
    let (n, share) = (count as f64, wins / count as f64);
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    (share, [(centre - half).clamp(0.0, share), (centre + half).clamp(share, 1.0)])
}

/// 12.3 %
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// 12.3 to 45.6 %
pub(super) fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1} to {:.1} %", low * 100.0, high * 100.0)
}

/// Mean and standard deviation from a sum and a sum of squares.
pub(super) fn mean_and_sd(count: u64, sum: f64, squares: f64) -> (f64, f64) {
    let n = count as f64;
    if count < 2 {
        return (if count == 0 { 0.0 } else { sum }, 0.0);
    }
    (sum / n, ((squares - sum * sum / n) / (n - 1.0)).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published values of Wilson's interval without continuity correction.
    #[test]
    fn wilsons_interval() {
        for (wins, count, low, high) in [
            (0.0, 10, 0.0, 0.277_5),
            (5.0, 10, 0.236_6, 0.763_4),
            (10.0, 10, 0.722_5, 1.0),
            (81.0, 263, 0.255_3, 0.366_2),
        ] {
            let (share, [from, to]) = rate(wins, count);
            assert!((from - low).abs() < 1e-4 && (to - high).abs() < 1e-4, "{wins} of {count}: {from} to {to}");
            assert!((from..=to).contains(&share));
        }
        assert_eq!(rate(0.0, 0), (0.0, [0.0, 1.0]));
    }

    #[test]
    fn mean_and_deviation_of_a_sample() {
        let (mean, sd) = mean_and_sd(4, 20.0, 120.0);
        assert!((mean - 5.0).abs() < 1e-12 && (sd - (20.0_f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!(mean_and_sd(1, 7.0, 49.0), (7.0, 0.0));
    }
}
