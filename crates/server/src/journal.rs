//! The server's log: one line for each thing that an operator should know, with named fields. Nothing secret
//! is ever given to it: no cookies, no passwords, no cards.

/// Begins to write to standard error. `QUINTAIN_LOG` names the least level: error, warn, info (as usual),
/// debug or trace.
pub fn begin() {
    let level = std::env::var("QUINTAIN_LOG").ok().and_then(|level| level.parse().ok());
    let level = level.unwrap_or(tracing::Level::INFO);
    let journal = tracing_subscriber::fmt().with_max_level(level).with_ansi(false).with_writer(std::io::stderr);
    // A second beginning, as in tests, changes nothing.
    let _ = journal.try_init();
}
