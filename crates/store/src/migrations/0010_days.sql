-- What is dealt on a day, counted from 1970; the seed is a secret until the day is over. `par` is what a bot came to, as JSON.
CREATE TABLE days (
    day  INTEGER NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    par  TEXT,
    PRIMARY KEY (day, game)
){without_rowid};
-- Tries of it. The one with number 0 counts; it has points once it is done, in time and not given up.
CREATE TABLE day_tries (
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    account  BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    table_id BIGINT NOT NULL,
    points   BIGINT,
    margin   BIGINT,
    place    BIGINT,
    -- Whether its table was told that the day is over.
    opened   BOOLEAN NOT NULL,
    PRIMARY KEY (day, game, account, number)
){without_rowid};
CREATE UNIQUE INDEX day_tries_at ON day_tries (table_id);
CREATE INDEX day_tries_best ON day_tries (day, game, number, margin);
CREATE INDEX day_tries_of ON day_tries (account);
CREATE INDEX day_tries_closed ON day_tries (opened, day);
