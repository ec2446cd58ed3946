-- What became of a batch of writes, for whoever lost the connection while it was committed. `written` is NULL if the batch was
-- called off before it came.
CREATE TABLE batches (
    id      BIGINT PRIMARY KEY,
    at      BIGINT NOT NULL,
    written TEXT
);
CREATE INDEX batches_by_age ON batches (at);
-- What one process does for all of them, until its term is over.
CREATE TABLE leases (
    name   TEXT PRIMARY KEY,
    holder BIGINT NOT NULL,
    until  BIGINT NOT NULL
);
