import { expect, it } from 'vitest'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { whatWasBought } from './transaction-figures'

const bought = (changes: Partial<Transaction>) =>
  whatWasBought({ quantity: null, spaceType: null, monthlyVolumeTier: null, ...changes } as Transaction)

it('what was bought stands with its unit', () => {
  expect(bought({ monthlyVolumeTier: '501 to 2000' })).toBe('501 to 2000 orders a month')
  expect(bought({ quantity: 1, spaceType: 'PALLET' })).toBe('1 pallet')
  const steps = [
    { from: '2027-01-01', quantity: 1, monthCents: 100 },
    { from: '2027-03-01', quantity: 4, monthCents: 400 },
  ]
  const amended = { steps } as unknown as Transaction['amended']
  expect(bought({ quantity: 1, spaceType: 'PALLET', amended })).toBe('1 pallet; 4 pallets from 01 Mar 2027')
  expect(bought({ quantity: 3, spaceType: 'PALLET', monthlyVolumeTier: '501 to 9999' })).toBe(
    '3 pallets; fulfillment of 501+ orders a month',
  )
  expect(bought({ quantity: 1000, spaceType: 'SQ_FEET' })).toMatch(/^1,000 sq/)
})
