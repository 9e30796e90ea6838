-- One text for SQLite and PostgreSQL. Whatever people may have written is kept as bytes, since a
-- PostgreSQL text cannot hold every character; SQLite keeps bytes in a column of any type.

CREATE TABLE meta (
    name TEXT NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- struck: the newest row that erased something; snapshots from before it are worthless.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    made_at BIGINT NOT NULL,
    struck BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE secrets (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret BYTEA NOT NULL
);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    request BYTEA,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX log_request ON log (table_id, request) WHERE request IS NOT NULL;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    version BIGINT NOT NULL,
    state BYTEA NOT NULL
);

CREATE TABLE credentials (
    hash BYTEA NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind BYTEA NOT NULL,
    body BYTEA NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX credentials_table ON credentials (table_id);
