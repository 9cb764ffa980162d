import { expect, it } from 'vitest'
import { changedPaths, valueAt } from './changed-paths'

const before = { name: 'Depot', address: { city: 'Akron', state: 'OH' }, photos: [{ id: 1, link: 'a' }], pallets: null }

it('names what differs, one level into groups', () => {
  expect(changedPaths(before, { ...before })).toEqual([])
  expect(
    changedPaths(before, {
      name: 'Depot North',
      address: { city: 'Toledo', state: 'OH' },
      photos: [],
      pallets: 3,
    }),
  ).toEqual(['name', 'address.city', 'photos', 'pallets'])
})

it('an order of keys is no change, nor is null for nothing; an order of items is one', () => {
  const turned = { photos: [{ link: 'a', id: 1 }], address: { state: 'OH', city: 'Akron' }, name: 'Depot' }
  expect(changedPaths(before, turned)).toEqual([])
  expect(changedPaths({ of: [1, 2] }, { of: [2, 1] })).toEqual(['of'])
})

it('reads a value by its path', () => {
  expect(valueAt(before, 'address.city')).toBe('Akron')
  expect(valueAt(before, 'name')).toBe('Depot')
  expect(valueAt(before, 'nothing.there')).toBeUndefined()
})
