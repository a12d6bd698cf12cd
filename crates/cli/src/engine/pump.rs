//! Between a pipe and the engine: lines of bounded length in, replies in batches out.

use super::{Engine, Flow};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};

/// The longest line that is read, in bytes; longer ones are skipped and answered with an error.
pub const MAX_LINE: usize = 4 << 20;
/// Buffers that have grown beyond this are not kept.
const BUFFER: usize = 64 << 10;

/// Answers every line of `input` until it ends or the caller quits. Replies are written when no
/// further whole line is waiting, so that a caller who sends many requests at once is answered in
/// batches and a caller who waits for each reply never waits in vain.
pub fn pump(engine: &mut Engine, input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut line = Line::default();
    let mut out = Vec::with_capacity(BUFFER);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            if !line.is_empty() {
                line.finish(&[], engine, &mut out);
            }
            return send(&mut output, &mut out);
        }
        let Some(end) = memchr::memchr(b'\n', chunk) else {
            let len = chunk.len();
            line.extend(chunk);
            input.consume(len);
            continue;
        };
        let flow = line.finish(&chunk[..end], engine, &mut out);
        input.consume(end + 1);
        let drained = memchr::memchr(b'\n', input.buffer()).is_none();
        if drained || out.len() > BUFFER || flow == Flow::Quit {
            send(&mut output, &mut out)?;
        }
        if flow == Flow::Quit {
            return Ok(());
        }
    }
}

/// The beginning of a line whose end has not arrived yet.
#[derive(Default)]
struct Line {
    kept: Vec<u8>,
    too_long: bool,
}

impl Line {
    fn is_empty(&self) -> bool {
        self.kept.is_empty() && !self.too_long
    }

    fn extend(&mut self, chunk: &[u8]) {
        if self.too_long || self.kept.len() + chunk.len() > MAX_LINE {
            *self = Self { kept: Vec::new(), too_long: true };
        } else {
            self.kept.extend_from_slice(chunk);
        }
    }

    /// The line ends with this chunk: answer it and start afresh.
    fn finish(&mut self, chunk: &[u8], engine: &mut Engine, out: &mut Vec<u8>) -> Flow {
        if self.is_empty() {
            return engine.answer(chunk, out);
        }
        self.extend(chunk);
        let flow = if self.too_long {
            engine.answer_too_long(out);
            Flow::GoOn
        } else {
            engine.answer(&self.kept, out)
        };
        self.too_long = false;
        self.kept.clear();
        self.kept.shrink_to(BUFFER);
        flow
    }
}

fn send(output: &mut impl Write, out: &mut Vec<u8>) -> io::Result<()> {
    output.write_all(out)?;
    output.flush()?;
    out.clear();
    out.shrink_to(4 * BUFFER);
    Ok(())
}
