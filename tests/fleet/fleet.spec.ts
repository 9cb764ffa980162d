import { setTimeout as pause } from 'node:timers/promises'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measure } from '../bench/measure'
import { atRest, moneyFaults } from '../faults/money'
import { openMarket, type Stall } from '../faults/race-market'
import { PASSWORD, ACTORS, signInWith } from '../setup/actors'
import { ok } from '../setup/api'
import { newBuyer, type Buyer } from '../setup/buyer'
import { crashServer, onServer } from '../setup/replica'
import { simulatorStore } from '../setup/simulator'
import { longestGap, rateOf, writeFleetSection, type FleetFigures, type Outage } from './figures'
import { prepareFleet, type Fleet } from './fleet'
import { newRecord, startLoad, startRenaming, type Load, type LoadRecord } from './load'
import type { Member } from './member'
import { foldersOfFiles, startUploads, wrongOf } from './shared-files'

const BUYERS = 40
const LISTINGS = 60
const MEASURED_SECONDS = 5
/** A fault is followed by so much time in which all must be well again. */
const AFTER_MS = 4_000

let fleet: Fleet
let load: Load
let slug: string
const record: LoadRecord = newRecord()
const figures: Partial<FleetFigures> = {}
const outages: Outage[] = []
let uploaded: string[] = []

async function manyBuyers(): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  while (buyers.length < BUYERS)
    buyers.push(
      ...(await Promise.all(Array.from({ length: 4 }, () => newBuyer({ url: fleet.urls[0], pool: fleet.pool })))),
    )
  return buyers
}

/** How much the given web processes do together, without faults. */
async function throughputOf(urls: string[]): Promise<{ purchases: number; reads: number }> {
  const own = newRecord()
  const running = urls.map((url) => startLoad({ ...load, url }, own, { purchasers: 3, readers: 0, isPaced: false }))
  await pause(MEASURED_SECONDS * 1000)
  await Promise.all(running.map((each) => each.end()))
  const paths = load.paths.filter((path) => path.startsWith('/api/'))
  const reads = await Promise.all(urls.map((url) => measure({ url, paths }, 4, MEASURED_SECONDS)))
  expect(own.faults).toEqual([])
  for (const [key, id] of own.acknowledged) record.acknowledged.set(key, id)
  return { purchases: rateOf(own.purchases).perSecond, reads: reads.reduce((sum, each) => sum + each.perSecond, 0) }
}

/** Lets something happen under load, and notes for how long nobody bought and nobody read. */
async function during(what: string, happen: () => Promise<unknown>): Promise<void> {
  const from = Date.now()
  await happen()
  await pause(AFTER_MS)
  const to = Date.now()
  const outage = { what, purchases: longestGap(record.purchases, from, to), reads: longestGap(record.reads, from, to) }
  outages.push(outage)
  console.log(`${what}: purchases stood ${outage.purchases.toFixed(1)} s, reads ${outage.reads.toFixed(1)} s`)
}

const killed = async (one: Member): Promise<void> => {
  await one.kill9()
  await one.start()
}

/** With a second server that has everything, no acknowledged write is lost with the first. */
const replicateSynchronously = (names: string): Promise<void> =>
  onServer(fleet.firstUrl, `alter system set synchronous_standby_names = '${names}'`, 'select pg_reload_conf()')

async function failOver(): Promise<void> {
  fleet.primary.point(null)
  crashServer(fleet.primaryFolder)
  await fleet.replica.promote()
  fleet.primary.point(fleet.replica.urlOf(fleet.firstUrl))
}

/** The processes so far are those of an earlier release: the next one to start brings the database to its own version. */
async function changeVersions(): Promise<void> {
  await fleet.pool.query(`update market.schema_version set version = 'the release before ' || id`)
  for (const one of [fleet.webs[0], fleet.webs[1], fleet.worker]) {
    await one.stop()
    await one.start()
  }
}

beforeAll(async () => {
  fleet = await prepareFleet()
  await fleet.webs[0].start()
  await Promise.all([fleet.webs[1].start(), fleet.worker.start()])
  const buyers = await manyBuyers()
  const stalls: Stall[] = (await openMarket(fleet.pool, LISTINGS)).filter(({ small }) => !small)
  const [url] = fleet.urls
  slug = (await ok<{ slug: string }>(url, 'GET', `/warehouse/${listingIds.main}`)).slug
  const paths = ['/api/warehouse/?limit=24', `/api/warehouse/${stalls[0]?.id}`, '/', `/warehouses/${slug}`, '/news']
  load = { url: fleet.proxy.url, buyers, stalls, paths }
  for (const web of fleet.urls) for (const path of paths) expect((await fetch(web + path)).status, path).toBe(200)
}, 400_000)
afterAll(() => fleet?.stop(), 60_000)

describe('two web processes, a worker, and two database servers', { timeout: 240_000 }, () => {
  it('do as much as one or more', async () => {
    figures.one = await throughputOf([fleet.urls[0]])
    figures.two = await throughputOf([...fleet.urls])
    console.log('one web process', figures.one, 'two', figures.two)
  })

  it('lose, double, and refuse nothing for long while all of it is killed or changed', async () => {
    const session = await signInWith(fleet.proxy.url, ACTORS.seller, PASSWORD)
    const edited = { url: fleet.proxy.url, webs: fleet.urls, id: listingIds.main, slug, token: session.token }
    const uploads = startUploads(edited, record)
    const running = [startLoad(load, record, { purchasers: 4, readers: 3 }), startRenaming(edited, record)]
    try {
      await during('nothing', () => pause(2_000))
      await during('a web process is killed', () => killed(fleet.webs[0]))
      await during('the worker is killed, and the replica stops', async () => {
        await Promise.all([killed(fleet.worker), fleet.replica.stop()])
        await fleet.replica.start()
      })
      await replicateSynchronously('replica')
      await during('the primary crashes, and the replica takes its place', failOver)
      await during('a release replaces the one before, one process at a time', changeVersions)
    } finally {
      await Promise.all(running.map((each) => each.end()))
      uploaded = await uploads.end()
    }
    console.log(Object.fromEntries(record.answers))
    expect(record.faults).toEqual([])
    expect(record.wrongPages).toEqual([])
    expect(record.pagesChecked).toBeGreaterThan(10)
    expect(record.wrongFiles).toEqual([])
    expect(uploaded.length).toBeGreaterThan(5)
    expect([...fleet.webs, fleet.worker].map((each) => each.ownEnds())).toEqual([0, 0, 0])
  })

  it('share no folder: each has every file that was acknowledged, and none lies in a data folder', async () => {
    expect(await wrongOf(fleet.urls, uploaded)).toEqual([])
    expect(foldersOfFiles(fleet.dataDirs)).toEqual([])
  })

  it('keep exactly what they acknowledged, and the books agree with Stripe', async () => {
    await atRest(fleet)
    const { rows } = await fleet.pool.query<{ id: number }>(
      'select id::int from market.orders where customer_id = any($1::int[]) order by id',
      [load.buyers.map(({ id }) => id)],
    )
    expect(rows.map(({ id }) => id)).toEqual([...record.acknowledged.values()].toSorted((a, b) => a - b))
    const intents = Object.values((await simulatorStore(fleet.simUrl)).payment_intent)
    const held = intents.map(({ metadata }) => Number(metadata.order_id))
    for (const { id } of rows)
      expect(
        held.filter((order) => order === id),
        `order ${id}`,
      ).toHaveLength(1)
    expect(await moneyFaults(fleet)).toEqual([])
    writeFigures()
  })
})

function writeFigures(): void {
  const refused = [...record.answers].filter(([name]) => / 503\b/.test(name)).reduce((sum, [, count]) => sum + count, 0)
  const none = { purchases: 0, reads: 0 }
  const all: FleetFigures = {
    under: { purchases: rateOf(record.purchases), reads: rateOf(record.reads) },
    one: figures.one ?? none,
    two: figures.two ?? none,
    outages,
    acknowledged: record.acknowledged.size,
    refused,
    pagesChecked: record.pagesChecked,
    filesUploaded: uploaded.length,
    hasPgBouncer: fleet.hasPgBouncer,
  }
  console.log(JSON.stringify(all, null, 2))
  writeFleetSection(all)
}
