import type { CommitmentTerms } from '@stackyard/shared/domain/commitment'
import { describe, expect, it } from 'vitest'
import { commitmentLines, reservationLines } from './order-lines'

const storage: CommitmentTerms = {
  type: 'offering',
  dueCents: 133_000,
  monthCents: 19_000,
  fulfillmentCents: 114_000,
  term: 3,
  startDay: '2026-12-01',
  paymentType: 'CARD',
  warehouse: 'Pier 9',
}
const terms: [string, CommitmentTerms][] = [
  ['storage with fulfillment', storage],
  ['storage with fulfillment for a month', { ...storage, term: 1 }],
  ['storage that the platform bills', { ...storage, billedBy: 'platform' }],
  ['storage', { ...storage, fulfillmentCents: 0, dueCents: 19_000 }],
  ['a deposit', { ...storage, type: 'fulfillment', term: null, startDay: null, fulfillmentCents: 0 }],
]

describe('what an email says of a new reservation', () => {
  it.each(terms)('is filled in and names the same first payment and total in both languages: %s', (_, one) => {
    const { en, ar } = commitmentLines(one)
    expect(ar).toHaveLength(en.length)
    for (const { value } of ar) expect(value).not.toMatch(/[{}]|undefined/)
    for (const index of [0, 1])
      for (const amount of en[index]?.value.match(/\$[\d,]+\.\d\d/g) ?? [])
        expect(ar[index]?.value).toContain(amount.replace('$', ''))
  })

  it('names the last day, as the five facts do', () => {
    const facts = { id: 7, warehouse: 'Pier 9', type: 'offering', spaceType: 'PALLET', quantity: 10 } as const
    const days = { startDay: '2026-12-01', endDay: '2027-03-01', fulfillmentCents: 0, amountCents: 19_000 }
    const { en, ar } = reservationLines({ ...facts, ...days })
    expect(en.find(({ label }) => label === 'Last day')?.value).toBe('28 Feb 2027')
    expect(ar.find(({ label }) => label === 'اليوم الأخير')?.value).toContain('28')
    expect(commitmentLines(storage).en.find(({ label }) => label === 'How it ends')?.value).toContain('28 Feb 2027')
  })

  it('names both parts where there are both', () => {
    const facts = {
      id: 7,
      warehouse: 'Pier 9',
      type: 'offering' as const,
      spaceType: 'PALLET' as const,
      quantity: 10,
      startDay: '2026-12-01',
      endDay: '2027-03-01',
      amountCents: 133_000,
    }
    const spaceOf = (fulfillmentCents: number) => {
      const { en, ar } = reservationLines({ ...facts, fulfillmentCents })
      return [en[2]?.value, ar[2]?.value]
    }
    expect(spaceOf(114_000)).toEqual(['10 pallets and Fulfillment', expect.stringMatching(/10.* وتنفيذ الطلبات$/)])
    expect(spaceOf(0)).toEqual(['10 pallets', expect.not.stringContaining('تنفيذ')])
  })
})
