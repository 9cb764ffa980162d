import { describe, expect, it } from 'vitest'
import { diamondLevel, effectiveDiamond } from './diamond'

describe('diamonds', () => {
  it.each([
    [3, 5, 3],
    [0, 4, 4],
    [null, 2, 2],
    [9, 0, 0],
    [2.5, null, 0],
  ])('warehouse %s, seller %s → %d', (warehouse, seller, diamond) => {
    expect(effectiveDiamond(warehouse, seller)).toBe(diamond)
  })

  it('has a level text only above zero', () => {
    expect(diamondLevel(0)).toBeNull()
    expect(diamondLevel(5)?.name).toBe('Best In Class')
    expect(diamondLevel(1)?.badge).toBe(diamondLevel(2)?.badge)
  })
})
