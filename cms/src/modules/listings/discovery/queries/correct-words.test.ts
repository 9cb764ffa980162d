import { describe, expect, it } from 'vitest'
import { correctionsOf, correctWords, slipsBetween } from './correct-words'

describe('correctWords', () => {
  it('reads slips of the finger as the words of the trade', () => {
    expect(correctWords('warehuose')).toBe('warehouse')
    expect(correctWords('cold storge texs')).toBe('cold storage texas')
    expect(correctWords('Refridgerated fulfilment in Calfornia')).toContain('fulfillment in california')
  })

  it('leaves known, short and strange words alone', () => {
    for (const text of ['cold storage', 'tx', 'qqzzxwv', 'oh 43215', '']) expect(correctWords(text)).toBe(text)
  })
})

describe('correctionsOf', () => {
  it('has what becomes of the text, whichever of its words are kept', () => {
    const text = 'cold storge texs'
    const all = correctionsOf(text)
    expect(all).toHaveLength(4)
    for (const kept of [[], ['storge'], ['texs'], ['storge', 'texs']])
      expect(all).toContain(correctWords(text, new Set(kept)))
  })

  it('grows no further with the number of misspelled words', () => {
    expect(correctionsOf('warehuose storge texs calfornia fulfilment logistcs').length).toBe(16)
  })
})

describe('slipsBetween', () => {
  it('counts an added, dropped, changed or swapped letter as one', () => {
    expect(slipsBetween('storage', 'storge', 2)).toBe(1)
    expect(slipsBetween('warehuose', 'warehouse', 2)).toBe(1)
    expect(slipsBetween('texas', 'texes', 2)).toBe(1)
    expect(slipsBetween('ohio', 'iowa', 2)).toBe(3)
    expect(slipsBetween('a', 'abcdef', 2)).toBe(3)
  })
})
