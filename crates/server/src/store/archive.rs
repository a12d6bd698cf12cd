//! Finished games, packed: what is kept for ever takes little room. Tables that never began are forgotten after a while.

use super::chain::{Head, StoredStep};
use super::{Arg, Store, StoreError, sql};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};
use sqlx::Row;

/// As hard as it packs.
const LEVEL: u8 = 10;
/// No record is larger than this.
const LARGEST: usize = 256 * 1024 * 1024;

/// A packed log. Hashes take no packing and can be worked out again: only the last is kept, and proves the others.
#[derive(Serialize)]
struct Short<'a> {
    chain: &'a str,
    steps: Vec<(usize, &'a str, i64)>,
}

/// What stands in a pack: how many entries a step has, their text, and when it was written. Older packs have whole rows.
#[derive(Deserialize)]
#[serde(untagged)]
enum Packed {
    Short { chain: String, steps: Vec<(usize, String, i64)> },
    Whole(Vec<(i64, i64, String, String, String, i64)>),
}

fn pack(steps: &[(StoredStep, i64)]) -> String {
    let short = Short {
        chain: steps.last().map_or("", |(step, _)| &step.chain),
        steps: steps.iter().map(|(step, at)| ((step.upto - step.seq) as usize, step.entries.as_str(), *at)).collect(),
    };
    let text = serde_json::to_vec(&short).unwrap_or_default();
    STANDARD_NO_PAD.encode(compress_to_vec_zlib(&text, LEVEL))
}

/// The steps of a table's packed log; `None` if they are not what was packed.
pub(super) fn unpack(table: &str, text: &str) -> Option<Vec<StoredStep>> {
    let bytes = decompress_to_vec_zlib_with_limit(&STANDARD_NO_PAD.decode(text).ok()?, LARGEST).ok()?;
    match serde_json::from_slice(&bytes).ok()? {
        Packed::Whole(rows) => {
            let step = |(seq, upto, entries, prior, chain, _)| StoredStep { seq, upto, entries, prior, chain };
            Some(rows.into_iter().map(step).collect())
        }
        Packed::Short { chain, steps } => {
            let mut head = Head::start(table);
            let mut unpacked = Vec::with_capacity(steps.len());
            for (count, entries, _) in steps {
                let next = head.after(&entries, count);
                unpacked.push(StoredStep {
                    seq: head.length() as i64,
                    upto: next.length() as i64,
                    entries,
                    prior: head.chain().to_owned(),
                    chain: next.chain().to_owned(),
                });
                head = next;
            }
            (unpacked.is_empty() || head.chain() == chain).then_some(unpacked)
        }
    }
}

impl Store {
    /// The steps of a packed log.
    pub(super) async fn unpacked(&self, id: &str) -> Result<Vec<StoredStep>, StoreError> {
        let query = sqlx::query("SELECT steps FROM archive WHERE table_id = $1").bind(id.to_owned());
        let Some(row) = query.fetch_optional(&self.reads).await? else { return Ok(Vec::new()) };
        let damaged = || StoreError::Decode(Box::new(super::Damaged("it cannot be unpacked".to_owned())));
        unpack(id, &row.try_get::<String, _>(0)?).ok_or_else(damaged)
    }

    /// Packs the logs of games that were over before then, at most `limit` of them, and says how many.
    pub async fn pack_finished(&self, before: u64, limit: i64) -> Result<usize, StoreError> {
        let text = "SELECT id FROM tables t WHERE status = 'finished' AND finished < $1
             AND EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id) ORDER BY finished LIMIT $2";
        let tables = sqlx::query(text).bind(before as i64).bind(limit).fetch_all(&self.reads).await?;
        for table in &tables {
            self.pack_log(&table.try_get::<String, _>(0)?).await?;
        }
        Ok(tables.len())
    }

    async fn pack_log(&self, id: &str) -> Result<(), StoreError> {
        let text = "SELECT seq, upto, entries, prior, chain, at FROM steps WHERE table_id = $1 ORDER BY seq";
        let rows = sqlx::query(text).bind(id.to_owned()).fetch_all(&self.reads).await?;
        let mut steps = Vec::new();
        for row in &rows {
            steps.push((super::rows::stored_step(row)?, row.try_get::<i64, _>("at")?));
        }
        let length = steps.last().map_or(0, |(step, _)| step.upto);
        let pack_in = "INSERT INTO archive (table_id, length, steps) VALUES ($1, $2, $3)";
        let id: Arg = id.into();
        self.run(vec![
            sql(pack_in, [id.clone(), length.into(), pack(&steps).into()]),
            sql("DELETE FROM steps WHERE table_id = $1", [id.clone()]),
            sql("DELETE FROM snapshots WHERE table_id = $1", [id.clone()]),
            sql("DELETE FROM sealed WHERE table_id = $1", [id]),
        ])
        .await
        .map(|_| ())
    }

    /// Forgets tables that were opened before then and never began, with what was said at them.
    pub async fn forget_tables(&self, before: u64) -> Result<u64, StoreError> {
        let old = "SELECT id FROM tables WHERE status IN ('gathering', 'closed') AND created < $1";
        let ids = sqlx::query(old).bind(before as i64).fetch_all(&self.reads).await?;
        for row in &ids {
            let id: Arg = row.try_get::<String, _>(0)?.into();
            let all = [
                "DELETE FROM chat WHERE table_id = $1",
                "DELETE FROM players WHERE table_id = $1",
                "DELETE FROM steps WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1 AND status IN ('gathering', 'closed')",
            ];
            self.run(all.into_iter().map(|text| sql(text, [id.clone()])).collect()).await?;
        }
        Ok(ids.len() as u64)
    }

    /// How many games that are not over this person has a seat at.
    pub async fn unfinished(&self, person: &str) -> Result<i64, StoreError> {
        let text = "SELECT COUNT(*) FROM players WHERE person = $1 AND going = 1";
        sqlx::query(text).bind(person.to_owned()).fetch_one(&self.reads).await?.try_get(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quintain_core::chance::{Fast, Luck as _};
    use quintain_core::record::Stamp;
    use quintain_core::table::LuckSource;
    use quintain_core::{Lang, Next};

    fn log(length: usize) -> Vec<(StoredStep, i64)> {
        let mut head = Head::start("t");
        let mut steps = Vec::new();
        for n in 0..length {
            let entries = format!(r#"[{{"chance":[{n}]}},{{"undo":0}}]"#);
            let next = head.after(&entries, 2);
            let (prior, chain) = (head.chain().to_owned(), next.chain().to_owned());
            let step = StoredStep { seq: head.length() as i64, upto: next.length() as i64, entries, prior, chain };
            steps.push((step, 1_700_000_000_000 + n as i64));
            head = next;
        }
        steps
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        for length in [0, 1, 9] {
            let steps = log(length);
            let out = unpack("t", &pack(&steps)).unwrap();
            assert_eq!(out.len(), length);
            let mut head = Head::start("t");
            assert!(out.iter().all(|step| head.follow(step).is_ok()));
            assert_eq!(head.chain(), steps.last().map_or(Head::start("t").chain(), |(step, _)| step.chain.as_str()));
        }
    }

    #[test]
    fn another_table_and_changed_text_are_seen() {
        let mut steps = log(5);
        assert!(unpack("u", &pack(&steps)).is_none());
        steps[2].0.entries = r#"[{"chance":[7]},{"undo":0}]"#.to_owned();
        assert!(unpack("t", &pack(&steps)).is_none());
        assert!(unpack("t", "a!").is_none());
    }

    #[test]
    fn older_packs_are_read() {
        let rows: Vec<_> = log(4)
            .into_iter()
            .map(|(step, at)| (step.seq, step.upto, step.entries, step.prior, step.chain, at))
            .collect();
        let text = STANDARD_NO_PAD.encode(compress_to_vec_zlib(&serde_json::to_vec(&rows).unwrap(), LEVEL));
        let out = unpack("t", &text).unwrap();
        assert!(out.iter().zip(log(4)).all(|(out, (step, _))| out.chain == step.chain && out.entries == step.entries));
    }

    /// What a finished game takes for ever: at most 15 KB, whatever game it was.
    #[test]
    fn a_finished_game_takes_little_room() {
        for game in quintain_bots::registry().games() {
            for preset in game.about().presets {
                let mut table = game.open(&preset.options, LuckSource::seed(1)).unwrap();
                let (mut head, mut steps, mut told) = (Head::start("t"), Vec::new(), 0);
                let mut luck = Fast::new(7);
                let mut at = 1_700_000_000_000;
                loop {
                    at += 1_000 + u64::from(luck.below(9_000));
                    let stamp = Stamp { at: Some(at), by: Some("p4kq7xn2m8v3".to_owned()) };
                    table.deal(&stamp);
                    let Next::Decide { seats, .. } = table.next() else { break };
                    let seat = seats.first().unwrap();
                    let moves = table.legal(seat);
                    let mv = moves[luck.below(moves.len() as u32) as usize].clone();
                    table.play(seat, &mv, stamp.clone(), Lang::En).unwrap();
                    table.deal(&stamp);
                    let new = table.entries_since(told);
                    told += new.len();
                    let entries = serde_json::to_string(&new).unwrap();
                    let next = head.after(&entries, new.len());
                    let (prior, chain) = (head.chain().to_owned(), next.chain().to_owned());
                    let step = StoredStep { seq: head.length() as i64, upto: told as i64, entries, prior, chain };
                    steps.push((step, at as i64));
                    head = next;
                }
                let size = pack(&steps).len();
                println!("{} {}: {} moves, {size} bytes", game.id(), preset.id, steps.len());
                assert!(size <= 15 * 1024, "{} {}: {size} bytes", game.id(), preset.id);
            }
        }
    }
}
