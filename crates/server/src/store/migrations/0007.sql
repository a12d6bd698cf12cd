-- Where a device is called: the address that its browser gave, and the keys with which messages to it are sealed. It goes with
-- the session of the device. `failures` counts the calls in a row that did not arrive.
CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    session TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL,
    failures BIGINT NOT NULL
);
CREATE INDEX devices_by_person ON devices (person, created);
CREATE INDEX devices_by_session ON devices (session);

-- Calls that wait until they are due: one of each kind for each table. `about` is the name of whoever it is about.
CREATE TABLE calls (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, kind)
);
CREATE INDEX calls_by_due ON calls (due);

-- When a person was last told that it is their turn: many turns are one notice.
CREATE TABLE called (
    person TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
