-- A person's page. Each result says how the game ended, in whose company it was played (0 alone, 1 with bots, 2 with
-- people), and what the game tells the statistician about the seat, as JSON; `facts` is nothing until the record of an
-- older game was replayed, and `filler` names the process that did it.
ALTER TABLE results ADD COLUMN ending TEXT;
ALTER TABLE results ADD COLUMN company BIGINT;
ALTER TABLE results ADD COLUMN facts TEXT;
ALTER TABLE results ADD COLUMN filler TEXT;
CREATE INDEX results_by_time ON results (person, finished, table_id);
CREATE INDEX results_by_kind ON results (person, game, company, won, finished, table_id);
CREATE INDEX results_untold ON results (table_id) WHERE facts IS NULL;

-- The results of a person, added up: however many games there are, a page reads a few rows. `kind` and `value` are a fact
-- of the games counted here; `total` is the sum of a quantity in thousandths; `best` is the best score.
CREATE TABLE tallies (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    company BIGINT NOT NULL,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    total BIGINT NOT NULL,
    best BIGINT NOT NULL,
    PRIMARY KEY (person, game, company, kind, value)
);

-- How a person likes the house, as JSON: it follows them from device to device.
CREATE TABLE preferences (
    person TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- People who have deleted their account while their name still stands at some tables.
CREATE TABLE leavers (
    person TEXT PRIMARY KEY
);

-- What open tables are looked for by: free seats, the kind of clock, the language of the host.
ALTER TABLE tables ADD COLUMN free BIGINT;
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN lang TEXT;
CREATE INDEX tables_listed ON tables (listed, status, created, id, game, free, clock, lang);
