import type { Transaction } from '@stackyard/shared/schema/transaction'
import { expect, it } from 'vitest'
import { followedEvery } from './transaction-query'

const now = Date.parse('2026-11-23T12:00:00Z')
const order = (of: Partial<Transaction>, since = '2026-11-23T11:59:30Z', action = 'captured') => ({
  paymentState: 'captured' as const,
  invoice: null,
  failure: null,
  ...of,
  events: [{ action, at: since }] as Transaction['events'],
})

it.each([
  ['a payment step that runs', order({ paymentState: 'capturing' }), 2_000],
  ['a step that failed and is tried again', order({ paymentState: 'capturing', failure: 'No answer' }), 60_000],
  ['a refund that the bank has', order({ paymentState: 'refunding' }, undefined, 'refund_pending'), 60_000],
  ['an invoice that is being made', order({}), 5_000],
  ['an invoice that did not come', order({}, '2026-11-23T11:57:00Z'), false],
  ['a payment with its invoice', order({ invoice: { id: 1 } as Transaction['invoice'] }), false],
  ['a hold that waits for the seller', order({ paymentState: 'authorized' }), false],
])('%s is asked for again as often as that is worth', (_what, transaction, every) => {
  expect(followedEvery(transaction, now)).toBe(every)
})
