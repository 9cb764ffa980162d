import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notification } from '@stackyard/shared/schema/notification'
import { byReservation } from './by-reservation'

const notice = (id: number, path: string | null): Notification => ({
  id,
  _id: id,
  kind: 'seller_complete',
  message: `About ${id}`,
  path,
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
})
const inShort = (paths: readonly (string | null)[]) =>
  byReservation(paths.map((path, index) => notice(index, path))).map((group) => group.map(({ id }) => id))

describe('notices by reservation', () => {
  it('are together where the latest one of theirs stands, whatever part of the page they lead to', () => {
    expect(
      inShort([
        '/dashboard/transactions/7',
        '/dashboard/quotes/7',
        '/dashboard/transactions/12',
        '/dashboard/transactions/7?change=extension',
        null,
        '/dashboard/transactions/7#arrivals',
        '/dashboard/quotes/7',
        null,
      ]),
    ).toEqual([[0, 3, 5], [1], [2], [4], [6], [7]])
  })

  it('lose none and keep their order', () => {
    const path = fc.constantFrom(null, '/dashboard/transactions/1', '/dashboard/transactions/11', '/dashboard/quotes/1')
    fc.assert(
      fc.property(fc.array(path, { maxLength: 20 }), (paths) => {
        const groups = inShort(paths)
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(paths.map((_, index) => index))
        for (const ids of [groups.map(([latest]) => latest ?? -1), ...groups])
          expect(ids).toEqual([...ids].sort((a, b) => a - b))
      }),
    )
  })
})
