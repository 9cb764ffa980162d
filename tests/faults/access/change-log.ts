import type { Pool } from 'pg'

/** A row that a statement wrote, as it was and as it is. */
export type Change = { table: string; op: 'INSERT' | 'UPDATE' | 'DELETE'; before: Row | null; after: Row | null }
type Row = Record<string, unknown>

/** What counts calls and failed ones, and what the payment provider sends meanwhile: no record of anybody. */
const COUNTERS = ['rate_limit', 'login_failure', 'webhook_inbox']

/** Has every table note each row that is written, from now on. */
export async function watchTables(pool: Pool): Promise<void> {
  await pool.query(`
    create schema watch;
    create table watch.change (id bigint generated always as identity, tab text, op text, before jsonb, after jsonb);
    create function watch.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watch.change (tab, op, before, after) values (tg_table_name, tg_op,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$;
    do $$ declare t record; begin
      for t in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'market') and c.relkind = 'r' and not c.relispartition loop
        execute format('create trigger zz_watch after insert or update or delete on %I.%I
          for each row execute function watch.note()', t.nspname, t.relname);
      end loop;
    end $$`)
}

/** The rows written since the last time this was asked. */
export async function takeChanges(pool: Pool): Promise<Change[]> {
  const { rows } = await pool.query<Change & { id: string }>(
    `with gone as (delete from watch.change returning *) select id, tab as table, op, before, after from gone order by id`,
  )
  return rows.filter(({ table }) => !COUNTERS.includes(table))
}
