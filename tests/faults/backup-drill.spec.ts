import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard } from '../setup/buyer'
import { currentCluster } from '../setup/cluster'
import { anyFreePort } from '../setup/stack'
import { startCommand, type Started } from '../setup/start-command'
import { atRest } from './money'

const ROOT = join(import.meta.dirname, '..', '..')
const START_MS = 180_000
const KEY = 'a-key-of-the-drill'
/** Without addresses of another installation: the commands read what runs from the folder. */
const { DATABASE_URL: _database, STRIPE_SECRET_KEY: _key, ...ENVIRONMENT } = process.env

const folder = join(currentCluster().folder, 'drill')
const [first, backup, second] = ['first', 'backup', 'second'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
let running: Started | undefined
beforeAll(() => void mkdirSync(folder, { recursive: true }))
afterAll(async () => {
  await running?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
})

async function start(dataDir: string): Promise<{ url: string; simUrl: string; pool: pg.Pool }> {
  running = startCommand(dataDir, await anyFreePort())
  await running.until('Ready in', START_MS)
  const noted = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Record<string, string>
  const pool = new pg.Pool({ connectionString: noted['DATABASE_URL'], max: 2 })
  pool.on('error', () => undefined)
  return { url: running.url(), simUrl: noted['STRIPE_API_URL'] ?? '', pool }
}

/** Runs `npm run backup`, `npm run restore`, or `npm run check:money` on a data folder. */
async function run(script: string, dataDir: string, target = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn('npm', ['run', script, ...(target ? ['--', target] : [])], {
    cwd: ROOT,
    env: { ...ENVIRONMENT, DATA_DIR: dataDir, BACKUP_KEY: KEY },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: out + err }
}

/** Buys one pallet after another until it is told to stop, and answers with the ids of what was acknowledged. */
function buyUntil(signal: AbortSignal, url: string, buyer: Buyer): Promise<number[]> {
  const buy = async (ids: number[]): Promise<number[]> => {
    if (signal.aborted) return ids
    const id = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 1 }))
    // One person may reserve 60 times a minute.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    return buy([...ids, id])
  }
  return buy([])
}

/** What a page says, without its links: those of pictures are signed for the installation's address. */
const page = async (url: string, path: string): Promise<string> => {
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
  expect(main).toContain('<h1')
  return main
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

it(
  'a backup made while people buy is restored in another folder: what was bought before it, sound books, the same pages',
  { timeout: 3 * START_MS },
  async () => {
    const before = await start(first)
    const buyer = await newBuyer(before)
    const early = await buyUntil(AbortSignal.timeout(4000), before.url, buyer)
    const { slug } = await ok<{ slug: string }>(before.url, 'GET', `/warehouse/${listingIds.canary}`)
    // What is bought meanwhile is on no page of these.
    const paths = ['/about-us', '/news', '/faqs', `/warehouses/${slug}`]
    const pages = await Promise.all(paths.map((path) => page(before.url, path)))

    const end = new AbortController()
    const buying = buyUntil(end.signal, before.url, buyer)
    const made = await run('backup', first, backup)
    end.abort()
    const late = await buying
    expect(made, made.said).toMatchObject({ code: 0 })
    expect(late.length).toBeGreaterThan(0)
    await before.pool.end()
    await running?.kill('SIGTERM')

    const restored = await run('restore', second, backup)
    expect(restored, restored.said).toMatchObject({ code: 0 })
    const after = await start(second)
    const { rows } = await after.pool.query<{ id: number }>('select id::int from market.orders where id = any($1)', [
      early,
    ])
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(early.toSorted((a, b) => a - b))
    await atRest(after)
    // What was paid after the end of the backup is known to the provider alone, and named.
    const isLost = (fault: string) => late.some((id) => fault.endsWith(`names order ${id}, which does not exist`))
    const checked = await run('check:money', second)
    const faults = checked.said.match(/^✗ .*$/gm) ?? []
    expect(faults.filter((fault) => !isLost(fault))).toEqual([])
    expect(checked, checked.said).toMatchObject(
      faults.length > 0
        ? { code: 1, said: expect.stringContaining(`${faults.length} violations`) }
        : { code: 0, said: expect.stringContaining('invariants hold') },
    )
    expect(await Promise.all(paths.map((path) => page(after.url, path)))).toEqual(pages)
    await after.pool.end()
  },
)
