import { expect, it } from 'vitest'
import { inUnit, spaceText } from './space-figures'

it.each([
  ['PALLET', 13.33, 1, '1 pallet'],
  ['PALLET', 533.2, 40, '40 pallets'],
  ['PALLET', 39.9, 2, '2 pallets'],
  ['PALLET', 15_996, 1200, '1,200 pallets'],
  ['SQ_FEET', 1333, 1333, '1,333 sq ft'],
] as const)('%s of %d square feet', (unit, squareFeet, count, words) => {
  expect(inUnit(unit, squareFeet)).toBe(count)
  expect(spaceText(unit, squareFeet)).toBe(words)
})
