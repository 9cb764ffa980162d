import { loadavg } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../cms/start/build.ts'
import { ACTORS, PASSWORD, signInWith } from '../setup/actors'
import { deskReport, type DeskRead, writeDeskSection } from './desk-report'
import { QUOTES, quotedRequest } from './desk-data'
import { measure } from './measure'
import { SCENARIO, withStand } from './stand'

const ROOT = join(import.meta.dirname, '..', '..')
/** How long each read is asked for; fewer to try the bench out. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

type Reading = { name: string; path: string; token: string; goalMs: number }

async function readingsOf(url: string, pool: Parameters<typeof quotedRequest>[1]): Promise<Reading[]> {
  const [customer, seller] = [
    await signInWith(url, ACTORS.customer, PASSWORD),
    await signInWith(url, ACTORS.seller, PASSWORD),
  ]
  const request = await quotedRequest(url, pool, customer)
  const { rows } = await pool.query<{ id: number }>(
    `select w.id from market.listing_search w where w.seller_id = $1
      order by (select count(*) from market.capacity_hold h where h.warehouse_id = w.id) desc limit 1`,
    [seller.user.id],
  )
  const id = rows[0]?.id ?? 0
  return [
    {
      name: `${QUOTES} quotes side by side`,
      path: `/api/merchants/sourcing/${request}`,
      token: customer.token,
      goalMs: 100,
    },
    { name: 'a year of one warehouse', path: `/api/warehouse/${id}/space?weeks=52`, token: seller.token, goalMs: 50 },
    {
      name: 'a year of all warehouses',
      path: '/api/warehouse/space/board?weeks=52&limit=50',
      token: seller.token,
      goalMs: 50,
    },
  ]
}

async function main(): Promise<void> {
  await buildApp()
  const load = loadavg()[0] ?? 0
  await withStand(4580, async ({ pool, url, serve }) => {
    await serve()
    const reads: DeskRead[] = []
    for (const { name, path, token, goalMs } of await readingsOf(url, pool)) {
      const target = { url, paths: [path], headers: { authorization: `Bearer ${token}` } }
      await measure(target, 1, 1)
      const { p50, p95 } = await measure(target, 1, SECONDS)
      reads.push({ name, p50, p95, goalMs })
    }
    const section = deskReport({ load, reads })
    console.log(section)
    if (SCENARIO === 'demo') writeDeskSection(join(ROOT, 'docs', 'bench.md'), section)
  })
}

await main()
