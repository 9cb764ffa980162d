import { expect, it } from 'vitest'
import { clusterRadius, shortCount } from './pin-layer'

it('writes a count so that it fits its circle', () => {
  expect([1, 999, 1000, 1234, 12_345].map(shortCount)).toEqual(['1', '999', '1k', '1.2k', '12k'])
})

it('draws a bigger cluster for a bigger count, within bounds', () => {
  expect(clusterRadius(2)).toBeLessThan(clusterRadius(200))
  expect(clusterRadius(10_000_000)).toBe(34)
})
