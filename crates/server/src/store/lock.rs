//! One server for one SQLite file: a second one that is started on it by mistake would play the same tables.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// A file that is ours as long as this lives.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes a SQLite file for one server; `None` if another has it. It is a file beside it, gone after a clean stop;
    /// a process that is killed lets go of it too.
    pub fn take(database: &str) -> io::Result<Option<Self>> {
        let path = PathBuf::from(format!("{database}-lock"));
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)?;
        }
        loop {
            let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path)?;
            match file.try_lock() {
                // Whoever had it may have taken the file away between our opening and our locking it.
                Ok(()) if is_at(&file, &path) => return Ok(Some(Self { path, _file: file })),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(ours), Ok(there)) => ours.ino() == there.ino() && ours.dev() == there.dev(),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_taken_once_and_is_free_again() {
        let folder = std::env::temp_dir().join(format!("quintain-lock-{}", crate::random::word(8)));
        let database = folder.join("q.sqlite").display().to_string();
        let first = Lock::take(&database).unwrap();
        assert!(first.is_some());
        assert!(Lock::take(&database).unwrap().is_none());
        drop(first);
        assert!(Lock::take(&database).unwrap().is_some());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
        let _ = std::fs::remove_dir_all(folder);
    }
}
