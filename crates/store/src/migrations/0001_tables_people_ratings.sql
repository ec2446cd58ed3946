-- Databases of before there were versions have all or some of this already: that is why nothing here minds.
CREATE TABLE IF NOT EXISTS accounts (
    id       BIGINT PRIMARY KEY,
    name     TEXT NOT NULL,
    sign_in  TEXT UNIQUE,
    password TEXT,
    created  BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS sessions (
    hash    {blob} PRIMARY KEY,
    account BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS sessions_of ON sessions (account);
CREATE TABLE IF NOT EXISTS tokens (
    id        BIGINT PRIMARY KEY,
    hash      {blob} NOT NULL UNIQUE,
    account   BIGINT NOT NULL,
    name      TEXT NOT NULL,
    created   BIGINT NOT NULL,
    last_used BIGINT
);
CREATE INDEX IF NOT EXISTS tokens_of ON tokens (account);
CREATE TABLE IF NOT EXISTS tables (
    id      BIGINT PRIMARY KEY,
    header  TEXT NOT NULL,
    game    TEXT NOT NULL,
    phase   TEXT NOT NULL,
    public  BOOLEAN NOT NULL,
    rated   BOOLEAN NOT NULL,
    settled BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, public, created);
CREATE TABLE IF NOT EXISTS members (
    account  BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (account, table_id)
){without_rowid};
CREATE TABLE IF NOT EXISTS journal (
    table_id BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
){without_rowid};
CREATE TABLE IF NOT EXISTS chat (
    table_id BIGINT NOT NULL,
    number   INTEGER NOT NULL,
    room     TEXT NOT NULL,
    account  BIGINT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
){without_rowid};
CREATE TABLE IF NOT EXISTS ratings (
    game        TEXT NOT NULL,
    player      TEXT NOT NULL,
    rating      {real} NOT NULL,
    uncertainty {real} NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE TABLE IF NOT EXISTS results (
    table_id BIGINT NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    player   TEXT NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX IF NOT EXISTS results_of ON results (player);
CREATE TABLE IF NOT EXISTS analyses (
    table_id BIGINT PRIMARY KEY,
    state    TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    found    TEXT,
    at       BIGINT NOT NULL
);
