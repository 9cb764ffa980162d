import { expect, it } from 'vitest'
import { sampleWarehouse } from '../../../shared/src/ui/sample-warehouse.test-data'
import { milesBetween } from '@stackyard/shared/domain/distance'
import { nearbyFiller, nearbyFinder } from './near'

const at = (id: number, latitude: number, longitude: number, isVerified = true) => ({
  ...sampleWarehouse({}),
  id,
  latitude,
  longitude,
  isVerified,
})

it('measures miles along the globe: Dallas to Fort Worth is about 30', () => {
  expect(
    milesBetween({ latitude: 32.7767, longitude: -96.797 }, { latitude: 32.7555, longitude: -97.3308 }),
  ).toBeCloseTo(31, 0)
})

it('gives up to ten verified neighbours within 100 miles, nearest first, never the listing itself (000 §7)', () => {
  const home = at(1, 32.78, -96.8)
  const around = Array.from({ length: 12 }, (_, step) => at(10 + step, 32.78 + 0.1 * (step + 1), -96.8))
  const far = at(90, 36, -96.8)
  const unverified = at(91, 32.79, -96.8, false)
  const found = nearbyFinder([home, far, unverified, ...around.reverse()])(home).map(({ id }) => id)
  expect(found).toEqual(Array.from({ length: 10 }, (_, step) => 10 + step))
})

it('R-296: two neighbours are filled up to six from the second page of featured ones; none stay none', () => {
  const home = at(1, 32.78, -96.8)
  const around = [at(2, 32.8, -96.8), at(3, 32.9, -96.8)]
  const featured = Array.from({ length: 14 }, (_, step) => ({ ...at(101 + step, 45, -120), isFeatured: true }))
  const fill = nearbyFiller([home, ...around, ...featured])
  expect(fill(home, around).map(({ id }) => id)).toEqual([2, 3, 111, 112, 113, 114])
  expect(fill(home, [])).toEqual([])
})
