-- The points of a rival whom the rules play, such as Victoria; nothing where there was none, or where the game ended
-- before they were kept.
ALTER TABLE results ADD COLUMN rival BIGINT;
