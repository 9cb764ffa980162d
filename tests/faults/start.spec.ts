import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBuyer, palletsByCard, purchase } from '../setup/buyer'
import { currentCluster } from '../setup/cluster'
import { control } from '../setup/simulator'
import { anyFreePort } from '../setup/stack'
import { childrenOf, startCommand, type Started } from '../setup/start-command'
import { eventually } from '../setup/wait'
import { atRest, moneyFaults } from './money'

const FIRST_START_MS = 180_000
const LATER_START_MS = 60_000

const pageStatus = async (url: string): Promise<number> => (await fetch(`${url}/`)).status

async function listingCount(url: string): Promise<number> {
  const reply = (await (await fetch(`${url}/api/warehouse/?limit=1`)).json()) as { total: number }
  return reply.total
}

/** The database and the payment simulator of the platform that runs from a folder. */
function houseOf(dataDir: string): { pool: pg.Pool; simUrl: string } {
  const kept = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, string>
  const pool = new pg.Pool({ connectionString: kept['DATABASE_URL'], max: 4 })
  pool.on('error', () => undefined)
  return { pool, simUrl: kept['STRIPE_API_URL'] ?? '' }
}

/** Whether the demo data of a first start has begun to be written. */
async function hasPeople(dataDir: string): Promise<true | undefined> {
  const { pool } = houseOf(dataDir)
  try {
    return (await pool.query('select from users limit 1')).rows.length > 0 ? true : undefined
  } finally {
    await pool.end()
  }
}

/**
 * Kills a process of the database: its server then drops all others without a word and recovers from its log, as after
 * `pg_ctl restart -m immediate`.
 */
async function crash(pool: pg.Pool): Promise<void> {
  const client = new pg.Client(pool.options)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cutOff = client.query('select pg_sleep(60)').then(
    () => false,
    () => true,
  )
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  expect(await cutOff).toBe(true)
}

describe('npm start', () => {
  const dataDir = join(currentCluster().folder, 'start')
  let port: number
  let running: Started | undefined

  beforeAll(async () => {
    mkdirSync(dataDir, { recursive: true })
    port = await anyFreePort()
  })
  afterAll(async () => {
    await running?.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  })

  it('killed in the middle of its first start, heals at the next', { timeout: 2 * FIRST_START_MS }, async () => {
    const cut = startCommand(dataDir, port)
    await cut.until('migrations and demo data', FIRST_START_MS)
    await eventually('the first people of the demo', FIRST_START_MS, () => hasPeople(dataDir))
    await cut.kill('SIGKILL')
    expect(cut.said()).not.toContain('Ready in')

    running = startCommand(dataDir, port)
    await running.until('Ready in', FIRST_START_MS)
    expect(await pageStatus(running.url())).toBe(200)
    expect(await listingCount(running.url())).toBeGreaterThan(20)
  })

  it('killed while it serves, heals at the next start with all its records', async () => {
    const before = await listingCount(running?.url() ?? '')
    await running?.kill('SIGKILL')
    running = startCommand(dataDir, port)
    await running.until('Ready in', LATER_START_MS)
    expect(await pageStatus(running.url())).toBe(200)
    expect(await listingCount(running.url())).toBe(before)
  })

  it('its database crashing under purchases, goes on: each asked for again is one order, and the books are clean', async () => {
    const url = running?.url() ?? ''
    const { pool, simUrl } = houseOf(dataDir)
    const buyer = await newBuyer({ url, pool })
    const wanted = Array.from({ length: 8 }, (_, index) => ({
      key: randomUUID(),
      body: palletsByCard(buyer, listingIds.main, { quantity: index + 1 }),
    }))
    const barrier = { id: randomUUID(), match: 'POST /v1/payment_intents', when: 'after' }
    await control(simUrl, 'barrier', barrier)
    const first = Promise.allSettled(wanted.map(({ key, body }) => purchase(url, buyer.token, body, key)))
    await eventually('an order at the provider', 60_000, async () => {
      const { rows } = await pool.query(`select 1 from market.orders where payment_state = 'authorizing'`)
      return rows.length > 0 || undefined
    })
    await crash(pool)
    await control(simUrl, 'barrier/open', { id: barrier.id })
    await first
    await atRest({ pool })
    const ids = await Promise.all(
      wanted.map(({ key, body }) =>
        eventually('an answer', 60_000, async () => {
          const reply = await purchase(url, buyer.token, body, key)
          if (!reply.success) throw new Error(`${reply.status} ${reply.error?.code}`)
          return reply.results.id
        }),
      ),
    )
    const { rows } = await pool.query<{ id: number }>(
      'select id::int from market.orders where customer_id = $1 order by id',
      [buyer.id],
    )
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b))
    expect(await moneyFaults({ pool, simUrl })).toEqual([])
    await pool.end()
  })

  it.each([
    ['the database', /postgres/],
    ['the server', /server\.mjs/],
    ['the payment simulator', /simulators\/stripe\/main/],
    ['the sign-in simulator', /gatekeepers/],
    ['the AI simulator', /simulators\/openai\/main/],
  ])('starts %s again when it is killed, and says so', async (name, command) => {
    // A database that an earlier start left running is nobody's child.
    const find = () =>
      name === 'the database'
        ? Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
        : childrenOf(running?.pid ?? 0).find((child) => command.test(child.command))?.pid
    const killed = find() ?? 0
    expect(killed).toBeGreaterThan(0)
    const before = await listingCount(running?.url() ?? '')
    process.kill(killed, 'SIGKILL')
    await running?.until(`${name} ended; it starts again`, 10_000)
    await running?.until(`${name} runs again`, 60_000)
    expect(find()).not.toBe(killed)
    await eventually('its answers', 60_000, async () => {
      const count = await listingCount(running?.url() ?? '').catch(() => undefined)
      return count === before || undefined
    })
    expect(await pageStatus(running?.url() ?? '')).toBe(200)
  })

  it('goes on selling afterwards, with clean books', async () => {
    const { pool, simUrl } = houseOf(dataDir)
    const buyer = await newBuyer({ url: running?.url() ?? '', pool })
    const reply = await purchase(running?.url() ?? '', buyer.token, palletsByCard(buyer, listingIds.main), randomUUID())
    expect(reply.success, JSON.stringify(reply.error)).toBe(true)
    await atRest({ pool })
    expect(await moneyFaults({ pool, simUrl })).toEqual([])
    await pool.end()
  })

  it('refuses a second start on its folder, names who holds it, and goes on', async () => {
    const second = startCommand(dataDir, await anyFreePort())
    await second.until(`in use: Stackyard runs from it as process ${running?.pid}`, 30_000)
    expect(await second.ended).toBe(1)
    expect(await pageStatus(running?.url() ?? '')).toBe(200)
    expect(await listingCount(running?.url() ?? '')).toBeGreaterThan(20)
    expect(existsSync(join(dataDir, 'running.json'))).toBe(true)
  })

  it('stopped by a signal, ends with code 0 and leaves nothing running', async () => {
    const pid = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    const url = running?.url() ?? ''
    expect(await running?.kill('SIGTERM')).toBe(0)
    running = undefined
    await expect(fetch(url)).rejects.toThrow()
    expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow()
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('ends as a whole when npm or its shell gets %s', async (signal) => {
    const npm = startCommand(dataDir, port, { byNpm: true })
    await npm.until('Ready in', LATER_START_MS)
    const database = Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    const [shell] = childrenOf(npm.pid)
    process.kill(signal === 'SIGTERM' ? (shell?.pid ?? 0) : npm.pid, signal)
    await eventually('everything ended', 30_000, async () => {
      const isUp = await fetch(npm.url()).then(
        () => true,
        () => false,
      )
      return (!isUp && !existsSync(`/proc/${database}`) && !existsSync(join(dataDir, 'lock.json'))) || undefined
    })
  })

  it('finds its port busy, says so and takes the next free one', async () => {
    const blocker: Server = createServer()
    await new Promise<void>((resolve) => blocker.listen(port, () => resolve()))
    try {
      running = startCommand(dataDir, port)
      await running.until('Ready in', LATER_START_MS)
      expect(running.said()).toContain(`port ${port} is busy`)
      expect(running.url()).not.toContain(`:${port}`)
      expect(await pageStatus(running.url())).toBe(200)
    } finally {
      blocker.close()
    }
  })
})

it('npm start of a public installation on an empty folder says what to run instead, and begins nothing', async () => {
  const folder = join(currentCluster().folder, 'start-live')
  const live = startCommand(folder, await anyFreePort(), { env: { LIVE: '1', SEED_SCENARIO: 'demo' } })
  expect(await live.ended).toBe(1)
  expect(live.said()).toContain('npm run migrate, npm run setup')
  expect(live.said()).not.toMatch(/^\s+at /m)
  expect(existsSync(folder)).toBe(false)
})
