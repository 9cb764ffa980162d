import { expect, it } from 'vitest'
import { sparkArea, sparkPoints } from './sparkline-points'

it.each([
  [[0, 0, 0], '2,26 48,26 94,26'],
  [[0, 5, 10], '2,26 48,14 94,2'],
  [[4], '2,2'],
  [[], ''],
])('%j is the line %s', (values, points) => expect(sparkPoints(values)).toBe(points))

it('the area reaches the ground on both sides', () => {
  expect(sparkArea([0, 10])).toBe('2,28 2,26 94,2 94,28')
})
