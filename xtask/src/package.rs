//! `cargo xtask package`: an archive of the program, ready to be unpacked and started.

use crate::rust::cargo;
use crate::web;
use std::io::{self, Error};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// What goes into the archive beside the program.
const PAPERS: [&str; 5] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "docs/operating.md"];

/// Builds the program with the client in it and packs it: `target/package/quintain-VERSION-SYSTEM.tar.gz`.
pub(crate) fn archive() -> io::Result<bool> {
    if web::build()?.failed > 0
        || !cargo(&["build", "--release", "--locked", "--package", "quintain"]).status()?.success()
    {
        return Ok(false);
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let name = format!("quintain-{}-{}-{}", env!("CARGO_PKG_VERSION"), env::consts::ARCH, env::consts::OS);
    let (folder, archive) = (target.join("package").join(&name), format!("{name}.tar.gz"));
    fs::create_dir_all(&folder)?;
    let program = format!("quintain{}", env::consts::EXE_SUFFIX);
    fs::copy(target.join("release").join(&program), folder.join(&program))?;
    for paper in PAPERS {
        let place = folder.join(Path::new(paper).file_name().unwrap_or_default());
        fs::copy(root.join(paper), place)?;
    }
    let packed = Command::new("tar").current_dir(target.join("package")).args(["czf", &archive, &name]).status()?;
    if !packed.success() {
        return Err(Error::other("tar could not pack the archive"));
    }
    println!("{}", target.join("package").join(archive).display());
    Ok(true)
}
