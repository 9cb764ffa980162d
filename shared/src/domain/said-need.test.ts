import { expect, it } from 'vitest'
import { saidNeed } from './said-need'

it.each([
  ['51-100', '501-1000', '51-100 pallets, 501-1000 shipments a month'],
  ['1-5', "I'm New!", '1-5 pallets, new to shipping'],
  [null, '0-50', '0-50 shipments a month'],
  [null, null, ''],
])('the need of %s pallets and %s shipments is said as a sentence', (pallets, shipments, said) => {
  expect(saidNeed(pallets, shipments)).toBe(said)
})
