import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'
import { blankContent } from './listing-values'

const record = (changes: object = {}) => ({ ...blankContent(), id: 7, version: 1, ...changes }) as WarehouseRecord

it('names what differs: a field by its label, what has none by its step, the version not at all', () => {
  const { facilityDetails, address } = blankContent()
  expect(changedFields(record(), record({ version: 2 }))).toEqual([])
  expect(
    changedFields(
      record(),
      record({
        name: 'Akron Depot',
        address: { ...address, city: 'Akron' },
        photos: [{ id: 1, link: '/files/1.webp', title: '', primary: true }],
        facilityDetails: { ...facilityDetails, alwaysOpen: !facilityDetails.alwaysOpen },
      }),
    ),
  ).toEqual(['Name of the warehouse', 'General', 'Photos and documents', 'Always open'])
})

it('an order of keys is no change', () => {
  const { address } = blankContent()
  const turned = Object.fromEntries(Object.entries(address).reverse())
  expect(changedFields(record(), record({ address: turned }))).toEqual([])
})
