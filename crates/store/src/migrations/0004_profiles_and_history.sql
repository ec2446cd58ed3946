-- What somebody shows of themselves. Whoever has no row shows everything.
CREATE TABLE profiles (
    account BIGINT PRIMARY KEY,
    -- The coin they had struck, as the server writes it; NULL for the one they were born with.
    coin    TEXT,
    hidden  BOOLEAN NOT NULL
);
-- Every finished game has results, also one that is not rated; a rated one has the rating after it and what it gained.
ALTER TABLE results ADD COLUMN rated BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE results ADD COLUMN rating {real};
ALTER TABLE results ADD COLUMN gain {real};
-- The points by category, as the server writes them.
ALTER TABLE results ADD COLUMN sheet TEXT;
CREATE INDEX results_by_time ON results (player, at, table_id);
-- Unrated games that were over before are not told anew.
UPDATE tables SET settled = TRUE WHERE phase = 'finished' AND NOT rated;
