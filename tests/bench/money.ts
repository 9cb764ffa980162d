import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openMarket, type Stall } from '../faults/race-market'
import { atRest, moneyFaults } from '../faults/money'
import { newBuyer, type Buyer } from '../setup/buyer'
import { useCluster } from '../setup/cluster'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { measure, type Figures } from './measure'
import { buyAtPace, race, timePurchases } from './money-load'
import { moneyReport, writeMoneySection, type MoneyFigures } from './money-report'

const ROOT = join(import.meta.dirname, '..', '..')
const LISTINGS = 1000
const PURCHASES = 200
/** Five a second: 18,000 an hour, beside all that they leave to do. */
const EVERY_MS = 200
const PER_SECOND = 200
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
/** A person may buy sixty times a minute: so many that nobody comes near it. */
const BUYERS = 120
/** The provider's events set out on their own time, not with the answer to the call that they tell of. */
const EVENTS_WITHIN_MS = 1000
const STRIPE_MS = 8000
const SLOW_PER_SECOND = 20
const READERS = 8

async function manyBuyers(stack: Stack): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  while (buyers.length < BUYERS) buyers.push(...(await Promise.all(Array.from({ length: 8 }, () => newBuyer(stack)))))
  return buyers
}

/** Copies of listings have space to sell and no page. */
const FIRST_COPY = 1_000_000

const pathsOf = (stalls: Stall[]): string[] =>
  stalls
    .filter(({ id }) => id < FIRST_COPY)
    .flatMap(({ id }, index) => [
      `/api/warehouse/?limit=24&skip=${24 * (index % 40)}`,
      `/api/search/warehouses?search=storage&limit=24&skip=${index % 40}`,
      `/api/warehouse/${id}`,
    ])

/** What readers wait for, first alone, then while purchases stand at a Stripe that takes 8 s for each. */
async function browse(
  stack: Stack,
  buyers: Buyer[],
  stalls: Stall[],
): Promise<{ quiet: Figures; slow: Figures; standing: number }> {
  const target = { url: stack.url, paths: pathsOf(stalls) }
  const seconds = STRIPE_MS / 1000
  await measure(target, READERS, 2)
  const quiet = await measure(target, READERS, seconds)
  const roomy = stalls.filter(({ small }) => !small)
  const asked = Array.from({ length: SLOW_PER_SECOND * seconds }, (_, index) => roomy[index % roomy.length] as Stall)
  await control(stack.simUrl, 'latency', { match: 'POST /v1/payment_intents', ms: STRIPE_MS })
  const bought = buyAtPace(stack, buyers, asked, SLOW_PER_SECOND)
  const slow = await measure(target, READERS, seconds)
  await bought
  await control(stack.simUrl, 'latency', { match: 'POST /v1/payment_intents', ms: 0 })
  return { quiet, slow, standing: asked.length }
}

async function measureAll(stack: Stack): Promise<Omit<MoneyFigures, 'load'>> {
  const buyers = await manyBuyers(stack)
  const stalls = await openMarket(stack.pool, LISTINGS)
  console.log(`${BUYERS} buyers, ${stalls.length} listings`)
  await control(stack.simUrl, 'webhooks/spread', { ms: EVENTS_WITHIN_MS })
  const purchase = await timePurchases(stack, buyers, stalls, { count: PURCHASES, everyMs: EVERY_MS })
  await control(stack.simUrl, 'webhooks/spread', { ms: 0 })
  console.log('purchases at five a second', purchase)
  const crowded = await timePurchases(stack, buyers, stalls, { count: PURCHASES })
  console.log('purchases without a pause', crowded)
  const browsed = await browse(stack, buyers, stalls)
  console.log('browsing', browsed)
  await atRest(stack)
  const raced = await race(stack, buyers, stalls, { perSecond: PER_SECOND, seconds: SECONDS })
  console.log('race', raced)
  await atRest(stack)
  return { purchase, crowded, ...browsed, race: raced, faults: await moneyFaults(stack) }
}

async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0
  const cluster = await useCluster({ isDurable: true })
  try {
    const stack = await startStack({ env: { LOG_LEVEL: 'warn', DATABASE_POOL: '16' } })
    try {
      const section = moneyReport({ load, ...(await measureAll(stack)) })
      console.log(section)
      writeMoneySection(process.env.BENCH_FILE ?? join(ROOT, 'docs', 'bench.md'), section)
    } finally {
      await stack.stop()
    }
  } finally {
    await cluster.stop()
  }
}

await main()
