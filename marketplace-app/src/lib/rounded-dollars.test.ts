import { expect, it } from 'vitest'
import { formatRounded } from './rounded-dollars'

it.each([
  [0, '$0.00'],
  [12.5, '$12.50'],
  [1234.5678, '$1,234.57'],
  [0.0025, '$0.0025'],
])('%d dollars are shown as %s', (dollars, shown) => expect(formatRounded(dollars)).toBe(shown))
