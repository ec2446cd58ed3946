-- Whoever looks for somebody to play with, now.
CREATE TABLE seeking (
    account  BIGINT PRIMARY KEY,
    -- Keys of the games they would play, with spaces between them.
    games    TEXT NOT NULL,
    since    BIGINT NOT NULL,
    -- When they last asked.
    seen     BIGINT NOT NULL,
    -- The table at which somebody was found.
    table_id BIGINT
);
CREATE INDEX seeking_by_age ON seeking (seen);
-- Whom somebody wants as a friend. Friends are two of whom each has said so.
CREATE TABLE friends (
    account BIGINT NOT NULL,
    friend  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (account, friend)
){without_rowid};
CREATE INDEX friends_of ON friends (friend);
