import { executorOf, rebuildListings } from '@stackyard/cms/modules/listings/discovery/index'
import { measureRecords } from '@stackyard/cms/modules/reservations/record/index'
import { rebuildServices } from '@stackyard/cms/modules/listings/service/index'
import type { Tx } from '@stackyard/cms/platform/db'
import type { Services } from '@stackyard/cms/platform/services'
import { sql } from 'drizzle-orm'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { insertAccess } from './insert/insert-access'
import { insertContent } from './insert/insert-content'
import { insertCoupons } from './insert/insert-coupons'
import { insertWeeklyWarehouses } from './insert/insert-weekly-warehouses'
import { insertListings, insertReviews } from './insert/insert-listings'
import { insertModeration } from './insert/insert-moderation'
import { insertPaymentRecords } from './insert/insert-payment-records'
import { insertPeople } from './insert/insert-people'
import { insertRows } from './insert/insert-rows'
import { insertSampleFiles } from './insert/insert-sample-files'
import { insertSellerLetters } from './insert/insert-seller-letters'
import { insertQuoteHistory } from './insert/insert-quote-history'
import { insertQuotes } from './insert/insert-quotes'
import { insertThreads } from './insert/insert-threads'
import { insertServices } from './insert/insert-services'
import { makeCampaigns } from './insert/make-campaigns'
import { makeOrders } from './insert/make-orders'
import { makePayments } from './insert/make-payments'
import { makePayouts } from './insert/make-payouts'
import { planGazetteer } from './plans/places'
import { planDemo } from './scenarios/demo'
import { planE2e } from './scenarios/e2e'
import { planLoad } from './scenarios/load'
import type { Scenario, ScenarioName } from './scenarios/plan-scenario'

export type Progress = (step: string, count?: number) => void
export type SeedOutcome = { seeded: boolean; listings: number }

const PLANS: Record<ScenarioName, (now: Date, count: number) => Scenario> = {
  demo: planDemo,
  e2e: planE2e,
  load: planLoad,
}

/** Work in one transaction that Payload's own calls share. */
async function inTransaction(services: Services, work: (req: PayloadRequest, tx: Tx) => Promise<void>): Promise<void> {
  const req = await createLocalReq({ context: { isSilent: true } }, services.payload)
  await initTransaction(req)
  try {
    await work(req, await executorOf(req))
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

const countOf = async (services: Services, table: string): Promise<number> => {
  const found = await services.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.raw(table)}`)
  return found.rows[0]?.n ?? 0
}

async function insertRecords(
  services: Services,
  name: ScenarioName,
  count: number,
  onProgress: Progress,
): Promise<void> {
  const now = services.clock.now()
  onProgress('plan')
  const scenario = PLANS[name](now, count)
  await inTransaction(services, async (req, tx) => {
    onProgress('people', scenario.users.length)
    await insertPeople(req, tx, scenario.users, now)
    if (name === 'e2e') await insertPaymentRecords(tx, now)
    if (name !== 'load') {
      await insertAccess(tx, scenario.users, now)
      await insertThreads(tx, now)
      await insertSellerLetters(tx, scenario.users, now)
    }
    await insertListings(services.payload, tx, scenario.warehouses, now, (done) => onProgress('listings', done))
    onProgress('reviews', scenario.reviews.length)
    await insertReviews(services.payload, tx, scenario.reviews)
    await insertServices(services.payload, tx, scenario.services, now)
    const gazetteer = planGazetteer()
    onProgress('places', gazetteer.length)
    await insertRows(tx, 'market.place', gazetteer)
    await insertSampleFiles(services.storage, tx)
    if (name !== 'load') await insertContent(req, now, onProgress)
    if (name === 'demo') {
      await insertCoupons(req, now)
      await insertQuoteHistory(tx, scenario, now)
      await insertQuotes(tx, scenario.users, now)
      await insertWeeklyWarehouses(req, now)
      await insertModeration(req, tx, services.storage, scenario.users)
    }
  })
  // What autovacuum would do a minute later, while the first site is built.
  await services.db.execute(sql`vacuum (analyze)`)
}

/**
 * Fills an empty database with a scenario: `demo` (10,000 listings), `e2e` (300, some of them known by id) or `load`
 * (`count` listings). The records come in one transaction; a database that already has users is left as it is. The read
 * model is built after it, also when an earlier run was cut off before that. The demo's customer@ then gets a card, a bank
 * account and orders, seller@ payouts of some, by the real operations at the payment provider; that of `e2e` has ready-made ones and no orders.
 * @throws Error naming the rule when a record does not fit the tables.
 */
export async function runScenario(
  services: Services,
  name: ScenarioName,
  onProgress: Progress = () => undefined,
  count = services.env.SEED_LISTINGS,
): Promise<SeedOutcome> {
  const seeded = (await countOf(services, 'users')) === 0
  if (seeded) await insertRecords(services, name, count, onProgress)
  const listings = await countOf(services, 'warehouses')
  if ((await countOf(services, 'market.listing_search')) < listings) {
    onProgress('search index', listings)
    await rebuildListings(services.db)
  }
  if ((await countOf(services, 'market.service_search')) < (await countOf(services, 'services')))
    await rebuildServices(services.db)
  if (name === 'demo' && (await countOf(services, 'market.card')) === 0) {
    onProgress('payment methods and orders')
    await makePayouts(services, await makeOrders(services, await makePayments(services)))
    onProgress('wallets and campaigns')
    await makeCampaigns(services)
    onProgress('service records')
    await measureRecords(services)
  }
  return { seeded, listings }
}
