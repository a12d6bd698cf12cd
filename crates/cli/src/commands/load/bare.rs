//! The ceiling: a server that passes each message on to the four sockets of a table, at the length of an
//! update, and does nothing else.

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::routing::any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

type Tables = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// Serves until the process ends.
pub(crate) async fn serve(address: &str) -> std::io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    let router = Router::new().route("/health", any(|| async { "alive\n" })).route("/bare", any(upgrade));
    axum::serve(listener, router.with_state(Tables::default())).await
}

async fn upgrade(State(tables): State<Tables>, upgrade: WebSocketUpgrade) -> axum::response::Response {
    upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(move |socket| pass_on(socket, tables))
}

async fn pass_on(mut socket: WebSocket, tables: Tables) {
    let Some(Ok(Message::Text(table))) = socket.recv().await else { return };
    let Some((table, bytes)) = table.split_once(' ') else { return };
    let (table, bytes) = (table.to_owned(), bytes.parse::<usize>().unwrap_or_default());
    let (send, mut receive) = mpsc::channel(64);
    tables.lock().unwrap_or_else(PoisonError::into_inner).entry(table.clone()).or_default().push(send);
    loop {
        tokio::select! {
            message = receive.recv() => {
                let Some(message) = message else { return };
                if socket.send(Message::Text(message)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => {
                let Some(Ok(Message::Text(text))) = message else { return };
                if text.as_str() == super::drive::PING {
                    if socket.send(Message::Text(text)).await.is_err() {
                        return;
                    }
                    continue;
                }
                let update: Utf8Bytes = format!("{:u<bytes$}", text.as_str()).into();
                let others = tables.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned();
                for other in others.into_iter().flatten() {
                    let _ = other.try_send(update.clone());
                }
            }
        }
    }
}
