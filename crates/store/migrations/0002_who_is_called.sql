-- Where people are told that they are awaited. seat: -1 for the table's own. failing_since: when the last attempt that
-- succeeded was followed by one that failed. gone: it is not tried any more.
CREATE TABLE addresses (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body BYTEA NOT NULL,
    failing_since BIGINT,
    gone BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX addresses_table ON addresses (table_id, seat);

-- What is still to be sent, at most one of each kind to an address. due moves on when somebody takes it to send.
CREATE TABLE outbox (
    address TEXT NOT NULL REFERENCES addresses (id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (address, kind)
);

CREATE INDEX outbox_due ON outbox (due);
