//! `quintain load`: how many tables a server holds on this machine, and how fast it answers.

pub(super) mod bare;
mod drive;

use self::drive::{Found, Load as Task};
use super::print_json;
use crate::Failure;
use clap::Args;
use quintain_server::client::Client;
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
  quintain load --bare                                  the ceiling: a fan-out that does nothing else")]
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
    /// Measure a bare fan-out of the same shape instead: the ceiling.
    #[arg(long)]
    bare: bool,
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
        let folder = std::env::temp_dir().join(format!("quintain-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let found = self.measure(&folder.join("load.sqlite").display().to_string());
        let _ = std::fs::remove_dir_all(&folder);
        let found = found?;
        if self.json {
            return print_json(&found, out);
        }
        let Found { tables, connections, moves, moves_per_second, messages, bytes, p50_ms, p99_ms, max_ms, .. } = found;
        writeln!(out, "{tables} tables, {connections} connections, {moves} moves, {messages} messages, {bytes} bytes")?;
        writeln!(
            out,
            "{moves_per_second:.0} moves/s; half within {p50_ms:.2} ms, 99 % within {p99_ms:.2} ms, all within {max_ms:.2} ms"
        )?;
        writeln!(
            out,
            "{:.0} µs of processor time per move; {:.1} KiB per table, {:.1} KiB per connection",
            found.cpu_us_per_move, found.kib_per_table, found.kib_per_connection
        )?;
        Ok(())
    }

    fn measure(&self, file: &str) -> Result<Found, Failure> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--rate", "0", "--listen", &address.to_string()]);
        command.args(["--database", self.database.as_deref().unwrap_or(file)]);
        if self.bare {
            command.arg("--bare");
        }
        let second = Second(command.stdout(Stdio::null()).spawn()?);
        let task = Task {
            address,
            process: second.0.id(),
            tables: self.tables,
            rate: self.rate,
            seconds: self.seconds,
            bare: self.bare,
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            for _ in 0..200 {
                if Client::new(address).get("/health").await.is_ok() {
                    return Ok(drive::run(&task).await?);
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Err(Failure::No("the server does not start".to_owned()))
        })
    }
}
