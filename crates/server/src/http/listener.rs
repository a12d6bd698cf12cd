//! The door: who may come in, how many at once, and how long one may stand there silently.
//!
//! A connection that sends no head of a request, or half of one, is closed; so is one that does not take what it is
//! sent. One address (of IPv6: one network) holds a share of all connections and no more.

use crate::hall::Hall;
use crate::limits::network;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::time::{Sleep, sleep};
use tower_service::Service as _;

/// The head of a request must be there after so long; a connection that asks for nothing more is closed after it.
const HEAD: Duration = Duration::from_secs(15);
/// Whoever does not take what they are sent for so long is gone.
const STALLED: Duration = Duration::from_secs(8);
/// What the system keeps for somebody who does not read; it takes twice of it.
const SEND_BUFFER: u32 = 32 * 1024;
/// The most connections that wait to be let in.
const BACKLOG: u32 = 1024;
/// Descriptors that are not for connections: the database, the log.
const OTHER_FILES: usize = 64;

const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\n\
    connection: close\r\ncontent-length: 92\r\n\r\n\
    {\"code\":\"too-many-connections\",\"message\":\"too many connections: close some, then try again\"}";

/// Opens the door.
pub async fn open(address: &str) -> io::Result<TcpListener> {
    let mut last = io::Error::new(io::ErrorKind::InvalidInput, "this is no address");
    for address in tokio::net::lookup_host(address).await? {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.set_reuseaddr(true)?;
        socket.set_send_buffer_size(SEND_BUFFER)?;
        match socket.bind(address).and_then(|()| socket.listen(BACKLOG)) {
            Ok(listener) => return Ok(listener),
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Lets people in until it is told to stop, then waits for what is under way.
pub(crate) async fn serve(listener: TcpListener, hall: Hall, mut stop: oneshot::Receiver<()>) {
    let app = super::router(hall.clone());
    let places = Places::new(&hall);
    let (closing, under_way) = watch::channel(());
    loop {
        let (stream, peer) = tokio::select! {
            _ = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be let in: are there descriptors left?");
                    sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
        };
        let Some(place) = places.take(peer) else {
            hall.metrics().refused("too-many-connections");
            tokio::spawn(refuse(stream));
            continue;
        };
        // A move must not wait for the next one to fill a packet.
        let _ = stream.set_nodelay(true);
        let app = app.clone();
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let mut app = app.clone();
            async move { app.call(request).await }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .max_buf_size(32 * 1024)
            .serve_connection(TokioIo::new(Patient { stream, stalled: None, _place: place }), service)
            .with_upgrades();
        let mut closes = under_way.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                _ = connection.as_mut() => true,
                _ = closes.changed() => false,
            };
            if !ended {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        });
    }
    drop((listener, under_way));
    let _ = closing.send(());
    let _ = tokio::time::timeout(Duration::from_secs(8), closing.closed()).await;
}

async fn refuse(stream: TcpStream) {
    let _ = stream.try_write(REFUSAL);
    // The refusal is read before the line is cut, if it is read at all.
    sleep(Duration::from_millis(200)).await;
}

/// How many may be there: of one address, and in all.
struct Places {
    counts: Arc<Mutex<Counts>>,
    all: usize,
    each: usize,
}

#[derive(Default)]
struct Counts {
    all: usize,
    of: HashMap<String, usize>,
    warned: bool,
}

/// A place that is taken until this is dropped.
struct Place {
    counts: Arc<Mutex<Counts>>,
    network: String,
}

impl Places {
    fn new(hall: &Hall) -> Self {
        let descriptors = descriptors().map_or(usize::MAX, |limit| limit.saturating_sub(OTHER_FILES));
        if descriptors < hall.config().connections {
            tracing::warn!(descriptors, wanted = hall.config().connections, "descriptors limit the connections");
        }
        // Behind a proxy all connections come from one address.
        let each = if hall.config().behind_proxy { usize::MAX } else { hall.config().connections_each };
        Self { counts: Arc::default(), all: hall.config().connections.min(descriptors), each }
    }

    fn take(&self, peer: SocketAddr) -> Option<Place> {
        let network = network(peer.ip());
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let here = counts.of.get(&network).copied().unwrap_or_default();
        let full = counts.all >= self.all;
        if full || here >= self.each {
            if !counts.warned {
                tracing::warn!(
                    network,
                    of_it = here,
                    connections = counts.all,
                    "too many connections: some are refused"
                );
                counts.warned = true;
            }
            return None;
        }
        if counts.all < self.all - self.all / 5 {
            counts.warned = false;
        } else if !counts.warned {
            tracing::warn!(connections = counts.all, most = self.all, "connections are running low");
            counts.warned = true;
        }
        counts.all += 1;
        counts.of.insert(network.clone(), here + 1);
        Some(Place { counts: Arc::clone(&self.counts), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.all -= 1;
        if let Some(here) = counts.of.get_mut(&self.network) {
            *here -= 1;
            if *here == 0 {
                counts.of.remove(&self.network);
            }
        }
    }
}

/// How many files this process may open; `None` where nobody says.
fn descriptors() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

/// A stream that is given up when what is written to it is not taken.
struct Patient {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Patient {
    fn waits<T>(&mut self, polled: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.stalled = None;
            return polled;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => {
                // What they did not take is thrown away with the connection: the system would keep it for minutes.
                let _ = self.stream.set_zero_linger();
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.waits(polled, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.waits(polled, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_flush(context);
        self.waits(polled, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let polled = Pin::new(&mut self.stream).poll_shutdown(context);
        self.waits(polled, context)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_refusal_says_how_long_it_is() {
        let text = str::from_utf8(super::REFUSAL).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}", body.len())), "{}", body.len());
        assert_eq!(serde_json::from_str::<serde_json::Value>(body).unwrap()["code"], "too-many-connections");
    }
}
