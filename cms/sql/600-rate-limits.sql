-- Counts of calls by endpoint and caller, for all processes together. Unlogged: counts of a minute need not outlive a crash,
-- and floods must not fill the write-ahead log.
create unlogged table if not exists market.rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
