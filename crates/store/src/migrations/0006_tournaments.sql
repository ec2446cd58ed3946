-- A tournament is kept like a table: a header that never changes, and a journal. What lists need stands beside it.
CREATE TABLE tournaments (
    id      BIGINT PRIMARY KEY,
    header  TEXT NOT NULL,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL,
    host    BIGINT NOT NULL,
    -- How many take part, and how many rounds were begun.
    entered INTEGER NOT NULL,
    round   INTEGER NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tournaments_by_age ON tournaments (phase, created, id);
CREATE INDEX tournaments_of ON tournaments (host);
CREATE TABLE tournament_lines (
    tournament BIGINT NOT NULL,
    number     INTEGER NOT NULL,
    line       TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
){without_rowid};
-- Everybody who takes part or has. Names stand with the accounts.
CREATE TABLE tournament_people (
    account    BIGINT NOT NULL,
    tournament BIGINT NOT NULL,
    playing    BOOLEAN NOT NULL,
    PRIMARY KEY (account, tournament)
){without_rowid};
CREATE INDEX tournament_people_at ON tournament_people (tournament);
