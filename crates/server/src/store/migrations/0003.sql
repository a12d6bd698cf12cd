-- A session for each device: what the cookie names. People who had a cookie before keep it: it named the person.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
INSERT INTO sessions (id, person, device, created, seen) SELECT id, id, '', created, created FROM people;

-- The logs of finished games, each packed into one row: all its steps with their hashes.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    length BIGINT NOT NULL,
    steps TEXT NOT NULL
);
CREATE INDEX tables_by_finished ON tables (status, finished);
