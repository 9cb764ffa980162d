import { atLength, LimitedPool } from '@stackyard/cms/platform/statement-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { panelToken } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'

const stack = sharedStack()
let pool: LimitedPool
beforeAll(() => {
  pool = new LimitedPool({ connectionString: stack.databaseUrl, max: 1 })
})
afterAll(() => pool.end())

const limit = async (): Promise<string | undefined> =>
  (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout

const heldBy = async (): Promise<string | undefined> => {
  const client = await pool.connect()
  try {
    return (await client.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout
  } finally {
    client.release()
  }
}

describe('the time of a statement', () => {
  it('is five seconds for callers and half an hour for lengthy work, each on connections of its own', async () => {
    expect([await limit(), await heldBy()]).toEqual(['5s', '5s'])
    expect(await Promise.all([atLength(limit), limit(), atLength(heldBy), heldBy()])).toEqual([
      '30min',
      '5s',
      '30min',
      '5s',
    ])
  })

  it('over, a caller is told 503, of our own SQL, of the CMS and in its panel; a job that began before waits on', async () => {
    const token = await tokenOf(stack.url, 'customer')
    const editor = await panelToken(stack.url, 'editor')
    const client = await stack.pool.connect()
    const waiting = async (): Promise<string[]> =>
      (
        await stack.pool.query<{ query: string }>(
          `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.map(({ query }) => query)
    const isWaiting = (part: string) => async () =>
      (await waiting()).some((query) => query.includes(part)) ? true : undefined
    try {
      await client.query('begin')
      await client.query('lock table market.session, faqs in access exclusive mode')
      await stack.pool.query(`select graphile_worker.add_job('account:tidy-sessions', job_key := 'slow-statement')`)
      await eventually('a job that waits', 20_000, isWaiting('delete from market.session'))
      const [panel, ...replies] = await Promise.all([
        fetch(`${stack.url}/cms-api/faqs?limit=1`, { headers: { authorization: `JWT ${editor}` } }),
        call(stack.url, 'GET', '/user/transaction/', { token }),
        call(stack.url, 'GET', '/faqs/faq-list'),
      ])
      for (const reply of replies)
        expect(reply).toMatchObject({ status: 503, success: false, error: { code: 'UNAVAILABLE' } })
      expect([panel.status, await panel.json()]).toEqual([
        503,
        { errors: [{ message: 'We are busy right now. Try again in a moment.' }] },
      ])
      expect(await isWaiting('delete from market.session')()).toBe(true)
    } finally {
      await client.query('rollback')
      client.release()
    }
    await eventually('the job done, at its first try', 20_000, async () => {
      const { rows } = await stack.pool.query<{ attempts: number; last_error: string | null }>(
        `select attempts, last_error from graphile_worker.jobs where key = 'slow-statement'`,
      )
      expect(rows.map(({ last_error }) => last_error)).toEqual(rows.map(() => null))
      return rows.length === 0 || undefined
    })
  })
})
