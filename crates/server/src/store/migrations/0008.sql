-- Reports say whom they are about, and when an operator was done with them. One about a person rather than a line of chat has no
-- table, and its moment in place of the line.
ALTER TABLE reports ADD COLUMN about TEXT;
ALTER TABLE reports ADD COLUMN settled BIGINT;
CREATE INDEX reports_by_time ON reports (at);

-- What operators did about people, and why. `until` is the end of a silence; `seen` is when the person has read it.
CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    until BIGINT,
    reason TEXT NOT NULL,
    seen BIGINT
);
CREATE INDEX acts_by_time ON acts (at);
CREATE INDEX acts_by_person ON acts (person, at);

-- People who may not write, and until when; and those whose account is closed, for whom `closed` is 1.
CREATE TABLE standing (
    person TEXT PRIMARY KEY,
    silent_until BIGINT NOT NULL,
    closed BIGINT NOT NULL
);
