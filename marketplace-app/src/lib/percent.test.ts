import { expect, it } from 'vitest'
import { percent } from './percent'

it.each([
  [0, '0%'],
  [0.0003, '0.03%'],
  [0.03, '3.0%'],
  [0.9333, '93.3%'],
  [1, '100%'],
])('a share of %d is %s', (share, shown) => expect(percent(share)).toBe(shown))
