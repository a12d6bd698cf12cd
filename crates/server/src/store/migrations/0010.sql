-- Where a person is written to. Before `confirmed` an address is sent nothing but the question whether it is theirs, at `asked`.
-- `secret` stands in the links of its letters; `failures` counts the letters in a row that were refused for good.
CREATE TABLE mails (
    person TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    asked BIGINT NOT NULL,
    confirmed BIGINT,
    failures BIGINT NOT NULL
);
CREATE UNIQUE INDEX mails_by_secret ON mails (secret);

-- Calls wait for each way apart, so that one that is blocked keeps no other waiting.
CREATE TABLE calls_by_way (
    person TEXT NOT NULL,
    way TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (person, way, table_id, kind)
);
INSERT INTO calls_by_way (person, way, table_id, kind, about, due, tries)
    SELECT person, 'push', table_id, kind, about, due, tries FROM calls;
DROP TABLE calls;
ALTER TABLE calls_by_way RENAME TO calls;
CREATE INDEX calls_by_due ON calls (way, due);

CREATE TABLE called_by_way (
    person TEXT NOT NULL,
    way TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, way)
);
INSERT INTO called_by_way (person, way, at) SELECT person, 'push', at FROM called;
DROP TABLE called;
ALTER TABLE called_by_way RENAME TO called;
