import { addDays, type Day, dayOf } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { act } from '../api/reservations/transaction/order-in'
import { call, ok } from '../setup/api'
import { newBuyer, palletsByCard, type Buyer } from '../setup/buyer'
import { newSeller, type NewSeller } from '../setup/seller'
import { startStack, type Stack } from '../setup/stack'
import { atRest, moneyFaults } from './money'
import { buyUntilAnswered, tallyOf } from './race-market'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6)
const DAYS = 130
const today = dayOf(new Date())
let stack: Stack
let seller: NewSeller
let buyers: Buyer[] = []
beforeEach(() => stack.pool.query('delete from market.rate_limit'))
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  seller = await newSeller(stack)
  buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer(stack)))
}, 300_000)
afterAll(() => stack?.stop())

type Act =
  | { kind: 'buy'; start: number; quantity: number }
  | { kind: 'block'; start: number; days: number | null; quantity: number }
  | { kind: 'total'; start: number; pallets: number }
  | { kind: 'remove'; start: number }
  | { kind: 'listing'; pallets: number }

const start = fc.integer({ min: 1, max: 60 })
/** Few days, so that changes of the total meet, are replaced, and are taken back. */
const turn = fc.constantFrom(10, 20, 30, 45)
const quantity = fc.integer({ min: 1, max: 12 })
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const), start, quantity }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('block' as const),
      start,
      days: fc.option(fc.integer({ min: 1, max: 40 })),
      quantity,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('total' as const),
      start: turn,
      pallets: fc.integer({ min: 0, max: 40 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), start: turn }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('listing' as const), pallets: fc.integer({ min: 5, max: 30 }) }),
  },
)

/** Does an act over one of the two web processes; answers how it went. */
async function run(id: number, one: Act, index: number): Promise<string> {
  const url = stack.urls[index % stack.urls.length] ?? stack.url
  const asSeller = { token: seller.token }
  const said = (reply: Awaited<ReturnType<typeof call>>) => (reply.success ? 'done' : (reply.error?.code ?? 'none'))
  if (one.kind === 'buy') {
    const buyer = buyers[index % buyers.length]
    if (!buyer) throw new Error('no buyer')
    const body = palletsByCard(buyer, id, { startDate: addDays(today, one.start), quantity: one.quantity })
    const answer = await buyUntilAnswered(url, buyer.token, body)
    if (typeof answer === 'string') return answer
    // Half of what is bought is sold at once, while the others go on.
    if (index % 2 === 0) await act(url, seller.token, 'complete', answer)
    return 'done'
  }
  if (one.kind === 'block') {
    const startDay = addDays(today, one.start)
    const endDay = one.days === null ? null : addDays(startDay, one.days)
    const body = { startDay, endDay, spaceType: 'PALLET', quantity: one.quantity }
    return said(await call(url, 'POST', `/warehouse/${id}/space/block`, { ...asSeller, body }))
  }
  if (one.kind === 'listing')
    return said(await call(url, 'PUT', `/warehouse/${id}`, { ...asSeller, body: { totalSpace: one.pallets } }))
  const path = `/warehouse/${id}/space/total/${addDays(today, one.start)}`
  return one.kind === 'remove'
    ? said(await call(url, 'DELETE', path, asSeller))
    : said(await call(url, 'PUT', path, { ...asSeller, body: { pallets: one.pallets } }))
}

type Stored = { base: number; changes: { day: Day; units: number }[]; holds: { start: Day; end: Day; units: number }[] }

/** Day by day from the stored rows alone, by none of the functions that the product uses. */
function oversoldDays({ base, changes, holds }: Stored): string[] {
  let total = base
  return Array.from({ length: DAYS }, (_, at) => addDays(today, at)).flatMap((day) => {
    total = changes.find((change) => change.day === day)?.units ?? total
    const taken = holds.reduce((sum, hold) => (hold.start <= day && day < hold.end ? sum + hold.units : sum), 0)
    return taken > total ? [`${day}: ${taken} of ${total}`] : []
  })
}

async function readStored(id: number): Promise<Stored> {
  const { rows } = await stack.pool.query<{ stored: Stored }>(
    `select jsonb_build_object('base', floor(w.total_space) * ${UNITS_PER_PALLET},
      'changes', coalesce((select jsonb_agg(jsonb_build_object('day', c.from_day, 'units', c.total_units))
        from market.capacity_change c where c.warehouse_id = w.id), '[]'),
      'holds', coalesce((select jsonb_agg(jsonb_build_object('start', h.start_day, 'end', h.end_day, 'units', h.units))
        from market.capacity_hold h where h.warehouse_id = w.id and h.state <> 'released'), '[]')) as stored
     from warehouses w where w.id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`no warehouse ${id}`)
  return rows[0].stored
}

it('purchases, blocks, and totals that change race over two web processes: no day is ever oversold', async () => {
  const tally: string[] = []
  const property = fc.asyncProperty(fc.array(anAct, { minLength: 16, maxLength: 24 }), async (acts) => {
    await stack.pool.query('delete from market.rate_limit')
    const { id } = await ok<WarehouseRecord>(stack.url, 'POST', '/warehouse/', {
      token: seller.token,
      body: { ...liveListing(freshName('Raced')), totalSpace: 20 },
    })
    const answers = await Promise.all(acts.map((one, index) => run(id, one, index)))
    tally.push(...answers.map((answer, at) => `${acts[at]?.kind} ${answer}`))
    expect(oversoldDays(await readStored(id))).toEqual([])
    expect(answers.filter((answer) => ['INTERNAL', 'none', 'NEVER_ANSWERED'].includes(answer))).toEqual([])
  })
  await fc.assert(property, { numRuns: ROUNDS, endOnFailure: true })
  const counts = tallyOf(tally)
  // The race means something only if all kinds were both done and refused.
  for (const kind of ['buy', 'total', 'block']) {
    expect(counts[`${kind} done`] ?? 0, JSON.stringify(counts)).toBeGreaterThan(0)
    expect(counts[`${kind} CAPACITY_EXCEEDED`] ?? 0, JSON.stringify(counts)).toBeGreaterThan(0)
  }
  await atRest(stack)
  expect(await moneyFaults(stack)).toEqual([])
}, 600_000)
