import { expect, it } from 'vitest'
import { formatWholeCents } from './plan-price'

it('R-156: a price reads like all others, without the cents when there are none', () => {
  expect([14_900, 9950, 123_450, Number.NaN].map(formatWholeCents)).toEqual(['$149', '$99.50', '$1,234.50', '$0'])
})
