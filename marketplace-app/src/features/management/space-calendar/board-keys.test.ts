import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, cellWords, daysOf, monthsOf, sharesOf } from './board-figures'
import { moveOnBoard } from './board-keys'

const size = { rows: 3, weeks: 52 }
const at = { row: 1, week: 20, anchor: 20 }
const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

describe('keys of the board', () => {
  it.each([
    ['ArrowRight', {}, { row: 1, week: 21, anchor: 21 }],
    ['ArrowLeft', { shiftKey: true }, { row: 1, week: 19, anchor: 20 }],
    ['ArrowDown', { shiftKey: true }, { row: 2, week: 20, anchor: 20 }],
    ['PageDown', {}, { row: 1, week: 33, anchor: 33 }],
    ['Home', {}, { row: 1, week: 0, anchor: 0 }],
    ['End', { ctrlKey: true }, { row: 2, week: 51, anchor: 51 }],
  ] as const)('%s', (key, more, place) => {
    expect(moveOnBoard(press(key, more), at, size)).toEqual(place)
  })

  it('follows the direction of the text, and leaves other keys alone', () => {
    expect(moveOnBoard(press('ArrowLeft'), at, size, true)?.week).toBe(21)
    expect(moveOnBoard(press('Tab'), at, size)).toBeNull()
  })

  it('never leaves the grid', () => {
    const keys = fc.array(
      fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'End'),
    )
    fc.assert(
      fc.property(keys, fc.boolean(), (pressed, shiftKey) => {
        let place = { row: 0, week: 0, anchor: 0 }
        for (const key of pressed) place = moveOnBoard(press(key, { shiftKey }), place, size) ?? place
        expect([place.row in [0, 1, 2], place.week >= 0 && place.week < 52, place.anchor < 52]).toEqual([
          true,
          true,
          true,
        ])
      }),
    )
  })
})

const row = {
  id: 1,
  name: 'Akron North',
  city: 'Akron',
  spaceType: 'PALLET' as const,
  total: [1333, 1333],
  blocked: [133.3, 0],
  held: [0, 0],
  sold: [266.6, 1333],
  arriving: [266.6, 0],
  leaving: [0, 0],
}

it('tells a week in words and in shares', () => {
  expect(cellWords('PALLET', cellOf(row, 0), '2026-11-23')).toBe(
    'Week of 23 Nov 2026, 70 pallets free of 100 pallets, Blocked 10 pallets, Reserved 20 pallets, Arriving 20 pallets',
  )
  expect(cellWords('PALLET', cellOf(row, 1), '2026-11-30')).toBe(
    'Week of 30 Nov 2026, 0 pallets free of 100 pallets, Reserved 100 pallets',
  )
  expect(sharesOf(cellOf(row, 0))).toEqual({ sold: 20, held: 0, blocked: 10, free: 70 })
  expect(sharesOf(cellOf({ ...row, total: [0], sold: [0], blocked: [0] }, 0)).free).toBe(0)
})

it('groups weeks by month, and makes days of a range of weeks', () => {
  const weeks = ['2026-11-23', '2026-11-30', '2026-12-07']
  expect(monthsOf(weeks)).toEqual([
    { month: '2026-11', first: 0, weeks: 2 },
    { month: '2026-12', first: 2, weeks: 1 },
  ])
  expect(daysOf(weeks, 2, 1, '2026-11-28')).toEqual({ startDay: '2026-11-30', endDay: '2026-12-14' })
  expect(daysOf(weeks, 0, 0, '2026-11-28')).toEqual({ startDay: '2026-11-28', endDay: '2026-11-30' })
})
