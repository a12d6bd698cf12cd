//! The program from outside: the line protocol and the command line, with the toy game of core's tests.

#![allow(clippy::needless_pass_by_value, clippy::naive_bytecount, clippy::format_collect)]

mod arena;
#[path = "../../../core/tests/toy/bluff/mod.rs"]
#[allow(dead_code)]
mod bluff;
mod commands;
mod garbage;
mod lab;
mod pipe;
mod promises;
mod protocol;
mod records;
mod transcript;

use bluff::{Bluff, First};
use quintain::engine::{Engine, Flow};
use quintain_bots::Random;
use quintain_core::registry::{Edition, Registry};
use serde_json::Value;

/// The toy alone, with two bots.
fn toy() -> Registry {
    let bluff = Edition::<Bluff>::new().with_bot("random", Random::boxed).with_bot("first", || Box::new(First));
    Registry::new().with(bluff)
}

/// An engine that is asked and answers in JSON.
struct Caller {
    engine: Engine,
}

impl Caller {
    fn new(registry: Registry) -> Self {
        Self { engine: Engine::new(registry) }
    }

    /// Sends a line, whatever it is, and makes sure that exactly one reply comes back.
    fn send(&mut self, line: impl AsRef<[u8]>) -> Value {
        let mut out = Vec::new();
        self.engine.answer(line.as_ref(), &mut out);
        assert_eq!(out.iter().filter(|&&byte| byte == b'\n').count(), 1, "one line back");
        assert_eq!(out.last(), Some(&b'\n'));
        serde_json::from_slice(&out).expect("a reply is JSON")
    }

    /// Sends a request and expects success.
    fn ask(&mut self, request: Value) -> Value {
        let reply = self.send(request.to_string());
        assert!(reply.get("error").is_none(), "{request} -> {reply}");
        assert_eq!(reply["id"], request["id"]);
        reply
    }

    /// Sends a request and expects an error; its code.
    fn refused(&mut self, request: Value) -> (String, Value) {
        let reply = self.send(request.to_string());
        assert_eq!(reply["id"], request["id"]);
        let error = reply.get("error").unwrap_or_else(|| panic!("{request} -> {reply}")).clone();
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
        (error["code"].as_str().expect("a code").to_owned(), error)
    }

    fn quit(&mut self) -> Flow {
        self.engine.answer(br#"{"cmd":"quit"}"#, &mut Vec::new())
    }
}
