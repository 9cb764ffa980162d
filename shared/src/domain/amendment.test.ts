import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensionMonths } from '../reference/amendment-terms'
import { amend, changeProblem, firstDayOf, kindsOf, type Basis, type Change } from './amendment'
import { addDays, daysBetween, type Day } from './calendar'
import { SMALLEST_CHARGE_CENTS } from './coupon'
import {
  centsFor,
  dayAfter,
  fulfillmentTerms,
  monthAround,
  type RunningTerms,
  spansOf,
  stepOn,
  termsAtPurchase,
} from './running-terms'

const START = '2027-01-15'
const price = { unitCents: 1000, minimumCents: 0 }
const atPurchase = (term: number) => termsAtPurchase({ startDay: START, term, quantity: 10, monthCents: 10_000 })
const basis = (today: Day, settled: number[] = []): Basis => ({ today, settled })
const inShort = ({ charges }: RunningTerms) =>
  charges.map(({ number, from, until, cents, isExtra }) => [number, from, until, cents, isExtra ? 'extra' : 'month'])

describe('more or fewer units from a day on', () => {
  it('prorates a month that has not begun by its days, and leaves those before it alone', () => {
    const change = { kind: 'quantity', from: '2027-02-25', quantity: 20 } as const
    const after = amend(atPurchase(3), change, price, basis('2027-01-20'))
    // 10 days at 100.00 and 18 at 200.00 of the 28 days from Feb 15.
    expect(inShort(after)).toEqual([
      [1, '2027-01-15', '2027-02-15', 10_000, 'month'],
      [2, '2027-02-15', '2027-03-15', 16_429, 'month'],
      [3, '2027-03-15', '2027-04-15', 20_000, 'month'],
    ])
    expect(spansOf(after)).toEqual([
      { start: '2027-01-15', end: '2027-02-25', quantity: 10 },
      { start: '2027-02-25', end: '2027-04-15', quantity: 20 },
    ])
  })

  it('charges more space in the rest of a month that has begun as an extra, and pays nothing back for less', () => {
    const more = amend(
      atPurchase(2),
      { kind: 'quantity', from: '2027-02-05', quantity: 15 },
      price,
      basis('2027-01-20'),
    )
    // 10 of 31 days of 50.00 more.
    expect(inShort(more)).toEqual([
      [1, '2027-01-15', '2027-02-15', 10_000, 'month'],
      [2, '2027-02-15', '2027-03-15', 15_000, 'month'],
      [3, '2027-02-05', '2027-02-15', 1_613, 'extra'],
    ])
    const less = amend(atPurchase(2), { kind: 'quantity', from: '2027-02-05', quantity: 5 }, price, basis('2027-01-20'))
    expect(inShort(less).map(([, , , cents]) => cents)).toEqual([10_000, 5_000])
  })

  it('keeps the least that a month costs', () => {
    const change = { kind: 'quantity', from: '2027-02-15', quantity: 1 } as const
    const after = amend(atPurchase(2), change, { ...price, minimumCents: 4_000 }, basis('2027-01-20'))
    expect(after.charges.map(({ cents }) => cents)).toEqual([10_000, 4_000])
  })
})

describe('an extension', () => {
  it('adds months at the present price on the same day of the month', () => {
    const jan31 = termsAtPurchase({ startDay: '2027-01-31', term: 1, quantity: 10, monthCents: 10_000 })
    const after = amend(jan31, { kind: 'extension', months: 3 }, price, basis('2027-02-10'))
    expect(inShort(after).slice(1)).toEqual([
      [2, '2027-02-28', '2027-03-31', 10_000, 'month'],
      [3, '2027-03-31', '2027-04-30', 10_000, 'month'],
      [4, '2027-04-30', '2027-05-31', 10_000, 'month'],
    ])
    expect(after.endDay).toBe('2027-05-31')
  })

  it('after an earlier end within a paid month asks for no second payment of its days', () => {
    const ended = amend(atPurchase(2), { kind: 'end', from: '2027-02-01' }, price, basis('2027-01-20'))
    expect(inShort(ended)).toEqual([[1, '2027-01-15', '2027-02-15', 10_000, 'month']])
    const after = amend(ended, { kind: 'extension', months: 1 }, price, basis('2027-01-20'))
    expect(after.endDay).toBe('2027-03-01')
    // 14 of the 28 days from Feb 15; number 2 was given before.
    expect(inShort(after)[1]).toEqual([3, '2027-02-15', '2027-03-01', 5_000, 'month'])
  })
})

describe('an earlier end', () => {
  it('takes later payments out, prorates the last, and pays nothing back', () => {
    const after = amend(atPurchase(4), { kind: 'end', from: '2027-03-01' }, price, basis('2027-01-20'))
    expect(inShort(after)).toEqual([
      [1, '2027-01-15', '2027-02-15', 10_000, 'month'],
      [2, '2027-02-15', '2027-03-01', 5_000, 'month'],
    ])
    const begun = amend(atPurchase(4), { kind: 'end', from: '2027-03-01' }, price, basis('2027-02-15'))
    expect(begun.charges.map(({ cents }) => cents)).toEqual([10_000, 10_000])
  })
})

describe('the end of one part of a reservation of both', () => {
  const both: RunningTerms = { ...atPurchase(3), fulfillmentEnd: null }
  const today = '2027-01-20'

  it('of fulfillment changes no space and no payment, and can be after that of the space', () => {
    const change = { kind: 'fulfillment-end', from: '2027-09-01' } as const
    expect(changeProblem(both, change, price, today)).toBeNull()
    expect(amend(both, change, price, basis(today))).toEqual({ ...both, fulfillmentEnd: '2027-09-01' })
    expect(changeProblem({ ...both, fulfillmentEnd: '2027-09-01' }, change, price, today)).toBe('known')
    expect(changeProblem(both, { ...change, from: '2031-01-01' }, price, today)).toBe('far')
  })

  it('of the space leaves fulfillment without an end, until that is agreed as well', () => {
    const after = amend(both, { kind: 'end', from: '2027-03-01' }, price, basis(today))
    expect(after.fulfillmentEnd).toBeNull()
    const change = { kind: 'fulfillment-end', from: '2027-06-01' } as const
    expect(changeProblem(after, change, price, '2027-04-01')).toBeNull()
    expect(kindsOf(after, '2027-04-01')).toEqual(['fulfillment-end'])
    expect(kindsOf(amend(after, change, price, basis('2027-04-01')), '2027-06-01')).toEqual([])
  })

  it('of both together has the payments of the space’s earlier end', () => {
    const from = '2027-03-01'
    const space = amend(both, { kind: 'end', from }, price, basis(today))
    expect(amend(both, { kind: 'both-end', from }, price, basis(today))).toEqual({ ...space, fulfillmentEnd: from })
  })

  it('is none of a reservation without fulfillment', () => {
    for (const kind of ['fulfillment-end', 'both-end'] as const)
      expect(changeProblem(atPurchase(3), { kind, from: '2027-02-01' }, price, today)).toBe('part')
    expect(kindsOf(atPurchase(3), today)).toEqual(['quantity', 'extension', 'end'])
    expect(kindsOf(both, today)).toEqual(['quantity', 'extension', 'end', 'fulfillment-end', 'both-end'])
  })
})

describe('the end of fulfillment that was reserved alone', () => {
  const alone = fulfillmentTerms(START)
  const today = '2027-03-10'

  it('is the only change of it, also on the day of the purchase', () => {
    for (const day of [START, today]) expect(kindsOf(alone, day)).toEqual(['fulfillment-end'])
    for (const change of [
      { kind: 'quantity', from: '2027-04-01', quantity: 4 },
      { kind: 'extension', months: 1 },
      { kind: 'end', from: '2027-04-01' },
      { kind: 'both-end', from: '2027-04-01' },
    ] as const)
      expect(changeProblem(alone, change, price, START)).toBe('over')
  })

  it.each([
    [null, '2027-03-11'],
    [null, '2030-03-10'],
    ['day', today],
    ['far', '2030-03-11'],
  ] as const)('%s on %s', (problem, from) => {
    expect(changeProblem(alone, { kind: 'fulfillment-end', from }, price, today)).toBe(problem)
  })

  it('moves no money and no space, is the end of the reservation, and can be moved until it has come', () => {
    expect(dayAfter(alone)).toBeNull()
    const after = amend(alone, { kind: 'fulfillment-end', from: '2027-06-01' }, price, basis(today))
    expect(after).toEqual({ ...alone, fulfillmentEnd: '2027-06-01' })
    expect([dayAfter(after), spansOf(after), after.charges]).toEqual(['2027-06-01', [], []])
    expect(changeProblem(after, { kind: 'fulfillment-end', from: '2027-06-01' }, price, today)).toBe('known')
    const later = amend(after, { kind: 'fulfillment-end', from: '2027-08-01' }, price, basis('2027-05-31'))
    expect(dayAfter(later)).toBe('2027-08-01')
    expect(kindsOf(later, '2027-07-31')).toEqual(['fulfillment-end'])
    expect(kindsOf(later, '2027-08-01')).toEqual([])
    expect(changeProblem(later, { kind: 'fulfillment-end', from: '2027-09-01' }, price, '2027-08-01')).toBe('part')
  })

  it('of a reservation with space is not the end of that', () => {
    expect(dayAfter({ ...atPurchase(3), fulfillmentEnd: '2027-09-01' })).toBe('2027-04-15')
  })
})

describe('what is wrong with a change', () => {
  const today = '2027-02-01'
  it.each([
    ['over', { kind: 'extension', months: 1 }, '2027-04-15'],
    ['far', { kind: 'extension', months: 12 }, '2024-06-01'],
    ['day', { kind: 'quantity', from: today, quantity: 4 }, today],
    ['day', { kind: 'end', from: '2027-04-15' }, today],
    ['quantity', { kind: 'quantity', from: '2027-02-02', quantity: 0 }, today],
    ['same', { kind: 'quantity', from: '2027-02-02', quantity: 10 }, today],
    [null, { kind: 'quantity', from: '2027-02-02', quantity: 11 }, today],
    [null, { kind: 'extension', months: 12 }, today],
    [null, { kind: 'end', from: '2027-02-02' }, today],
  ] as const)('%s: %o', (problem, change, day) => {
    expect(changeProblem(atPurchase(3), change, price, day)).toBe(problem)
  })

  it('no change is agreed for a day before the latest one', () => {
    const after = amend(atPurchase(3), { kind: 'quantity', from: '2027-03-01', quantity: 12 }, price, basis(today))
    const change = { kind: 'quantity', from: '2027-02-20', quantity: 14 } as const
    expect(changeProblem(after, change, price, today)).toBe('order')
  })
})

const change: fc.Arbitrary<(terms: RunningTerms, today: Day) => Change> = fc.oneof(
  fc
    .record({ after: fc.integer({ min: 1, max: 200 }), quantity: fc.integer({ min: 1, max: 400 }) })
    .map(({ after, quantity }) => (_: RunningTerms, today: Day): Change => ({
      kind: 'quantity',
      from: addDays(today, after),
      quantity,
    })),
  fc.constantFrom(...extensionMonths).map((months) => (): Change => ({ kind: 'extension', months })),
  fc
    .record({
      after: fc.integer({ min: 1, max: 300 }),
      kind: fc.constantFrom('end' as const, 'fulfillment-end' as const, 'both-end' as const),
    })
    .map(({ after, kind }) => (_: RunningTerms, today: Day): Change => ({ kind, from: addDays(today, after) })),
)

const story = fc.record({
  start: fc.integer({ min: 0, max: 800 }),
  term: fc.constantFrom(1, 3, 6, 12),
  quantity: fc.integer({ min: 1, max: 400 }),
  unitCents: fc.integer({ min: 50, max: 5_000 }),
  hasFulfillment: fc.boolean(),
  steps: fc.array(fc.record({ wait: fc.integer({ min: 0, max: 60 }), change }), { minLength: 1, maxLength: 6 }),
})

describe('whatever is agreed, one change after the other', () => {
  it('adds up, charges no day twice, and never touches what is settled', () => {
    fc.assert(
      fc.property(story, ({ start, term, quantity, unitCents, hasFulfillment, steps }) => {
        const startDay = addDays('2027-01-01', start)
        const unit = { unitCents, minimumCents: 0 }
        let terms: RunningTerms = {
          ...termsAtPurchase({ startDay, term, quantity, monthCents: unitCents * quantity }),
          ...(hasFulfillment ? { fulfillmentEnd: null } : {}),
        }
        let today = addDays(startDay, -5)
        for (const { wait, change: make } of steps) {
          today = addDays(today, wait)
          const wanted = make(terms, today)
          if (changeProblem(terms, wanted, unit, today)) continue
          const after = amend(terms, wanted, unit, basis(today))
          mustHold(terms, after, wanted, today)
          terms = after
        }
      }),
      { numRuns: 200 },
    )
  })
})

function mustHold(before: RunningTerms, after: RunningTerms, wanted: Change, today: Day): void {
  const from = firstDayOf(before, wanted)
  if (wanted.kind === 'fulfillment-end')
    expect({ ...after, fulfillmentEnd: null }).toEqual({ ...before, fulfillmentEnd: null })
  expect(after.fulfillmentEnd).toBe(
    wanted.kind === 'fulfillment-end' || wanted.kind === 'both-end' ? from : before.fulfillmentEnd,
  )
  for (const charge of before.charges) {
    const same = after.charges.find(({ number }) => number === charge.number)
    // The last month of an earlier end that has not begun is filled up by an extension.
    const isFilledUp = wanted.kind === 'extension' && charge.until === from
    const isBefore = charge.until <= from && !isFilledUp
    if (charge.number === 1 || charge.from <= today || isBefore) expect(same).toEqual(charge)
  }
  expect(new Set(after.charges.map(({ number }) => number)).size).toBe(after.charges.length)
  expect(Math.max(...after.charges.map(({ number }) => number))).toBeLessThanOrEqual(after.lastNumber)
  expect(after.charges.every(({ cents }) => Number.isSafeInteger(cents) && cents >= SMALLEST_CHARGE_CENTS)).toBe(true)
  const months = after.charges.filter(({ isExtra }) => !isExtra).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  for (const [index, month] of months.entries()) {
    expect(month.from < month.until).toBe(true)
    const next = months[index + 1]
    if (next) expect(month.until <= next.from, `${month.until} ${next.from}`).toBe(true)
    const around = monthAround(after.startDay, month.from)
    expect(month.until <= around.until).toBe(true)
    // A month that no payment had begun of costs its days, each by the quantity of the day, within half a cent.
    if (month.number === 1 || month.from <= today) continue
    let exact = 0
    for (let day = month.from; day < month.until; day = addDays(day, 1))
      exact += (stepOn(after.steps, day)?.monthCents ?? 0) / daysBetween(around.from, around.until)
    expect(Math.abs(month.cents - exact)).toBeLessThanOrEqual(0.501)
    expect(month.cents).toBe(centsFor(after.startDay, after.steps, month))
  }
  const spans = spansOf(after)
  expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([after.startDay, after.endDay])
  for (const [index, { end }] of spans.slice(0, -1).entries()) expect(spans[index + 1]?.start).toBe(end)
}
