//! Programs that play in the arena: one JSON object per line to them, one per line back. `docs/bots.md` tells how.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// What a bot's name begins with if it is a program.
pub(super) const PREFIX: &str = "cmd:";
/// No answer may be longer.
const LONGEST_LINE: u64 = 1 << 20;

/// The programs of one thread, each started when it is first asked, one for each seat.
#[derive(Default)]
pub(super) struct Visitors {
    running: HashMap<(String, usize), Visitor>,
    asked: u64,
}

impl Visitors {
    /// Asks a program for a move. One that fails is ended, and started anew for the next game.
    pub(super) fn ask(
        &mut self,
        command: &str,
        seat: usize,
        mut question: Value,
        patience: Duration,
    ) -> Result<Value, String> {
        let key = (command.to_owned(), seat);
        if !self.running.contains_key(&key) {
            self.running.insert(key.clone(), Visitor::start(command)?);
        }
        self.asked += 1;
        question["id"] = json!(self.asked);
        let answer = match self.running.get_mut(&key) {
            Some(visitor) => visitor.ask(&question, self.asked, patience),
            None => Err("it is not there".to_owned()),
        };
        if answer.is_err() {
            self.running.remove(&key);
        }
        answer
    }
}

/// A program that runs. It ends when this is dropped.
struct Visitor {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Result<String, String>>,
}

impl Visitor {
    fn start(command: &str) -> Result<Self, String> {
        let mut parts = command.split_whitespace();
        let program = parts.next().ok_or("no program is named after cmd:")?;
        let started = Command::new(program)
            .args(parts)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = started.map_err(|error| format!("'{program}' cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("'{program}' has no pipes"));
        };
        let (send, lines) = channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
                let line = match read {
                    Ok(0) | Err(_) => return,
                    Ok(_) if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE => {
                        Err("it answered a line without an end".to_owned())
                    }
                    Ok(_) => String::from_utf8(line).map_err(|_| "it answered what is no UTF-8".to_owned()),
                };
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, input, lines })
    }

    fn ask(&mut self, question: &Value, id: u64, patience: Duration) -> Result<Value, String> {
        let sent = writeln!(self.input, "{question}").and_then(|()| self.input.flush());
        if sent.is_err() {
            return Err("it broke off".to_owned());
        }
        let line = match self.lines.recv_timeout(patience) {
            Ok(line) => line?,
            Err(RecvTimeoutError::Timeout) => {
                return Err(format!("it answered nothing for {} ms", patience.as_millis()));
            }
            Err(RecvTimeoutError::Disconnected) => return Err("it broke off".to_owned()),
        };
        let shown: String = line.trim().chars().take(80).collect();
        let answer: Value =
            serde_json::from_str(&line).map_err(|_| format!("it answered '{shown}', which is no JSON"))?;
        if answer.get("id") != Some(&json!(id)) {
            return Err(format!("it answered '{shown}', which has not the id {id} of the question"));
        }
        answer.get("move").cloned().ok_or_else(|| format!("it answered '{shown}', which has no move"))
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
