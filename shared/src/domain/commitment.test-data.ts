import type { CommitmentTerms } from './commitment'

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

/** Terms of every kind, which each language says. */
export const commitmentCases: [string, CommitmentTerms][] = [
  ['storage', storage],
  ['one month', { ...storage, term: 1, couponCents: 0, setupCents: 0 }],
  ['charged by the platform', { ...storage, billedBy: 'platform' }],
  ['with fulfillment', { ...storage, setupCents: 0, fulfillmentCents: 45_000 }],
  [
    'changed since',
    {
      ...storage,
      billedBy: 'platform',
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

/** The amounts that a text names, sorted. */
export const amountsIn = (text: string) => (text.match(/\$[\d,]+\.\d\d/g) ?? []).toSorted()
