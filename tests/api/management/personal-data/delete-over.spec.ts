import { randomUUID } from 'node:crypto'
import { retention } from '@stackyard/shared/domain/retention'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { pool } = sharedStack()

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

/** A row of each further table that the job tidies, by a mark and the moment that its period counts from. */
const ROWS: Readonly<Record<string, { insert: string; mark: string; open?: string }>> = {
  contact_messages: {
    insert: `insert into contact_messages (name, email, topic, message, status, updated_at, created_at)
      select 'Ann', $1, (enum_range(null::enum_contact_messages_topic))[1], 'Hello', 'closed', $2::timestamptz, $2`,
    mark: 'email',
  },
  'market.profile_claim': {
    insert: `insert into market.profile_claim (profile_id, first_name, last_name, company, title, email, state, decided_at)
      values (-1, 'Ann', 'Nye', 'Nye', '', $1, 'denied', $2)`,
    mark: 'email',
    open: `insert into market.profile_claim (profile_id, first_name, last_name, company, title, email, state, decided_at)
      values (-1, 'Ann', 'Nye', 'Nye', '', $1, 'granted', $2)`,
  },
  'market.notification': {
    insert: `insert into market.notification (user_id, kind, message, data, created_at) values (-1, 'x', $1, '{}', $2)`,
    mark: 'message',
  },
  'market.ai_draft': {
    insert: `insert into market.ai_draft (user_id, kind, model, created_at) values (-1, 'x', $1, $2)`,
    mark: 'model',
  },
  'market.data_export': {
    insert: `insert into market.data_export (user_id, state, total_parts, created_at, expires_at)
      values (hashtext($1), 'expired', 1, $2::timestamptz - interval '7 days', $2)`,
    mark: 'user_id',
  },
}

it.each(Object.entries(ROWS))('%s goes when its time is over, and no sooner', async (table, { insert, mark, open }) => {
  const { days } = retention[table as keyof typeof retention]
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
})

it('handled events, given-up jobs and addresses of sent newsletters go when their time is over, and no others', async () => {
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
