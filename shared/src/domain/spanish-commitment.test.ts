import { describe, expect, it } from 'vitest'
import { commitmentFacts, type CommitmentTerms } from './commitment'
import { spanishFacts } from './spanish-commitment'

const storage: CommitmentTerms = {
  type: 'offering',
  dueCents: 120_000,
  couponCents: 5_000,
  setupCents: 20_000,
  monthCents: 105_000,
  term: 3,
  startDay: '2026-12-01',
  paymentType: 'CREDIT_CARD' as CommitmentTerms['paymentType'],
  warehouse: 'Pier 9',
}
const cases: [string, CommitmentTerms][] = [
  ['storage', storage],
  ['one month', { ...storage, term: 1, couponCents: 0, setupCents: 0 }],
  ['charged by the platform', { ...storage, billedBy: 'platform' }],
  ['with fulfillment', { ...storage, setupCents: 0, fulfillmentCents: 45_000 }],
  [
    'changed since',
    {
      ...storage,
      amended: {
        payments: [
          { day: '2026-12-01', cents: 105_000 },
          { day: '2027-01-01', cents: 90_000 },
          { day: '2027-02-01', cents: 90_000 },
        ],
        endDay: '2027-03-01',
      },
    },
  ],
  [
    'with fulfillment that ends on an agreed day',
    {
      ...storage,
      fulfillmentCents: 45_000,
      amended: {
        payments: [{ day: '2026-12-01', cents: 105_000 }],
        endDay: '2027-01-01',
        fulfillmentEnd: '2027-05-01',
      },
    },
  ],
  [
    'a deposit of what ends on an agreed day',
    {
      ...storage,
      type: 'fulfillment',
      term: null,
      startDay: null,
      monthCents: 0,
      amended: { payments: [], endDay: '2026-12-01', fulfillmentEnd: '2027-05-01' },
    },
  ],
  ['a deposit', { ...storage, type: 'fulfillment', term: null, startDay: null, monthCents: 0, paymentType: null }],
]
const amounts = (text: string) => (text.match(/\$[\d,]+\.\d\d/g) ?? []).toSorted()

describe('a commitment in Spanish', () => {
  it.each(cases)('says the same facts and amounts as in English: %s', (_, terms) => {
    const english = commitmentFacts(terms)
    const spanish = spanishFacts(terms)
    expect(spanish.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
    expect(
      spanish.filter(({ label, value }) => english.some((one) => one.label === label && one.value === value)),
    ).toEqual([])
    expect(spanish.map(({ value }) => amounts(value))).toEqual(english.map(({ value }) => amounts(value)))
  })
})
