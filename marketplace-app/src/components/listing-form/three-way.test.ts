import { expect, it } from 'vitest'
import { threeWay } from './three-way'

const seen = { name: 'Depot', address: { city: 'Akron', state: 'OH' }, space: 40, photos: [1] }

it('takes what they alone changed, and asks where both did', () => {
  const mine = { ...seen, name: 'My depot', space: 60 }
  const theirs = { name: 'Their depot', address: { city: 'Toledo', state: 'OH' }, space: 60, photos: [1, 2] }
  expect(threeWay(['name', 'address.city', 'space', 'photos'], { seen, mine, theirs })).toEqual({
    taken: ['address.city', 'photos'],
    clashes: [{ path: 'name', mine: 'My depot', theirs: 'Their depot' }],
  })
})
