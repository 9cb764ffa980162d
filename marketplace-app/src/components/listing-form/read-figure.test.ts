import { expect, it } from 'vitest'
import { readFigure } from './read-figure'

it.each([
  ['', null],
  ['  ', null],
  ['-5', -5],
  ['12.345', 12.35],
  ['abc', null],
  ['140', 140],
  ['1.239', 1.24],
])('R-314: %j is read as %j: two decimals, and never another figure than was typed', (typed, figure) => {
  expect(readFigure(typed)).toBe(figure)
})
