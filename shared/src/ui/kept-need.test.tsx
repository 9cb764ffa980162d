import { beforeEach, expect, it } from 'vitest'
import { keepChoice } from './kept-choice'
import { keepNeed, keptNeed, listingNeed, readKeptText, withKeptNeed } from './kept-need'

const need = { where: 'Columbus', quantity: 300, spaceType: 'PALLET', startDate: '2027-01-01', term: 6 } as const

beforeEach(() => localStorage.clear())

it('keeps the last need, and forgets it for an empty one', () => {
  keepNeed(need)
  expect(keptNeed()).toEqual(need)
  keepNeed({})
  expect(keptNeed()).toEqual({})
})

it.each([null, '', 'x', '[]', 'null', '{"quantity":-1,"term":5}'])('reads no need from %s', (text) =>
  expect(readKeptText(text)).toEqual({}),
)

it('a listing starts from its address, filled up from the last need', () => {
  expect(withKeptNeed({})).toEqual({})
  keepNeed(need)
  expect(withKeptNeed({ tier: 'first' })).toEqual({
    tier: 'first',
    month: 6,
    start: '2027-01-01',
    space: 300,
    mode: 'PALLET',
  })
  expect(withKeptNeed({ month: 1, space: 5 })).toEqual({ month: 1, start: '2027-01-01', space: 5 })
  expect(withKeptNeed({ mode: 'SQ_FEET' })).not.toHaveProperty('space')
  expect(listingNeed({ space: 5 })).toEqual({ ...need, quantity: 5 })
})

it('what was chosen on a listing becomes the need, and keeps the place', () => {
  keepNeed(need)
  const chosen = keepChoice({ mode: 'SQ_FEET', quantity: 900, startDate: '2027-02-01', term: 3 })
  expect(chosen).toEqual({ space: '900', mode: 'SQ_FEET', start: '2027-02-01', month: '3' })
  expect(keptNeed()).toEqual({
    where: 'Columbus',
    quantity: 900,
    spaceType: 'SQ_FEET',
    startDate: '2027-02-01',
    term: 3,
  })
})
