import { expect, it } from 'vitest'
import { formatExact } from './exact-dollars'

it.each([
  [0, '$0.00'],
  [12.5, '$12.50'],
  [0.02, '$0.02'],
  [0.0025, '$0.0025'],
  [1234.305, '$1,234.305'],
  [-3.1, '-$3.10'],
])('%d dollars are shown as %s', (dollars, shown) => expect(formatExact(dollars)).toBe(shown))
