//! `quintain load`: how many tables a server holds on this machine, and how fast it answers.

pub(super) mod bare;
mod drive;

use self::drive::{Found, Load as Task};
use super::print_json;
use crate::Failure;
use clap::Args;
use quintain_server::client::Client;
use quintain_server::store::is_postgres;
use serde::Serialize;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Play at many tables of four over real sockets and measure.
///
/// Starts a server in a second process with a database in a temporary folder, seats four people at each table,
/// and makes moves at a steady rate. Latency runs from a command to its acknowledgement, which follows the
/// durable commit.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain load --tables 100 --rate 100 --seconds 20
  quintain load --tables 1000 --rate 1000 --json
  quintain load --bare                                  the ceiling: a fan-out that does nothing else
  quintain load --tables 1000 --rate 1000 --runs 5 --compare
                                                        five times, each beside the ceiling with the same bytes
  quintain load --processes 2 --database postgres://…    two processes that share a database")]
pub struct Load {
    /// How many tables.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Moves a second, over all tables.
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    /// How long to measure.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The database of the server; a SQLite file in a temporary folder if left out.
    #[arg(long, value_name = "PATH|URL")]
    database: Option<String>,
    /// How many server processes share the database, which must be PostgreSQL if there are several. Of four people at a
    /// table each next one is at the next process.
    #[arg(long, default_value_t = 1)]
    processes: usize,
    /// Measure a bare fan-out of the same shape instead: the ceiling.
    #[arg(long)]
    bare: bool,
    /// How many bytes the bare fan-out sends to each socket in place of an update.
    #[arg(long, default_value_t = 1800)]
    update_bytes: usize,
    /// After each run, run the bare fan-out with as many bytes to each socket as were sent for a move.
    #[arg(long, conflicts_with = "bare")]
    compare: bool,
    /// How many runs, each with a server and a database of its own.
    #[arg(long, default_value_t = 1)]
    runs: usize,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// A server in a second process, stopped when it is dropped.
struct Second(Child);

impl Drop for Second {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Load {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.tables == 0 || !self.rate.is_finite() || self.rate <= 0.0 {
            return Err(Failure::Misuse("--tables and --rate must be more than nothing".to_owned()));
        }
        if self.processes == 0 || self.processes > 1 && !self.database.as_deref().is_some_and(is_postgres) {
            return Err(Failure::Misuse("several processes need a --database postgres://… that they share".to_owned()));
        }
        descriptors_for(self.tables)?;
        let runs = (0..self.runs.max(1)).map(|_| self.measured(out)).collect::<Result<Vec<_>, _>>()?;
        match &runs[..] {
            [one] if self.json => print_json(one, out),
            many if self.json => print_json(&many, out),
            _ => Ok(()),
        }
    }

    /// One run, told at once unless it is wanted as JSON.
    fn measured(&self, out: &mut dyn Write) -> Result<Run, Failure> {
        let found = self.measure(self.bare, self.update_bytes)?;
        if !self.json {
            tell(&found, out)?;
        }
        let bare = if self.compare { Some(self.measure(true, found.bytes_per_seat())?) } else { None };
        let times_bare = bare.as_ref().map(|bare| found.cpu_us_per_move / bare.cpu_us_per_move);
        if let (Some(bare), Some(times), false) = (&bare, times_bare, self.json) {
            let cost = bare.cpu_us_per_move;
            writeln!(
                out,
                "{times:.2} times the bare fan-out, which takes {cost:.0} µs; load of the machine {}",
                bare.machine
            )?;
        }
        Ok(Run { found, bare, times_bare })
    }

    /// Starts the servers, plays at them, and stops them.
    fn measure(&self, bare: bool, update_bytes: usize) -> Result<Found, Failure> {
        let folder = std::env::temp_dir().join(format!("quintain-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let found = self.play(&folder.join("load.sqlite").display().to_string(), bare, update_bytes);
        let _ = std::fs::remove_dir_all(&folder);
        found
    }

    fn play(&self, file: &str, bare: bool, update_bytes: usize) -> Result<Found, Failure> {
        let mut servers = Vec::new();
        // The bare fan-out shares nothing: it is one process.
        for _ in 0..if bare { 1 } else { self.processes } {
            servers.push(self.serve(file, bare)?);
        }
        let task = Task {
            addresses: servers.iter().map(|(address, _)| *address).collect(),
            processes: servers.iter().map(|(_, second)| second.0.id()).collect(),
            postgres: !bare && self.database.as_deref().is_some_and(is_postgres),
            tables: self.tables,
            rate: self.rate,
            seconds: self.seconds,
            bare,
            update_bytes,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            for address in &task.addresses {
                until_it_answers(*address).await?;
            }
            Ok(drive::run(&task).await?)
        })
    }

    /// A server in a second process, and where it listens.
    fn serve(&self, file: &str, bare: bool) -> Result<(SocketAddr, Second), Failure> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let connections = (self.tables + drive::FIRST) * 4 + 100;
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--rate", "0", "--listen", &address.to_string()]);
        command.args(["--connections", &connections.to_string()]);
        command.args(["--database", self.database.as_deref().unwrap_or(file)]);
        if bare {
            command.arg("--bare");
        }
        Ok((address, Second(command.stdout(Stdio::null()).spawn()?)))
    }
}

/// One run, and the ceiling beside it.
#[derive(Serialize)]
struct Run {
    #[serde(flatten)]
    found: Found,
    #[serde(skip_serializing_if = "Option::is_none")]
    bare: Option<Found>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times_bare: Option<f64>,
}

fn tell(found: &Found, out: &mut dyn Write) -> Result<(), Failure> {
    let Found { tables, connections, moves, moves_per_second, messages, bytes, p50_ms, p99_ms, max_ms, .. } = found;
    writeln!(out, "{tables} tables, {connections} connections, {moves} moves, {messages} messages, {bytes} bytes")?;
    writeln!(
        out,
        "{moves_per_second:.0} moves/s; half within {p50_ms:.2} ms, 99 % within {p99_ms:.2} ms, all within {max_ms:.2} ms"
    )?;
    writeln!(out, "{} bytes to each seat for a move; load of the machine {}", found.bytes_per_seat(), found.machine)?;
    writeln!(
        out,
        "{:.0} µs of processor time per move; {:.1} KiB per table, {:.1} KiB per connection",
        found.cpu_us_per_move, found.kib_per_table, found.kib_per_connection
    )?;
    if found.postgres_us_per_move > 0.0 {
        writeln!(out, "{:.0} µs of PostgreSQL's per move", found.postgres_us_per_move)?;
    }
    Ok(())
}

async fn until_it_answers(address: SocketAddr) -> Result<(), Failure> {
    for _ in 0..200 {
        if Client::new(address).get("/health").await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err(Failure::No("the server does not start".to_owned()))
}

/// Raises the limit of descriptors as far as so many tables need it; the servers inherit it.
fn descriptors_for(tables: usize) -> Result<(), Failure> {
    let needed = ((tables + drive::FIRST) * 4 + 400) as u64;
    let allowed = rlimit::increase_nofile_limit(needed).unwrap_or_default();
    if allowed >= needed {
        return Ok(());
    }
    Err(Failure::No(format!(
        "{tables} tables need {needed} descriptors, and this process may have {allowed}: raise the limit (`ulimit -n`), \
         or take fewer tables"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_few_descriptors_are_an_error_that_says_so() {
        assert!(descriptors_for(1).is_ok());
        let Err(Failure::No(message)) = descriptors_for(usize::MAX / 64) else { panic!("so many cannot be had") };
        assert!(message.contains("descriptors") && message.contains("ulimit -n"), "{message}");
    }
}
