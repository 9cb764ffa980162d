import { expect, it } from 'vitest'
import { pagesAround } from './pagination'

it('names first, last and neighbors, with gaps only where more than one page is left out', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3])
  expect(pagesAround(5, 10)).toEqual([1, null, 4, 5, 6, null, 10])
  expect(pagesAround(3, 10)).toEqual([1, 2, 3, 4, null, 10])
  expect(pagesAround(4, 10)).toEqual([1, 2, 3, 4, 5, null, 10])
})
