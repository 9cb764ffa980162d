import { describe, expect, it } from 'vitest'
import { defaultTerm, spaceMode } from './default-term'

const pricing = { palletEnabled: true, sqEnabled: true, price3: 5, price12: 4 }

describe('booking box defaults', () => {
  it('forces the only enabled mode', () => {
    expect(spaceMode({ sqEnabled: true }, 'PALLET')).toBe('SQ_FEET')
    expect(spaceMode({ palletEnabled: true }, 'SQ_FEET')).toBe('PALLET')
    expect(spaceMode(pricing, 'SQ_FEET')).toBe('SQ_FEET')
    expect(spaceMode(pricing)).toBe('PALLET')
  })

  it('R-120: without a month the first term with a price in the mode, else none', () => {
    expect(defaultTerm({ palletEnabled: true, price6: 4 }, 'PALLET')).toBe(6)
    expect(defaultTerm({ ...pricing, priceSq12: 1 }, 'SQ_FEET')).toBe(12)
    expect(defaultTerm({ palletEnabled: true }, 'PALLET')).toBe(0)
  })

  it.each([
    ['12', 12],
    [3, 3],
    ['1', 3],
    ['2', 3],
    ['5', 3],
    ['abc', 3],
    [null, 3],
  ] as const)('R-107: month %s preselects %d', (month, term) =>
    expect(defaultTerm(pricing, 'PALLET', month)).toBe(term),
  )

  it('chooses none without a price', () => expect(defaultTerm(pricing, 'SQ_FEET', '3')).toBe(0))
})
