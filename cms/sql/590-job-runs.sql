-- For backup tools of any kind: psql "$DATABASE_URL" -c 'select market.note_backup()' after each one that succeeded.
create or replace function market.note_backup() returns void language sql as $$
  insert into market.job_run (name, succeeded_at) values ('backup', now())
  on conflict (name) do update set succeeded_at = excluded.succeeded_at
$$;
