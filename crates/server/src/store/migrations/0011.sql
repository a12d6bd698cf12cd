-- A person's tables are found by the time they were opened, however many there are: `going` is 1 while a game can still be played,
-- 0 when it is over, nothing when it was given up before the start.
ALTER TABLE players ADD COLUMN created BIGINT;
ALTER TABLE players ADD COLUMN going BIGINT;
UPDATE players SET
    created = (SELECT created FROM tables WHERE id = players.table_id),
    going = (SELECT CASE status WHEN 'gathering' THEN 1 WHEN 'running' THEN 1 WHEN 'finished' THEN 0 END
        FROM tables WHERE id = players.table_id);
CREATE INDEX players_by_time ON players (person, going, created);
DROP INDEX players_by_person;
