import type { HealthFigures } from '@stackyard/shared/domain/system-health'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

/** What the database knows of how the installation is. */
export type Figures = Omit<HealthFigures, 'disk'>

/** Names of jobs that hand emails over. */
const emailJob = sql`task_identifier ~ '(^|[:-])(send|mail)([:-]|$)|^(letter|newsletter):'`

const secondsSince = (moment: SQL): SQL => sql`extract(epoch from now() - ${moment})`

const queue = (rows: SQL, since: SQL, condition: SQL): SQL => sql`(select json_build_object(
  'waiting', count(*), 'oldestSeconds', coalesce(greatest(0, ${secondsSince(sql`min(${since})`)}), 0))
  from ${rows} where ${condition})`

const count = (rows: SQL): SQL => sql`(select count(*) from ${rows})`

const due = sql`attempts < max_attempts and run_at <= now()`
const givenUp = sql`attempts >= max_attempts and locked_at is null`
const jobs = sql`graphile_worker.jobs`

/** Everything in one statement, of counts over indexes of what waits. */
export async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(sql`select json_build_object(
    'jobs', ${queue(jobs, sql`run_at`, due)}::jsonb || jsonb_build_object(
      'retrying', ${count(sql`${jobs} where attempts > 0 and attempts < max_attempts and locked_at is null`)},
      'failed', ${count(sql`${jobs} where ${givenUp}`)}),
    'emails', ${queue(jobs, sql`run_at`, sql`${due} and ${emailJob}`)}::jsonb || jsonb_build_object(
      'failed', ${count(sql`${jobs} where ${givenUp} and ${emailJob}`)}),
    'webhooks', ${queue(sql`market.webhook_inbox`, sql`received_at`, sql`processed_at is null`)},
    'pages', ${queue(sql`market.page_draw`, sql`changed_at`, sql`error is null and drawn_at is distinct from greatest(drawn_at, changed_at)`)}::jsonb
      || jsonb_build_object('failed', ${count(sql`market.page_draw where error is not null`)}),
    'orders', json_build_object('inFlight', ${count(sql`market.orders where in_flight_since < now() - interval '5 minutes'
      and payment_state not in ('ach_processing', 'refunding')`)}),
    'money', coalesce((select json_build_object('differences', jsonb_array_length(violations), 'seconds',
      ${secondsSince(sql`at`)}) from market.money_report order by id desc limit 1), '{"differences":0,"seconds":null}'),
    'succeeded', coalesce((select json_object_agg(name, ${secondsSince(sql`succeeded_at`)})
      from market.job_run where succeeded_at is not null), '{}')) as figures`)
  const figures = rows[0]?.figures
  if (!figures) throw new Error('the figures of the installation are one row')
  return figures
}

/** PostgreSQL's version, `18.4` for one. */
export async function readServerVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  return rows[0]?.server_version.split(' ')[0] ?? ''
}
