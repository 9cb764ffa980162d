import { describe, expect, it } from 'vitest'
import { formDollars, formFigure } from './form-value'

describe('figures that a form sends (R-314)', () => {
  it.each([-5, '-5', -0.01, '-1e3'])('%j dollars are refused, never stored as another figure', (sent) => {
    expect(formDollars.safeParse(sent).success).toBe(false)
    expect(formFigure({ min: 0, max: 100 }).safeParse(sent).success).toBe(false)
  })

  it('takes two decimals, none below zero and no third', () => {
    expect(formDollars.parse('12.34')).toBe(12.34)
    expect(formDollars.parse(0)).toBe(0)
    expect(formDollars.parse('')).toBeNull()
    expect(formDollars.safeParse(1.239).success).toBe(false)
  })
})
