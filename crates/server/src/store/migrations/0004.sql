-- What each person reached in each finished game: their best results and the path of a campaign are read off it. A row is
-- written together with the last step of the game. `options` are the options as JSON; `gone` is 1 if the person had left
-- and somebody else played on. What was finished before is added by the program.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    preset TEXT,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    won BIGINT NOT NULL,
    gone BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, game, finished);
