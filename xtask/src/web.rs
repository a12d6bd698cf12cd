//! The web client: built, checked, tested, and driven in a real browser.

use crate::rust::cargo;
use crate::test::Count;
use crate::tools::{CHROMIUM, NPM, POSTGRESQL};
use std::io::{self, Error};
use std::path::{Path, PathBuf};
use std::process::Command;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web")
}

fn npm(args: &[&str]) -> io::Result<Command> {
    let mut command = Command::new(NPM.find()?);
    command.args(args).current_dir(folder());
    Ok(command)
}

fn script(name: &str) -> io::Result<Count> {
    Ok(Count::one(npm(&["run", "--silent", name])?.status()?.success()))
}

/// Fetches the packages that the lock file names, unless they are there, and builds the client into `web/dist`.
pub(crate) fn build() -> io::Result<Count> {
    let fetched = folder().join("node_modules/.package-lock.json");
    let newer = |lock: &Path| Some(lock.metadata().ok()?.modified().ok()? > fetched.metadata().ok()?.modified().ok()?);
    if newer(&folder().join("package-lock.json")).unwrap_or(true)
        && !npm(&["install", "--no-audit", "--no-fund"])?.status()?.success()
    {
        return Err(Error::other("npm could not fetch the packages of the web client"));
    }
    script("build")
}

/// Types, lints, formatting, and that no message is missing or unused in any language.
pub(crate) fn check() -> io::Result<Count> {
    script("check")
}

/// The tests of components and transport.
pub(crate) fn unit() -> io::Result<Count> {
    script("test")
}

/// The databases that the server's tests start by themselves must be there to start.
pub(crate) fn databases() -> io::Result<Count> {
    POSTGRESQL.find().map(|_| Count::one(true))
}

/// Whole games in a real browser against the real program.
pub(crate) fn browser() -> io::Result<Count> {
    let chromium = CHROMIUM.find()?;
    // With the tests, because what they depend on has been built for them already: the program alone would be built anew.
    if !cargo(&["build", "--quiet", "--workspace", "--bins", "--tests"]).status()?.success() {
        return Ok(Count::one(false));
    }
    // A busy machine is given time.
    let mut command = npm(&["run", "--silent", "e2e"])?;
    let passed = command.env("CHROMIUM", chromium).env("QUINTAIN_PATIENCE", "3").status()?.success();
    Ok(Count::one(passed))
}

/// `cargo xtask serve`: the client and the server, built and started. Arguments go to `quintain serve`.
pub(crate) fn serve(args: &[String]) -> io::Result<bool> {
    eprintln!("building the client: half a minute, and once the packages it needs");
    if build()?.failed > 0 {
        return Ok(false);
    }
    eprintln!("building the server: about six minutes on two cores the first time, afterwards only what has changed");
    if !cargo(&["build", "--release", "--package", "quintain"]).status()?.success() {
        return Ok(false);
    }
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "quintain", "--", "serve"]);
    Ok(command.args(args).status()?.success())
}

/// `cargo xtask screenshots`: pictures of the running program into `docs/screenshots`.
pub(crate) fn screenshots() -> io::Result<bool> {
    let chromium = CHROMIUM.find()?;
    if build()?.failed > 0 || !cargo(&["build", "--quiet", "--package", "quintain"]).status()?.success() {
        return Ok(false);
    }
    Ok(npm(&["run", "--silent", "screenshots"])?.env("CHROMIUM", chromium).status()?.success())
}
