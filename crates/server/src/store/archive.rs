//! Finished games, packed: what is kept for ever takes little room. Tables that never began are forgotten after a while.

use super::chain::StoredStep;
use super::{Arg, Store, StoreError, sql};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::{Deserialize, Serialize};
use sqlx::Row;

/// As hard as it packs.
const LEVEL: u8 = 10;
/// No record is larger than this.
const LARGEST: usize = 256 * 1024 * 1024;

#[derive(Serialize, Deserialize)]
struct Packed(i64, i64, String, String, String, i64);

fn pack(steps: &[(StoredStep, i64)]) -> String {
    let rows = steps.iter().map(|(step, at)| {
        let StoredStep { seq, upto, entries, prior, chain } = step.clone();
        Packed(seq, upto, entries, prior, chain, *at)
    });
    let text = serde_json::to_vec(&rows.collect::<Vec<_>>()).unwrap_or_default();
    base64(&compress_to_vec_zlib(&text, LEVEL))
}

pub(super) fn unpack(text: &str) -> Option<Vec<StoredStep>> {
    let bytes = decompress_to_vec_zlib_with_limit(&from_base64(text)?, LARGEST).ok()?;
    let rows: Vec<Packed> = serde_json::from_slice(&bytes).ok()?;
    let step = |Packed(seq, upto, entries, prior, chain, _)| StoredStep { seq, upto, entries, prior, chain };
    Some(rows.into_iter().map(step).collect())
}

impl Store {
    /// The steps of a packed log.
    pub(super) async fn unpacked(&self, id: &str) -> Result<Vec<StoredStep>, StoreError> {
        let query = sqlx::query("SELECT steps FROM archive WHERE table_id = $1").bind(id.to_owned());
        let Some(row) = query.fetch_optional(&self.reads).await? else { return Ok(Vec::new()) };
        let damaged = || StoreError::Decode(Box::new(super::Damaged("it cannot be unpacked".to_owned())));
        unpack(&row.try_get::<String, _>(0)?).ok_or_else(damaged)
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
        let text = "SELECT COUNT(*) FROM players p JOIN tables t ON t.id = p.table_id
             WHERE p.person = $1 AND t.status IN ('gathering', 'running')";
        sqlx::query(text).bind(person.to_owned()).fetch_one(&self.reads).await?.try_get(0)
    }
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Text for a column of text, three bytes in four letters.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for digit in 0..=chunk.len() {
            text.push(DIGITS[(word >> (18 - 6 * digit)) as usize & 63] as char);
        }
    }
    text
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for chunk in text.as_bytes().chunks(4) {
        let mut word = 0u32;
        for letter in chunk {
            word = word << 6 | DIGITS.iter().position(|digit| digit == letter)? as u32;
        }
        word <<= 6 * (4 - chunk.len());
        let [_, a, b, c] = word.to_be_bytes();
        bytes.extend_from_slice(&[a, b, c][..(chunk.len() * 3 / 4)]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        for length in 0..50u8 {
            let bytes: Vec<u8> = (0..length).map(|n| n.wrapping_mul(37)).collect();
            assert_eq!(from_base64(&base64(&bytes)), Some(bytes));
        }
        assert_eq!(base64(b"Quintain"), "UXVpbnRhaW4");
        assert_eq!(from_base64("a!"), None);
        let step = |seq: i64| StoredStep {
            seq,
            upto: seq + 1,
            entries: r#"[{"chance":[1]}]"#.to_owned(),
            prior: format!("p{seq}"),
            chain: format!("c{seq}"),
        };
        let steps: Vec<_> = (0..9).map(|seq| (step(seq), 7)).collect();
        let out = unpack(&pack(&steps)).unwrap();
        assert_eq!(out.len(), 9);
        assert!(out.iter().zip(&steps).all(|(out, (step, _))| out.chain == step.chain && out.entries == step.entries));
    }
}
