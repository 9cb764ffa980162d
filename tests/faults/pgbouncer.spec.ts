import { join } from 'node:path'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { newBuyer, palletsByCard } from '../setup/buyer'
import { currentCluster } from '../setup/cluster'
import { hasPgBouncer, startPgBouncer } from '../setup/pgbouncer'
import { anyFreePort, startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { atRest, moneyFaults } from './money'
import { buyUntilAnswered } from './race-market'

const isThere = hasPgBouncer()
if (!isThere)
  process.stdout.write('PgBouncer is not installed: what needs DATABASE_DIRECT_URL is not tested through it.\n')

let stack: Stack
let pooler: Awaited<ReturnType<typeof startPgBouncer>>

beforeAll(async () => {
  if (!isThere) return
  stack = await startStack({ site: true })
  const { adminUrl, folder } = currentCluster()
  pooler = await startPgBouncer(adminUrl, join(folder, 'pooler'), await anyFreePort())
  await stack.kill9()
  // Of another version, so that the start migrates.
  await stack.pool.query(`update market.schema_version set version = 'the release before ' || id`)
  await stack.start(0, { DATABASE_URL: pooler.urlOf(stack.databaseUrl), DATABASE_DIRECT_URL: stack.databaseUrl })
})
afterAll(async () => {
  await stack?.stop()
  await pooler?.stop()
})

describe.skipIf(!isThere)('PgBouncer in transaction mode before the database, and DATABASE_DIRECT_URL', () => {
  it('migrates and listens over the direct address', async () => {
    const { rows } = await stack.pool.query(`select version not like 'the release%' as "isMigrated"
      from market.schema_version order by id desc limit 1`)
    expect(rows).toEqual([{ isMigrated: true }])
    await eventually('the listener of dropped pages', 10_000, async () => {
      const { rowCount } = await stack.pool.query(`select from pg_stat_activity
        where datname = current_database() and application_name = 'listen:page_drop'`)
      return rowCount ? true : undefined
    })
  })

  it('answers many readers at once on connections that change hands', async () => {
    const paths = [`/warehouse/${listingIds.main}`, '/warehouse/?limit=24', '/search/warehouses?search=storage']
    const asked = Array.from({ length: 120 }, (_, index) => call(stack.url, 'GET', paths[index % paths.length] ?? ''))
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
  })

  it('sells, and runs the jobs of it', async () => {
    const buyer = await newBuyer(stack)
    const body = palletsByCard(buyer, listingIds.main)
    const asked = Array.from({ length: 6 }, () => buyUntilAnswered(stack.url, buyer.token, body))
    for (const answer of await Promise.all(asked)) expect(answer).toBeGreaterThan(0)
    await atRest(stack)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('drops a page of a listing that changed', async () => {
    const path = `/warehouse/${listingIds.main}`
    const { slug } = await ok<{ slug: string }>(stack.url, 'GET', path)
    const page = async (): Promise<string> => (await fetch(`${stack.url}/warehouses/${slug}`)).text()
    await page()
    await ok(stack.url, 'PUT', path, { token: await tokenOf(stack.url, 'seller'), body: { name: 'Heard of directly' } })
    await eventually('the new page', 10_000, async () => (await page()).includes('Heard of directly') || undefined)
  })
})
