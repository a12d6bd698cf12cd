-- Tables at which the same people play one game after the other: the id of the first of them.
ALTER TABLE tables ADD COLUMN series TEXT;
CREATE INDEX tables_by_series ON tables (series, created);
