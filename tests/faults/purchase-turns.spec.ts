import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, palletsByCard, purchase, type Buyer } from '../setup/buyer'
import { paymentIntentOf, simulatorStore } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { atRest, moneyFaults } from './money'
import { openMarket, type Stall } from './race-market'

const BUYERS = 12

let stack: Stack
let stalls: Stall[]
const buyers: Buyer[] = []

beforeAll(async () => {
  stack = await startStack()
  for (let made = 0; made < BUYERS; made += 1) buyers.push(await newBuyer(stack))
  stalls = (await openMarket(stack.pool, 20)).filter(({ small }) => !small).slice(0, BUYERS)
})
afterAll(() => stack?.stop())

it('holds that stand at the bank and can’t be written down in their turn are settled later: one each, none lost', async () => {
  const [first] = buyers as [Buyer]
  // The clearing account is there from the first hold on.
  expect((await purchase(stack.url, first.token, palletsByCard(first, stalls[0]?.id ?? 0))).status).toBe(200)
  const before = Object.keys((await simulatorStore(stack.simUrl)).payment_intent).length
  const keys = buyers.map(() => randomUUID())
  const ask = (index: number) => {
    const buyer = buyers[index] as Buyer
    const body = palletsByCard(buyer, stalls[index]?.id ?? 0, { quantity: 3 })
    return purchase(stack.url, buyer.token, body, keys[index])
  }
  const blocker = await stack.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query(`select from market.ledger_account where kind = 'stripe_clearing' for update`)
    const asked = Promise.all(buyers.map((_, index) => ask(index)))
    await eventually('all cards are held', 60_000, async () => {
      const { payment_intent: intents } = await simulatorStore(stack.simUrl)
      return Object.keys(intents).length === before + BUYERS || undefined
    })
    for (const reply of await asked) {
      expect([reply.status, reply.error?.code]).toEqual([409, 'REQUEST_IN_PROGRESS'])
      expect(reply.headers.get('retry-after')).toBe('2')
    }
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  await atRest(stack)
  const again = await Promise.all(buyers.map((_, index) => ask(index)))
  expect(again.map(({ status }) => status)).toEqual(buyers.map(() => 200))
  for (const { results } of again) {
    expect(results.paymentState).toBe('authorized')
    expect(await paymentIntentOf(stack.simUrl, results.id)).toMatchObject({ status: 'requires_capture' })
  }
  expect(Object.keys((await simulatorStore(stack.simUrl)).payment_intent)).toHaveLength(before + BUYERS)
  expect(await moneyFaults(stack)).toEqual([])
})
