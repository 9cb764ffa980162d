import { randomUUID } from 'node:crypto'
import { retention } from '@stackyard/shared/domain/retention'
import { expect, it } from 'vitest'
import { daysAgo } from '../../../setup/days'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { pool } = sharedStack()

type Over = { table: keyof typeof retention; insert: string; mark: string; open?: string }

const claim = (columns: string, values: string): string =>
  `insert into market.profile_claim (profile_id, first_name, last_name, company, title, email, ${columns})
    values (-1, 'Ann', 'Nye', 'Nye', '', $1, ${values})`
const message = (status: string): string =>
  `insert into contact_messages (name, email, topic, message, status, updated_at, created_at)
    select 'Ann', $1, (enum_range(null::enum_contact_messages_topic))[1], 'Hello', '${status}', $2::timestamptz, $2`
const copy = (state: string, expiresAt: string): string =>
  `insert into market.data_export (user_id, state, total_parts, created_at, expires_at)
    values (hashtext($1), '${state}', 1, $2::timestamptz, ${expiresAt})`

/** What else the job tidies: rows by a mark and the moment that their period counts from, and rows that are never over. */
const ROWS: Readonly<Record<string, Over>> = {
  'an answered message of the contact form': { table: 'contact_messages', insert: message('closed'), mark: 'email' },
  'an unanswered one': { table: 'contact_messages', insert: message('new'), mark: 'email' },
  'a refused claim': {
    table: 'market.profile_claim',
    insert: claim('state, decided_at', `'denied', $2`),
    mark: 'email',
    open: claim('state, decided_at', `'granted', $2`),
  },
  'a claim whose link nobody opened': {
    table: 'market.profile_claim',
    insert: claim('state, expires_at', `'sent', $2`),
    mark: 'email',
    open: claim('state, expires_at, verified_at', `'verified', $2, $2`),
  },
  'a notice': {
    table: 'market.notification',
    insert: `insert into market.notification (user_id, kind, message, data, created_at) values (-1, 'x', $1, '{}', $2)`,
    mark: 'message',
  },
  'the note of a draft': {
    table: 'market.ai_draft',
    insert: `insert into market.ai_draft (user_id, kind, model, created_at) values (-1, 'x', $1, $2)`,
    mark: 'model',
  },
  'what is left of a copy of data': {
    table: 'market.data_export',
    insert: copy('expired', '$2'),
    mark: 'user_id',
    open: copy('waiting', 'null'),
  },
  'a copy of data that failed': { table: 'market.data_export', insert: copy('failed', 'null'), mark: 'user_id' },
}

it.each(Object.entries(ROWS))(
  '%s goes when its time is over, and no sooner',
  async (_, { table, insert, mark, open }) => {
    const { days } = retention[table]
    if (days === null) throw new Error(`${table} has no period`)
    const marks = ['old', 'young', 'open'].map((name) => `${name}-${randomUUID()}@stackyard.test`)
    const [old = '', young = '', stays = ''] = marks
    await pool.query(insert, [old, daysAgo(days + 1)])
    await pool.query(insert, [young, daysAgo(days - 0.5)])
    if (open) await pool.query(open, [stays, daysAgo(days + 30)])
    await pool.query(`select graphile_worker.add_job('personal-data:delete-over')`)
    const named = mark === 'user_id' ? 'hashtext(each)::text' : 'each'
    const left = async () =>
      (
        await pool.query<{ each: string }>(
          `select each from unnest($1::text[]) each where exists (select from ${table} where ${mark}::text = ${named})`,
          [marks],
        )
      ).rows.map(({ each }) => each)
    await eventually('the nightly job', 20_000, async () => ((await left()).includes(old) ? undefined : true))
    expect((await left()).toSorted()).toEqual([young, ...(open ? [stays] : [])].toSorted())
    await pool.query(`delete from ${table} where ${mark}::text in (select ${named} from unnest($1::text[]) each)`, [
      marks,
    ])
  },
)

it('a job that was given up on goes when its time is over, and one that is still tried does not', async () => {
  const { days } = retention['graphile_worker.jobs']
  const mark = randomUUID()
  for (const [name, age, attempts] of [
    ['old', days + 1, 12],
    ['young', days - 0.5, 12],
    ['tried', days + 30, 3],
  ] as const) {
    // No worker knows a job of this name.
    await pool.query(`select graphile_worker.add_job('nobodys-job', job_key => $1, max_attempts => 12)`, [
      `${name}:${mark}`,
    ])
    await pool.query(
      'update graphile_worker._private_jobs set attempts = $2, run_at = $3, updated_at = $3 where key = $1',
      [`${name}:${mark}`, attempts, daysAgo(age)],
    )
  }
  await pool.query(`select graphile_worker.add_job('personal-data:delete-over')`)
  const left = async () =>
    (
      await pool.query<{ name: string }>(
        `select split_part(key, ':', 1) as name from graphile_worker.jobs where key like '%:' || $1 order by 1`,
        [mark],
      )
    ).rows.map(({ name }) => name)
  await eventually('the nightly job', 20_000, async () => ((await left()).includes('old') ? undefined : true))
  expect(await left()).toEqual(['tried', 'young'])
  for (const name of await left()) await pool.query('select graphile_worker.remove_job($1)', [`${name}:${mark}`])
})

it('handled events and addresses of sent newsletters go when their time is over, and no others', async () => {
  const mark = randomUUID()
  const { days } = retention['market.webhook_inbox']
  for (const [name, received, handled] of [
    ['old', days + 1, daysAgo(days + 1)],
    ['young', days, daysAgo(days - 0.5)],
    ['unhandled', days + 30, null],
  ] as const)
    await pool.query(
      `insert into market.webhook_inbox (event_id, type, object_id, received_at, processed_at) values ($1, 'x', '', $2, $3)`,
      [`${name}-${mark}`, daysAgo(received), handled],
    )
  for (const [name, age] of [
    ['old', 401],
    ['young', 399],
  ] as const)
    await pool.query(
      `insert into market.newsletter_delivery (send_id, email, reader, state, changed_at) values (-1, $1, 'u:1', 'sent', $2)`,
      [`${name}-${mark}@stackyard.test`, daysAgo(age)],
    )
  await pool.query(`select graphile_worker.add_job('personal-data:delete-over')`)
  const events = async () =>
    (
      await pool.query<{ name: string }>(
        `select split_part(event_id, '-', 1) as name from market.webhook_inbox where event_id like '%' || $1 order by 1`,
        [mark],
      )
    ).rows.map(({ name }) => name)
  await eventually('the nightly job', 20_000, async () => ((await events()).includes('old') ? undefined : true))
  expect(await events()).toEqual(['unhandled', 'young'])
  const addresses = async () =>
    (await pool.query<{ email: string }>('select email from market.newsletter_delivery where send_id = -1 order by id'))
      .rows
  await eventually('the address', 20_000, async () =>
    (await addresses())[0]?.email.startsWith('removed-') ? true : undefined,
  )
  expect((await addresses())[1]?.email).toBe(`young-${mark}@stackyard.test`)
  await pool.query(`delete from market.newsletter_delivery where send_id = -1`)
  await pool.query(`delete from market.webhook_inbox where event_id like '%' || $1`, [mark])
})
