-- The log, so that it cannot have holes. A step says where it begins and where it ends, which step it follows
-- (the one that ends where it begins, with the same hash), and what all steps up to it come to. `follows` is the same as
-- `seq`, and nothing for the first step, so that the database itself refuses a step that follows nothing. What was in
-- `log` is taken over by the program, which knows how to make the hashes.
CREATE TABLE steps (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    upto BIGINT NOT NULL,
    follows BIGINT,
    entries TEXT NOT NULL,
    at BIGINT NOT NULL,
    prior TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, upto, chain),
    CHECK (upto > seq),
    CHECK ((seq = 0 AND follows IS NULL) OR (seq > 0 AND follows IS NOT NULL AND follows = seq)),
    FOREIGN KEY (table_id, follows, prior) REFERENCES steps (table_id, upto, chain)
);
