//! Programs that are not part of the Rust toolchain: found, installed where that is possible, or asked for.

use std::io::{self, Error};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A program, by the names it goes by, and the Debian package that brings it.
pub(crate) struct Tool {
    names: &'static [&'static str],
    package: &'static str,
}

/// Node's package manager, for the web client.
pub(crate) const NPM: Tool = Tool { names: &["npm"], package: "npm" };
/// A browser for the end-to-end tests.
pub(crate) const CHROMIUM: Tool =
    Tool { names: &["chromium", "chromium-browser", "google-chrome"], package: "chromium" };
/// The programs of a PostgreSQL server, for tests on a throw-away instance.
pub(crate) const POSTGRESQL: Tool = Tool { names: &["initdb"], package: "postgresql" };

impl Tool {
    /// Where the program is. If it is missing and this is a Debian system with the rights to install, its
    /// package is installed; else the error says exactly what to install.
    pub(crate) fn find(&self) -> io::Result<PathBuf> {
        if let Some(found) = self.look() {
            return Ok(found);
        }
        eprintln!("{} is missing; trying to install the package {}", self.names[0], self.package);
        let _ = apt(&["update", "--quiet"])
            && apt(&["install", "--yes", "--quiet", "--no-install-recommends", self.package]);
        self.look().ok_or_else(|| {
            let (name, package) = (self.names[0], self.package);
            Error::other(format!("{name} is missing. Install it, on Debian with: apt-get install {package}"))
        })
    }

    fn look(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).chain(postgresql_folders()).collect();
        let places = self.names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        places.into_iter().find(|place| place.is_file())
    }
}

/// Debian keeps the server programs of PostgreSQL in a folder of each version, not on the path.
fn postgresql_folders() -> Vec<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin")).collect()
}

fn apt(args: &[&str]) -> bool {
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
