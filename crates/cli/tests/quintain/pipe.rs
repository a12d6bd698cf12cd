//! Between the pipe and the engine: long lines, broken lines, batches, the end.

use crate::toy;
use quintain::engine::{Engine, MAX_LINE, pump};
use serde_json::{Value, json};
use std::io::{self, Read, Write};

/// What comes back for this input, line by line.
fn talk(input: impl Read) -> Vec<Value> {
    let mut out = Vec::new();
    pump(&mut Engine::new(toy()), input, &mut out).unwrap();
    out.split_inclusive(|&byte| byte == b'\n').map(|line| serde_json::from_slice(line).unwrap()).collect()
}

fn ids(replies: &[Value]) -> Vec<&Value> {
    replies.iter().map(|reply| &reply["id"]).collect()
}

#[test]
fn a_line_too_long_is_answered_and_the_next_one_heard() {
    let mut input = vec![b'x'; 10 << 20];
    input.extend_from_slice(b"\n{\"id\":1,\"cmd\":\"games\"}\n");
    let replies = talk(input.as_slice());
    assert_eq!(replies.len(), 2);
    assert_eq!(replies[0]["error"]["code"], "line-too-long");
    assert_eq!(replies[1]["games"][0]["id"], "bluff");
}

#[test]
fn the_longest_line_is_still_read() {
    for (padding, code) in [(MAX_LINE, None), (MAX_LINE + 1, Some("line-too-long"))] {
        let mut line = br#"{"id":1,"cmd":"games"}"#.to_vec();
        line.resize(padding, b' ');
        line.push(b'\n');
        let replies = talk(line.as_slice());
        assert_eq!(replies[0]["error"]["code"].as_str(), code, "{padding} bytes");
    }
}

/// Two hundred megabytes without a line break cost time, but no memory.
#[test]
fn an_endless_line_is_not_kept() {
    let endless = io::repeat(b'[').take(200 << 20);
    let replies = talk(endless.chain(&b"\n{\"id\":2,\"cmd\":\"quit\"}\n"[..]));
    assert_eq!(replies[0]["error"]["code"], "line-too-long");
    assert_eq!(replies[1], json!({"id": 2}));
}

#[test]
fn the_last_line_needs_no_line_break_and_nothing_is_read_after_quit() {
    let replies = talk(&b"{\"id\":1,\"cmd\":\"games\"}\r\n\n{\"id\":3,\"cmd\":\"games\"}"[..]);
    assert_eq!(ids(&replies), [&json!(1), &Value::Null, &json!(3)], "an empty line is a line");
    let replies = talk(&b"{\"id\":1,\"cmd\":\"quit\"}\n{\"id\":2,\"cmd\":\"games\"}\n"[..]);
    assert_eq!(replies, [json!({"id": 1})]);
    assert!(talk(&b""[..]).is_empty());
}

/// A reader that gives a few bytes at a time, and a signal now and then.
struct Drip<'a>(&'a [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 += 1;
        if self.1.is_multiple_of(3) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let n = self.0.len().min(7).min(buffer.len());
        buffer[..n].copy_from_slice(&self.0[..n]);
        self.0 = &self.0[n..];
        Ok(n)
    }
}

#[test]
fn lines_may_arrive_in_pieces() {
    let input: String = (0..50).map(|id| format!("{{\"id\":{id},\"cmd\":\"close\",\"table\":1}}\n")).collect();
    let replies = talk(Drip(input.as_bytes(), 0));
    assert_eq!(ids(&replies), (0..50).map(Value::from).collect::<Vec<_>>().iter().collect::<Vec<_>>());
}

/// Counts how often replies are sent off.
#[derive(Default)]
struct Flushes(usize, Vec<u8>);

impl Write for &mut Flushes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0 += 1;
        Ok(())
    }
}

#[test]
fn waiting_requests_are_answered_in_one_go_and_single_ones_at_once() {
    let input = "{\"id\":1,\"cmd\":\"close\",\"table\":1}\n".repeat(500);
    let mut sent = Flushes::default();
    pump(&mut Engine::new(toy()), input.as_bytes(), &mut sent).unwrap();
    assert!(sent.0 < 10, "{} flushes", sent.0);
    let mut sent = Flushes::default();
    let one_by_one = input.split_inclusive('\n').map(str::as_bytes);
    let input = one_by_one.fold(Box::new(io::empty()) as Box<dyn Read>, |all, line| Box::new(all.chain(line)));
    pump(&mut Engine::new(toy()), input, &mut sent).unwrap();
    assert!(sent.0 >= 500, "{} flushes", sent.0);
}

#[test]
fn a_caller_who_goes_away_is_no_disaster() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = pump(&mut Engine::new(toy()), &b"{\"id\":1,\"cmd\":\"games\"}\n"[..], Gone).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}
