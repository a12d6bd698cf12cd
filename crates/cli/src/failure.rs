//! How a command fails: in one sentence, with an exit code that says whose fault it was.

use quintain_core::registry::GameError;
use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The command was called wrongly: exit code 2.
    Misuse(String),
    /// The command did its work and the answer is no: exit code 1.
    No(String),
    /// Reading or writing failed: exit code 1.
    Io(io::Error),
}

impl Failure {
    /// What the parser of the command line complains about, in one line.
    pub(crate) fn misused(error: &clap::Error) -> Self {
        let text = error.to_string();
        let complaint = text.split("\n\n").next().unwrap_or_default();
        let complaint = complaint.trim_start_matches("error: ").split_whitespace().collect::<Vec<_>>().join(" ");
        if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Self::Misuse("say what to do; quintain --help lists the commands".to_owned());
        }
        Self::Misuse(format!("{complaint}; quintain --help explains"))
    }

    /// Has the reader of our output gone away? Then there is nothing to complain about.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// 2 for misuse, 1 for anything else.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Misuse(_) => ExitCode::from(2),
            Self::Io(_) if self.is_closed_pipe() => ExitCode::SUCCESS,
            Self::No(_) | Self::Io(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Misuse(message) | Self::No(message) => f.write_str(message),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<GameError> for Failure {
    fn from(complaint: GameError) -> Self {
        Self::Misuse(complaint.message)
    }
}
