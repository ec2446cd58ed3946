-- Names that belong to accounts, by what they look like: nobody else goes by one.
CREATE TABLE names (
    lookalike TEXT PRIMARY KEY,
    account   BIGINT NOT NULL
);
CREATE INDEX names_of ON names (account);
-- Who may not speak, or not come in, until when.
CREATE TABLE sanctions (
    account      BIGINT PRIMARY KEY,
    muted_until  BIGINT,
    banned_until BIGINT
);
-- Whom somebody does not want to meet.
CREATE TABLE blocks (
    account BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    name    TEXT NOT NULL,
    at      BIGINT NOT NULL,
    PRIMARY KEY (account, blocked)
);
-- Lines of chat that somebody has reported, as they were said.
CREATE TABLE reports (
    id       BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    reporter BIGINT NOT NULL,
    about    BIGINT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    closed   BIGINT
);
CREATE UNIQUE INDEX reports_once ON reports (table_id, number, reporter);
-- What the keeper of the server has done.
CREATE TABLE audit (
    id      BIGINT PRIMARY KEY,
    at      BIGINT NOT NULL,
    act     TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail  TEXT NOT NULL
);
-- Rated games that somebody has given up, by who played them: between the same people they soon stop paying.
CREATE TABLE given_up (
    table_id BIGINT PRIMARY KEY,
    game     TEXT NOT NULL,
    people   TEXT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX given_up_by_people ON given_up (game, people);
