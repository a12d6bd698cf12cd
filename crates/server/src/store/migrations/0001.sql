-- One schema for SQLite and PostgreSQL: text, 64-bit integers, nothing else. Times are milliseconds
-- since 1970.

-- Things every process of one installation must share, such as the key that signs cookies.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- People. A guest has neither login nor password.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    arms TEXT NOT NULL,
    lang TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Whose chat a person does not want to see.
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);

-- Tables. `meta` is everything that is no secret; `version` rises with each change of it, so that
-- two processes cannot overwrite each other. `due` is when somebody's time runs out.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT,
    due BIGINT,
    version BIGINT NOT NULL,
    meta TEXT NOT NULL,
    secret TEXT
);
CREATE INDEX tables_by_status ON tables (status, listed, created);
CREATE INDEX tables_by_due ON tables (due);

-- Who sits where: to find a person's tables.
CREATE TABLE players (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX players_by_person ON players (person);

-- The truth: what happened at each table. One row is one step: a move with the luck that followed from
-- it. `seq` is the number of its first entry, so that of two processes only one can write it.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    entries TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A table's state at one point of its log, so that only what came after it is replayed, and a later correction
-- of a rule does not disturb a game that has gone past it. The log stays complete.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    snapshot TEXT NOT NULL
);

-- Sealed choices that wait for the others.
CREATE TABLE sealed (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    decision BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE reports (
    table_id TEXT NOT NULL,
    line BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, line, reporter)
);
