import { expect, it } from 'vitest'
import { inOrder } from './in-order'

it('marks amounts, shares and ranges, and nothing else', () => {
  for (const value of ['$60.00', '-$5', '−$1,250.50', '2.5%', '12 %', '$0.02 per view', '51-100'])
    expect(inOrder(value)).toBe(`\u200e${value}`)
  for (const value of ['12', '1,200', '12 pallets', 'Acme $5 store', '', '28 Nov 2026', 'Pier 4'])
    expect(inOrder(value)).toBe(value)
})
