import fc from 'fast-check'
import { expect, it } from 'vitest'
import { costWords, modelCost } from './model-cost'

it('what is read and what is written have prices of their own, for a million', () => {
  expect(modelCost({ input: 2_000_000, output: 500_000 }, { input: 0.15, output: 0.6 })).toBeCloseTo(0.6, 10)
})

it('the cost of two calls together is that of each', () => {
  const tokens = fc.record({ input: fc.nat(1e6), output: fc.nat(1e6) })
  const prices = fc.record({
    input: fc.double({ min: 0, max: 100, noNaN: true }),
    output: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(tokens, tokens, prices, (one, other, price) => {
      const both = { input: one.input + other.input, output: one.output + other.output }
      expect(modelCost(both, price)).toBeCloseTo(modelCost(one, price) + modelCost(other, price), 6)
    }),
  )
})

it.each([
  [0, '$0.00'],
  [0.0004, 'less than $0.01'],
  [0.018, '$0.02'],
  [12.5, '$12.50'],
])('%d dollars are shown as %s', (dollars, words) => {
  expect(costWords(dollars)).toBe(words)
})
