-- Whoever is told of what happens while they are away. Whoever has no row is told nothing. 0 is the house itself, which tells clubs.
CREATE TABLE hearers (
    account BIGINT PRIMARY KEY,
    -- What they want to be told, as the server writes it.
    wishes  TEXT NOT NULL,
    -- Where they get e-mail; confirmed.
    address TEXT,
    -- When a page of theirs last looked.
    seen    BIGINT NOT NULL,
    -- When they were last told, by each way.
    pushed  BIGINT NOT NULL,
    mailed  BIGINT NOT NULL
);
CREATE INDEX hearers_by_address ON hearers (address);
-- Browsers that are told through a push service.
CREATE TABLE devices (
    id       BIGINT PRIMARY KEY,
    account  BIGINT NOT NULL,
    endpoint TEXT NOT NULL,
    key      TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    created  BIGINT NOT NULL
);
CREATE UNIQUE INDEX devices_once ON devices (endpoint);
CREATE INDEX devices_of ON devices (account);
-- What happened and was told to nobody yet: written together with what happened.
CREATE TABLE tidings (
    account  BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    -- How often, the first and the last time.
    number   INTEGER NOT NULL,
    first    BIGINT NOT NULL,
    latest   BIGINT NOT NULL,
    -- Not to be looked at before.
    look     BIGINT NOT NULL,
    PRIMARY KEY (account, table_id, kind)
){without_rowid};
CREATE INDEX tidings_by_look ON tidings (look);
CREATE INDEX tidings_at ON tidings (table_id);
-- What is on its way: written together with the end of the tidings it tells.
CREATE TABLE letters (
    id       BIGINT PRIMARY KEY,
    account  BIGINT NOT NULL,
    way      TEXT NOT NULL,
    -- Whereto; NULL for the address the account has when it is sent.
    target   TEXT,
    body     TEXT NOT NULL,
    created  BIGINT NOT NULL,
    -- Not to be sent before.
    due      BIGINT NOT NULL,
    attempts INTEGER NOT NULL
);
CREATE INDEX letters_by_due ON letters (due);
CREATE INDEX letters_of ON letters (account);
-- What was sent by e-mail to be given back: good once, and not for long.
CREATE TABLE mail_tokens (
    hash    TEXT PRIMARY KEY,
    account BIGINT NOT NULL,
    purpose TEXT NOT NULL,
    address TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX mail_tokens_of ON mail_tokens (account);
-- Keys of the house, made when they were first needed.
CREATE TABLE house_keys (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
