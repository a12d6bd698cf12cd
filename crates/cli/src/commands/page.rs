//! Reports as one page that needs nothing else.

use crate::Failure;
use std::path::Path;

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#2b2118;\
background:#faf5ea}h1,h2{font-weight:normal}h2{margin-top:2.5rem;border-bottom:1px solid #d8c9ab}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .8rem;text-align:right;border-bottom:1px solid #d8c9ab}\
th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto;display:block;margin:1rem 0}\
.muted{color:#6b5a45}.told{color:#8c2f1b}code{background:#efe5d0;padding:.1rem .3rem}\
details{margin:.5rem 0}summary{cursor:pointer;color:#6b5a45}.wide{overflow-x:auto}";

/// The page with this title and content, which is HTML.
pub(super) fn page(title: &str, content: &str) -> String {
    let title = escaped(title);
    // Within a page a plot needs no name for what it is made of.
    let content = content.replace(" xmlns=\"http://www.w3.org/2000/svg\"", "");
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><h1>{title}</h1>{content}</body></html>\n"
    )
}

/// Can a report be written there? What is there stays as it is.
pub(super) fn may_write(file: &Path) -> Result<(), Failure> {
    let new = !file.exists();
    let opened = std::fs::OpenOptions::new().append(true).create(true).open(file).map(drop);
    let tried = opened.and_then(|()| if new { std::fs::remove_file(file) } else { Ok(()) });
    tried.map_err(|error| Failure::Misuse(format!("{} cannot be written: {error}", file.display())))
}

/// Writes a report.
pub(super) fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text)
        .map_err(|error| Failure::Misuse(format!("{} cannot be written: {error}", file.display())))
}

/// Text within HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
