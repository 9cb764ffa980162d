import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { addDays } from '@stackyard/shared/domain/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amendmentsOf } from '../api/reservations/amendment/amend'
import { act, done } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { bought, type Buyer, newBuyer, palletsByCard, readTransaction } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { arm, describePoint, prepareCommitPoints, type KillPoint } from './kill-points'
import { moneyFaults } from './money'

let stack: Stack
let buyer: Buyer
let seller = ''
let changes: ReturnType<typeof amendmentsOf>
/** The same by another web process. */
let elsewhere: ReturnType<typeof amendmentsOf>
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  buyer = await newBuyer(stack)
  seller = await tokenOf(stack.url, 'seller')
  changes = amendmentsOf(stack.url)
  elsewhere = amendmentsOf(stack.urls[1] ?? '')
})
afterAll(() => stack?.stop())
// Each test has the calls of a minute for itself.
beforeEach(() => stack.pool.query('delete from market.rate_limit'))

const becomes = (id: number, state: string) =>
  eventually(`order ${id} ${state}`, 60_000, async () =>
    (await readTransaction(stack.url, buyer.token, id)).paymentState === state ? true : undefined,
  )

/** Fulfillment alone, accepted and paid, with its end proposed by the customer. */
async function proposed(): Promise<{ id: number; change: number }> {
  const alone = { type: 'fulfillment', monthlyVolumeTier: '501 to 2000', quantity: undefined, spaceType: undefined }
  const body = palletsByCard(buyer, listingIds.main, { ...alone, selectedTerm: undefined })
  const id = await bought(stack.url, buyer.token, body)
  await done(stack.url, seller, 'complete', id)
  await becomes(id, 'captured')
  const { today } = (await changes.read(id, buyer.token)).results
  const lastDate = addDays(today, 30)
  const reply = await changes.propose(id, buyer.token, { kind: 'fulfillment-end', lastDate, totalCents: 0 })
  expect(reply, JSON.stringify(reply.error)).toMatchObject({ success: true })
  return { id, change: reply.results.list[0]?.id ?? 0 }
}

describe('the end of fulfillment alone', { timeout: 300_000 }, () => {
  it('is agreed once, whoever accepts it at the same moment', async () => {
    const { id, change } = await proposed()
    const twice = await Promise.all([changes, elsewhere].map((door) => door.step('accept', id, change, seller, 0)))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await readTransaction(stack.url, buyer.token, id)).amended).toMatchObject({ number: 1 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('or a cancellation is refunded, never half of each', async () => {
    for (let round = 0; round < 3; round++) {
      const { id, change } = await proposed()
      const [accept, ask] = await Promise.all([
        elsewhere.step('accept', id, change, seller, 0),
        act(stack.url, buyer.token, 'request-cancel', id),
      ])
      // A request to cancel can follow an end that was agreed; an end can't be agreed while one is open.
      expect(ask.status).toBe(200)
      expect([200, 409]).toContain(accept.status)
      const { endDate } = await readTransaction(stack.url, buyer.token, id)
      expect(endDate === null).toBe(accept.status === 409)
      await done(stack.url, seller, 'cancel', id)
      await becomes(id, 'refunded')
      expect((await changes.read(id, buyer.token)).results.kinds).toEqual([])
    }
    expect(await moneyFaults(stack)).toEqual([])
  })
})

const points: KillPoint[] = [
  { at: 'commit', ends: 'committed', skip: 0 },
  { at: 'commit', ends: 'rolled back', skip: 0 },
]

describe('kill -9 while the end of fulfillment alone is accepted', { timeout: 180_000 }, () => {
  beforeAll(() => prepareCommitPoints(stack))

  it.each(points.map((point) => [describePoint(point), point] as const))(
    '%s: all of it or nothing',
    async (_, point) => {
      const { id, change } = await proposed()
      const armed = await arm(stack, point)
      const accepting = changes.step('accept', id, change, seller, 0).catch(() => null)
      await eventually<true>('the cut', 60_000, async () => ((await armed.isReached()) ? true : undefined))
      await armed.cut()
      await accepting
      await stack.start()
      const { list } = (await changes.read(id, buyer.token)).results
      const isAgreed = point.at === 'commit' && point.ends === 'committed'
      expect(list[0]?.state).toBe(isAgreed ? 'accepted' : 'proposed')
      const { endDate, amended } = await readTransaction(stack.url, buyer.token, id)
      expect([endDate !== null, amended?.number ?? 0]).toEqual(isAgreed ? [true, 1] : [false, 0])
      expect(await moneyFaults(stack)).toEqual([])
      if (!isAgreed) expect((await changes.accept(id, seller)).status).toBe(200)
      expect(await moneyFaults(stack)).toEqual([])
    },
  )
})
