import { expect, it } from 'vitest'
import { readFigure } from './read-figure'

it.each([
  ['', null],
  ['  ', null],
  ['-3', 0],
  ['12.345', 12.35],
  ['abc', null],
  ['140', 140],
  ['-5', 0],
  ['1.239', 1.24],
])('R-314: %j is read as %j (002 §5.1)', (typed, figure) => {
  expect(readFigure(typed)).toBe(figure)
})

it('R-315: a percentage is at most 100', () => {
  expect(readFigure('150', 100)).toBe(100)
  expect(readFigure('99.5', 100)).toBe(99.5)
  expect(readFigure('140', 100)).toBe(100)
})
