//! A server for trying out the web client: `cargo run -p quintain-server --example serve [ADDRESS [DATABASE]]`.

use quintain_server::Config;

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let mut config = Config::default();
    config.listen = args.next().unwrap_or(config.listen);
    config.database = args.next().unwrap_or(config.database);
    println!("http://{}", config.listen);
    if let Err(error) = quintain_server::serve(config, quintain_bots::registry()).await {
        eprintln!("{error}");
        std::process::exit(1);
    }
}
