//! `quintain engine`: the line protocol on standard input and output.

use crate::Failure;
use crate::engine::{Engine as Talk, pump};
use clap::Args;
use quintain_core::registry::Registry;
use std::io::{self, Write};

/// Play by JSON: one request per line in, one reply per line out.
///
/// It is to these games what UCI is to chess: bots in any language, test oracles and research
/// environments are built on it. Every request gets exactly one reply with the same `id`; an error
/// changes nothing; only `quit` and the end of input end the program. docs/protocol.md is the reference.
#[derive(Args, Debug)]
#[command(after_help = r#"Example, typed by hand:
  $ quintain engine
  {"id":1,"cmd":"new","game":"hearts","preset":"even-4","seed":7}
  {"id":2,"cmd":"next","table":1}
  {"id":3,"cmd":"moves","table":1,"seat":0,"lang":"en"}
  {"id":4,"cmd":"quit"}"#)]
pub struct Engine {}

impl Engine {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        let Self {} = self;
        Ok(pump(&mut Talk::new(registry.clone()), io::stdin().lock(), out)?)
    }
}
