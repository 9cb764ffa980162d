import { expect, it } from 'vitest'
import { readFigure } from './read-figure'

it.each([
  ['', null],
  ['  ', null],
  ['-3', 0],
  ['12.345', 12.35],
  ['abc', null],
  ['140', 140],
])('%j is read as %j (002 §5.1)', (typed, figure) => {
  expect(readFigure(typed)).toBe(figure)
})

it('a percentage is at most 100', () => {
  expect(readFigure('140', 100)).toBe(100)
})
