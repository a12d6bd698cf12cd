//! A throw-away PostgreSQL server. Where the programs are missing, tests that need one are skipped.

use super::Folder;
use std::process::Command;

pub(crate) struct Postgres {
    folder: Folder,
    options: String,
    pub(crate) url: String,
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|meta| std::os::unix::fs::MetadataExt::uid(&meta) == 0)
}

/// A command, run as an ordinary user: PostgreSQL refuses to run as root.
fn run(program: &str, args: &[&str]) -> bool {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", program]);
        command
    } else {
        Command::new(program)
    };
    let quiet =
        command.args(args).current_dir("/").stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

pub(crate) fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Postgres {
    /// Starts one; `durable` leaves every safety on.
    pub(crate) fn start(durable: bool) -> Option<Self> {
        let safety = if durable { "" } else { "-c fsync=off -c full_page_writes=off" };
        Self::prepared(safety, |_| true)
    }

    /// Starts one that lets nobody in without TLS. Its certificate, for 127.0.0.1, is the second value.
    pub(crate) fn with_tls() -> Option<(Self, String)> {
        let options = "-c fsync=off -c ssl=on";
        let server = Self::prepared(options, |data| {
            let file = |name: &str| format!("{data}/{name}");
            let (key, certificate) = (file("server.key"), file("server.crt"));
            let name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
            let name = name.into_iter().chain(["-addext", "basicConstraints=critical,CA:FALSE"]);
            let kind = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
            let args: Vec<&str> = kind.into_iter().chain(name).chain(["-keyout", &key, "-out", &certificate]).collect();
            // Only connections with TLS; nobody reads the key but its owner, or PostgreSQL refuses it.
            run("openssl", &args)
                && run("chmod", &["600", &key])
                && run("sed", &["-i", "s/^host /hostssl /", &file("pg_hba.conf")])
        })?;
        let certificate = server.folder.0.join("data/server.crt").display().to_string();
        Some((server, certificate))
    }

    fn prepared(settings: &str, prepare: impl FnOnce(&str) -> bool) -> Option<Self> {
        let folder = Folder::new();
        let path = folder.0.display().to_string();
        if is_root() && !Command::new("chown").args(["postgres", &path]).status().is_ok_and(|status| status.success()) {
            eprintln!("skipped: there is no user to run PostgreSQL as");
            return None;
        }
        let data = folder.0.join("data").display().to_string();
        if !run("initdb", &["-D", &data, "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8", "--locale=C"]) {
            eprintln!("skipped: there is no PostgreSQL here");
            return None;
        }
        assert!(prepare(&data), "PostgreSQL cannot be prepared");
        let port = free_port();
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={path} {settings}");
        let server = Self { folder, options, url: format!("postgres://test@127.0.0.1:{port}/postgres") };
        server.start_again();
        Some(server)
    }

    /// Starts it after it was stopped, at the same address.
    pub(crate) fn start_again(&self) {
        let (data, log) = (self.data(), self.folder.0.join("log").display().to_string());
        let started = run("pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &self.options, "start"]);
        assert!(started, "PostgreSQL does not start");
    }

    /// Stops it as if the power had failed.
    pub(crate) fn stop(&self) {
        run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }

    fn data(&self) -> String {
        self.folder.0.join("data").display().to_string()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}
