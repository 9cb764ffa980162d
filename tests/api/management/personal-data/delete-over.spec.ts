import { randomUUID } from 'node:crypto'
import { retention } from '@stackyard/shared/domain/retention'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const { pool } = sharedStack()

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

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
