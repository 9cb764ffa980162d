import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../setup/api'
import { type CachingProxy, startCachingProxy } from '../setup/caching-proxy'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

const HOUR_MS = 60 * 60 * 1000
const TAG = `listing-${listingIds.canary}`

let proxy: CachingProxy
let stack: Stack
let path: string

const page = async (door: 0 | 1): Promise<string> => {
  const answer = await fetch(`${stack.urls[door]}${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}
/** The record and its read model, as one change of a listing writes them. */
const rename = (name: string) =>
  stack.pool.query(
    `with record as (update warehouses set name = $1 where id = $2)
     update market.listing_search set name = $1, card = jsonb_set(card, '{name}', to_jsonb($1::text)) where id = $2`,
    [name, listingIds.canary],
  )
const backdate = () => stack.pool.query(`update market.page_drop set created_at = created_at - interval '1 hour'`)
const killBoth = () => Promise.all([stack.kill9(0), stack.kill9(1)])
const startBoth = async () => {
  await stack.start(0)
  await stack.start(1)
}

/** Changes what the stored page says of itself, as another machine would have written it. */
function rewriteHead(change: (head: Record<string, unknown>) => object): void {
  const folder = join(stack.dataDir, 'pages')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  let found = 0
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    const from = 4 + content.readUInt32BE(0)
    const head = JSON.parse(content.subarray(4, from).toString()) as Record<string, unknown>
    if (head.path !== path) continue
    const changed = Buffer.from(JSON.stringify({ ...head, ...change(head) }))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(changed.length)
    writeFileSync(file, Buffer.concat([length, changed, content.subarray(from)]))
    found += 1
  }
  expect(found).toBe(1)
}

/** Runs statements beside the stack's database, with nobody in it. */
async function besideDatabase(statements: (name: string) => string[]): Promise<void> {
  const url = new URL(stack.databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    for (const statement of statements(name)) await client.query(statement)
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  proxy = await startCachingProxy()
  stack = await startStack({
    site: true,
    frontDoors: 2,
    env: { CDN_PURGE_URL: proxy.url, CDN_PURGE_METHOD: 'PURGE', CDN_PURGE_TAGS_HEADER: 'xkey-purge' },
  })
  proxy.forward(stack.url)
  const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${listingIds.canary}`)
  path = `/warehouses/${slug}`
})
afterAll(async () => {
  await stack?.stop()
  proxy?.close()
})

it('a process that was away an hour ago hears of what was dropped then; the page of the common store is not shown', async () => {
  await rename('Before The Power Cut')
  await eventually('both show it', 5000, async () => {
    const both = await Promise.all([page(0), page(1)])
    return both.every((text) => text.includes('Before The Power Cut')) || undefined
  })
  await stack.kill9(0)
  await rename('During The Power Cut')
  await backdate()
  await stack.start(0)
  expect(await page(0)).toContain('During The Power Cut')
  expect(await page(1)).toContain('During The Power Cut')
})

it.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a page of a machine whose clock is an hour %s is dropped by a change all the same', async (which, skew) => {
  await rename(`Stored By The One ${which}`)
  await eventually('it is shown', 5000, async () => (await page(0)).includes(`Stored By The One ${which}`) || undefined)
  await stack.kill9(0)
  rewriteHead(({ renderedAt }) => ({ renderedAt: Number(renderedAt) + skew }))
  await rename(`Edited After The One ${which}`)
  await stack.start(0)
  expect(await page(0)).toContain(`Edited After The One ${which}`)
})

it('with no worker, what is dropped is purged from the CDN when there is one again', async () => {
  await killBoth()
  const before = proxy.purges.length
  await rename('Purged Later')
  await backdate()
  await startBoth()
  await eventually(
    'the tag is purged',
    10_000,
    async () => proxy.purges.slice(before).some((tags) => tags.split(' ').includes(TAG)) || undefined,
  )
  await eventually('no drop is left', 10_000, async () => {
    const left = await stack.pool.query('select 1 from market.page_drop where purged_at is null')
    return left.rowCount === 0 || undefined
  })
})

it('a database that is restored to an earlier state shows that state, not later pages of the store', async () => {
  await rename('As It Was Backed Up')
  await killBoth()
  await besideDatabase((name) => [`create database ${name}_backup template ${name}`])
  await startBoth()
  await rename('Lost With The Restore')
  await eventually('it is shown', 5000, async () => (await page(0)).includes('Lost With The Restore') || undefined)
  await killBoth()
  await besideDatabase((name) => [`drop database ${name}`, `alter database ${name}_backup rename to ${name}`])
  await startBoth()
  expect(await page(0)).toContain('As It Was Backed Up')
  expect(await page(1)).toContain('As It Was Backed Up')
})
