import { healthKeys, type SystemHealth } from '@stackyard/shared/schema/system-health'
import { expect, it } from 'vitest'
import { type Actor, tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

const read = async () => ok<SystemHealth>(url, 'GET', '/admin/system-health', { token: await tokenOf(url, 'admin') })
const checkOf = ({ checks }: SystemHealth, wanted: string) => checks.find(({ key }) => key === wanted)

it('tells an admin how each part is, and the versions', async () => {
  const health = await read()
  expect(health.checks.map(({ key }) => key)).toEqual([...healthKeys])
  for (const { state, sentence, advice } of health.checks) {
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
    expect(advice === null).toBe(state === 'ok')
  }
  expect(health.versions).toEqual({
    stackyard: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    postgresql: expect.stringMatching(/^\d+\.\d+$/),
  })
})

it('sees an event of the payment provider that nobody handles, and a backup that was noted', async () => {
  await pool.query('select market.note_backup()')
  await pool.query(`insert into market.webhook_inbox (event_id, type, object_id, received_at)
    values ('evt_of_health', 'x', '', now() - interval '10 minutes')`)
  try {
    const health = await read()
    expect(checkOf(health, 'webhooks')?.state).toBe('broken')
    expect(checkOf(health, 'backup')?.state).toBe('ok')
    expect(health.state).toBe('broken')
  } finally {
    await pool.query(`delete from market.webhook_inbox where event_id = 'evt_of_health'`)
  }
})

it.each(['customer', 'seller', 'manager', 'editor'] as const satisfies readonly Actor[])(
  'refuses a %s',
  async (actor) => {
    const { status } = await call(url, 'GET', '/admin/system-health', { token: await tokenOf(url, actor) })
    expect(status).toBe(403)
  },
)

it('refuses a visitor', async () => {
  expect((await call(url, 'GET', '/admin/system-health')).status).toBe(401)
})
