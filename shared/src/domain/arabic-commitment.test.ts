import { describe, expect, it } from 'vitest'
import { commitmentFacts, type CommitmentTerms } from './commitment'
import { arabicFacts } from './arabic-commitment'

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
  ['a deposit', { ...storage, type: 'fulfillment', term: null, startDay: null, monthCents: 0, paymentType: null }],
]
const amounts = (text: string) => (text.match(/\$[\d,]+\.\d\d/g) ?? []).toSorted()

describe('a commitment in Arabic', () => {
  it.each(cases)('says the same facts and amounts as in English: %s', (_, terms) => {
    const english = commitmentFacts(terms)
    const arabic = arabicFacts(terms)
    expect(arabic.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
    expect(arabic.map(({ value }) => amounts(value))).toEqual(english.map(({ value }) => amounts(value)))
    for (const { label, value } of arabic) expect(`${label} ${value}`).toMatch(/\p{Script=Arabic}/u)
  })
})
