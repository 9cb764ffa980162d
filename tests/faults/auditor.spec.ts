import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, type Call } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../setup/buyer'
import { numbersFrom } from '../setup/numbers-from'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'

const STEPS = 220
const SEED = 20_261_122
/** Of the listing, in hundredths of a square foot. */
const TOTAL_UNITS = 1200 * 1333
const FIVE_DAYS = 5 * 86_400

/** What the auditor believes of an order. It has the rules of its own, not from the product's code. */
type Believed = {
  id: number
  buyer: Buyer
  key: string
  body: object
  status: 'pending' | 'approved' | 'cancelled' | 'customer_cancel_request'
  money: string
  method: 'CARD' | 'ACH'
  units: number
  cents: number
  isApproved: boolean
  before: 'pending' | 'approved'
}

let stack: Stack
const buyers: Buyer[] = []
const tokens = new Map<string, string>()
const books: Believed[] = []
let refusedForSpace = 0
beforeAll(async () => {
  stack = await startStack()
  buyers.push(await newBuyer(stack), await newBuyer(stack))
  tokens.set('seller', await tokenOf(stack.url, 'seller'))
  tokens.set('admin', await tokenOf(stack.url, 'admin'))
})
afterAll(() => stack?.stop())

const random = numbersFrom(SEED)
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T

const takenUnits = (): number => books.reduce((sum, order) => sum + (order.status === 'cancelled' ? 0 : order.units), 0)

const endOfMoney = (order: Believed): string => {
  if (order.money !== 'captured') return 'released'
  return order.method === 'CARD' ? 'refunded' : 'refunding'
}

/** Changes the belief as the rules say; false when they allow no such step now. */
function foresee(order: Believed, name: Call, actor: string): boolean {
  const { status } = order
  if (status === 'cancelled' || order.money === 'ach_processing') return false
  if (name === 'approve') {
    if (order.isApproved || status === 'customer_cancel_request') return false
    order.isApproved = true
    return true
  }
  if (name === 'complete') {
    if (status !== 'pending') return false
    order.status = 'approved'
    order.money = order.method === 'CARD' ? 'captured' : 'ach_processing'
    return true
  }
  if (name === 'request-cancel') {
    if (status === 'customer_cancel_request') return false
    order.before = status
    order.status = 'customer_cancel_request'
    return true
  }
  if (name === 'decline-cancel-request') {
    if (status !== 'customer_cancel_request') return false
    order.status = order.before
    return true
  }
  const mayCancel =
    name === 'cancel as admin' || status === 'pending' || (actor === 'seller' && status === 'customer_cancel_request')
  if (!mayCancel) return false
  order.money = endOfMoney(order)
  order.status = 'cancelled'
  return true
}

const actions: readonly (readonly [Call, 'customer' | 'seller' | 'admin'])[] = [
  ['approve', 'admin'],
  ['complete', 'seller'],
  ['complete', 'seller'],
  ['request-cancel', 'customer'],
  ['decline-cancel-request', 'seller'],
  ['cancel', 'customer'],
  ['cancel', 'seller'],
  ['cancel as admin', 'admin'],
]

async function change(step: string): Promise<void> {
  const order = pick(books)
  const [name, actor] = pick(actions)
  const isAllowed = foresee(order, name, actor)
  const token = actor === 'customer' ? order.buyer.token : (tokens.get(actor) ?? '')
  const reply = await act(stack.url, token, name, order.id)
  const where = `${step}: ${name} of ${order.id} by ${actor}`
  expect(reply.status, where).toBe(isAllowed ? 200 : 409)
  if (isAllowed) expect([reply.results.status, reply.results.paymentState], where).toEqual([order.status, order.money])
  else expect(reply.error?.code, where).toBe('TRANSITION_REFUSED')
}

async function buy(step: string): Promise<void> {
  const buyer = pick(buyers)
  const isPallets = random(3) > 0
  const quantity = isPallets ? 20 + random(180) : 300 + random(2400)
  const [units, cents] = isPallets ? [quantity * 1333, quantity * 2000] : [quantity * 100, quantity * 150]
  const method = random(3) > 0 ? 'CARD' : 'ACH'
  const bank = byBank(buyer)
  const body = palletsByCard(buyer, listingIds.main, {
    quantity,
    spaceType: isPallets ? 'PALLET' : 'SQ_FEET',
    ...(method === 'ACH' ? bank : {}),
  })
  const key = randomUUID()
  const fits = takenUnits() + units <= TOTAL_UNITS
  const reply = await purchase(stack.url, buyer.token, body, key)
  expect(reply.status, `${step}: ${quantity} for ${cents} cents`).toBe(fits ? 200 : 409)
  if (!fits) {
    refusedForSpace += 1
    return expect(reply.error?.code, step).toBe('CAPACITY_EXCEEDED')
  }
  expect(reply.results, step).toMatchObject({ status: 'pending', paymentState: 'authorized' })
  const { id } = reply.results
  const fresh = { status: 'pending', money: 'authorized', isApproved: false, before: 'pending' } as const
  books.push({ id, buyer, key, body, method, units, cents, ...fresh })
}

/** The same purchase again changes nothing and answers with the order as it is. */
async function repeat(step: string): Promise<void> {
  const order = pick(books)
  const reply = await purchase(stack.url, order.buyer.token, order.body, order.key)
  expect(reply, step).toMatchObject({
    status: 200,
    results: { id: order.id, status: order.status, paymentState: order.money },
  })
}

async function daysPass(): Promise<void> {
  const debited = books.filter((order) => order.money === 'ach_processing')
  await control(stack.simUrl, 'clock', { advanceSeconds: FIVE_DAYS })
  for (const order of debited) {
    order.money = 'captured'
    await eventually(`order ${order.id} paid`, 60_000, async () => {
      const { paymentState } = await readTransaction(stack.url, order.buyer.token, order.id)
      return paymentState === 'captured' || undefined
    })
  }
}

const sum = (orders: readonly Believed[]): number => orders.reduce((cents, order) => cents + order.cents, 0)

it(`an auditor foretells every answer of ${STEPS} random steps, and the books at the end`, async () => {
  for (let step = 0; step < STEPS; step += 1) {
    const name = `seed ${SEED}, step ${step}`
    const dice = random(10)
    if (step === STEPS / 2) await daysPass()
    if (books.length < 3 || dice < 3) await buy(name)
    else if (dice === 3) await repeat(name)
    else await change(name)
  }
  expect(refusedForSpace).toBeGreaterThan(0)
  for (const money of ['authorized', 'captured', 'released', 'refunded', 'refunding'])
    expect(books.map((order) => order.money)).toContain(money)
  for (const order of books) {
    const { status, paymentState, amountDue } = await readTransaction(stack.url, order.buyer.token, order.id)
    expect([order.id, status, paymentState, amountDue]).toEqual([
      order.id,
      order.status,
      order.money,
      order.cents / 100,
    ])
  }
  const { rows } = await stack.pool.query<{ kind: string; cents: string }>(
    'select kind, sum(balance) as cents from market.ledger_account group by kind',
  )
  const balance = (kind: string): number => Number(rows.find((row) => row.kind === kind)?.cents ?? 0)
  const held = books.filter(
    ({ money, method }) => money === 'ach_processing' || (money === 'authorized' && method === 'CARD'),
  )
  expect(balance('customer_hold')).toBe(sum(held))
  expect(balance('seller_payable')).toBe(sum(books.filter((order) => order.money === 'captured')))
  expect(balance('refunds')).toBe(sum(books.filter((order) => order.money === 'refunding')))
  const taken = await stack.pool.query<{ units: number }>(
    `select coalesce(sum(units), 0)::int as units from market.capacity_hold where warehouse_id = $1 and state <> 'released'`,
    [listingIds.main],
  )
  expect(taken.rows[0]?.units).toBe(takenUnits())
  expect(await moneyFaults(stack)).toEqual([])
})

describe('the ledger itself', () => {
  it.each([
    'update market.ledger_entry set amount = amount + 1',
    'delete from market.ledger_entry',
    'truncate market.ledger_entry',
    'truncate market.ledger_tx cascade',
    `delete from market.order_audit`,
  ])('refuses %s', async (statement) => {
    await expect(stack.pool.query(statement)).rejects.toThrow(/append only/)
  })

  it.each([
    [
      'a movement that does not sum to zero',
      `with movement as (insert into market.ledger_tx (idem, kind) values ('unbalanced', 'test') returning id)
        insert into market.ledger_entry (tx, account, amount)
        select movement.id, account, amount from movement,
          (select min(id), 5 from market.ledger_account union all select max(id), -4 from market.ledger_account) line (account, amount)`,
    ],
    [
      'an entry that is added to a movement later',
      `insert into market.ledger_entry (tx, account, amount)
        select t.id, a.id, 5 from market.ledger_tx t, market.ledger_account a
        where not exists (select from market.ledger_entry e where e.tx = t.id and e.account = a.id) limit 1`,
    ],
  ])('refuses %s', async (_what, statement) => {
    await expect(stack.pool.query(statement)).rejects.toThrow(/does not sum to zero/)
  })
})
