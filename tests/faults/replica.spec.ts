import { join } from 'node:path'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { currentCluster } from '../setup/cluster'
import { onServer, startReplica, type Replica } from '../setup/replica'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

let stack: Stack
let replica: Replica
let onReplica: pg.Pool
let seller: string

const path = `/warehouse/${listingIds.main}`
const nameOf = async (headers: Record<string, string> = {}): Promise<string> =>
  (await call<{ name: string }>(stack.url, 'GET', path, { headers })).results.name

/** How many reads of listings the replica has answered, kept or new: its statistics know each table's scans. */
async function scans(): Promise<number> {
  const { rows } = await onReplica.query<{ count: number }>(
    `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as count from pg_stat_user_tables
     where relname in ('listing_detail', 'listing_write')`,
  )
  return rows[0]?.count ?? 0
}

/** Reads until the replica has been asked, whose processes tell their statistics within a second or so. */
const isReadFrom = (): Promise<true> =>
  eventually<true>('a read on the replica', 20_000, async () => {
    const before = await scans()
    await nameOf()
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await nameOf()
    return (await scans()) > before || undefined
  })

const rename = async (name: string): Promise<string> => {
  const reply = await call(stack.url, 'PUT', path, { token: seller, body: { name } })
  expect(reply.success, JSON.stringify(reply.error)).toBe(true)
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

beforeAll(async () => {
  stack = await startStack({ site: true })
  const { adminUrl, folder } = currentCluster()
  replica = await startReplica(adminUrl, join(folder, 'pg'), join(folder, 'replica'))
  onReplica = new pg.Pool({ connectionString: replica.urlOf(stack.databaseUrl), max: 1 })
  onReplica.on('error', () => undefined)
  await stack.kill9()
  await stack.start(0, { DATABASE_REPLICA_URL: replica.urlOf(stack.databaseUrl) })
  seller = await tokenOf(stack.url, 'seller')
})
afterAll(async () => {
  await onReplica?.end()
  await stack?.stop()
  await replica?.stop()
})

describe('a replica in DATABASE_REPLICA_URL', () => {
  it('answers reads of listings', async () => {
    expect(await isReadFrom()).toBe(true)
  })

  it('gives no answer that it kept after it has replayed a change of it, whenever that began', async () => {
    const writer = await stack.pool.connect()
    try {
      await writer.query('begin')
      await writer.query(`update market.listing_search set card = card || '{"name": "Kept no longer"}' where id = $1`, [
        listingIds.main,
      ])
      await stack.pool.query('update market.capacity set total_units = total_units + 1 where warehouse_id = $1', [
        listingIds.main,
      ])
      for (let read = 0; read < 20; read += 1) expect(await nameOf()).not.toBe('Kept no longer')
      await writer.query('commit')
    } finally {
      writer.release()
    }
    const { rows } = await stack.pool.query<{ written: string }>('select pg_current_wal_lsn() as written')
    await eventually('the replica has replayed it', 10_000, async () => {
      const { rowCount } = await onReplica.query('select where pg_last_wal_replay_lsn() >= $1', [rows[0]?.written])
      return rowCount || undefined
    })
    for (let read = 0; read < 3; read += 1) expect(await nameOf()).toBe('Kept no longer')
    expect(await isReadFrom()).toBe(true)
  })

  it('that stands still is not asked by who just wrote, and by nobody when it is two seconds behind', async () => {
    const before = await nameOf()
    await onServer(replica.urlOf(stack.databaseUrl), 'select pg_wal_replay_pause()')
    try {
      const cookie = await rename('Written a moment ago')
      expect(cookie).toMatch(/^last_write=[0-9A-F]+%2F[0-9A-F]+$/)
      expect(await nameOf({ cookie })).toBe('Written a moment ago')
      // Whoever else asks at this moment may get either; with a false position nothing is refused.
      expect([before, 'Written a moment ago']).toContain(await nameOf({ cookie: 'last_write=nonsense' }))
      await eventually('the primary’s answer', 10_000, async () =>
        (await nameOf()) === 'Written a moment ago' ? true : undefined,
      )
    } finally {
      await onServer(replica.urlOf(stack.databaseUrl), 'select pg_wal_replay_resume()')
    }
    expect(await isReadFrom()).toBe(true)
  })

  it('that stands still has no page drawn from it', async () => {
    const { slug } = await ok<{ slug: string }>(stack.url, 'GET', path)
    const page = async (): Promise<string> => (await fetch(`${stack.url}/warehouses/${slug}`)).text()
    await page()
    await onServer(replica.urlOf(stack.databaseUrl), 'select pg_wal_replay_pause()')
    try {
      await rename('Drawn from the primary')
      await eventually(
        'the new page',
        10_000,
        async () => (await page()).includes('Drawn from the primary') || undefined,
      )
    } finally {
      await onServer(replica.urlOf(stack.databaseUrl), 'select pg_wal_replay_resume()')
    }
  })

  it('is done without when it is gone, and asked again when it is back', async () => {
    const name = 'Drawn from the primary'
    await eventually('the replica has caught up', 10_000, async () => ((await nameOf()) === name ? true : undefined))
    await replica.stop()
    for (let read = 0; read < 20; read += 1) expect(await nameOf()).toBe(name)
    await replica.start()
    expect(await isReadFrom()).toBe(true)
  })
})
