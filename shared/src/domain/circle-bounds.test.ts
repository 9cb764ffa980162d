import fc from 'fast-check'
import { expect, it } from 'vitest'
import { circleBounds } from './circle-bounds'
import { milesBetween } from './distance'

it('are as tall and about as wide as the circle', () => {
  const { south, north, west, east } = circleBounds({ latitude: 39.96, longitude: -83, miles: 69.055 })
  expect(north - south).toBeCloseTo(2)
  expect(east - west).toBeGreaterThan(2.6)
  expect(east - west).toBeLessThan(2.7)
})

it('cross the antimeridian with west above east, and are whole around a pole', () => {
  const pacific = circleBounds({ latitude: 0, longitude: 179.5, miles: 138.11 })
  expect(pacific.west).toBeCloseTo(177.5)
  expect(pacific.east).toBeCloseTo(-178.5)
  expect(circleBounds({ latitude: 84, longitude: 0, miles: 5000 })).toMatchObject({ west: -180, east: 180, north: 85 })
})

it('hold every point of the circle', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(
      degrees(60),
      degrees(150),
      fc.double({ min: 1, max: 500, noNaN: true }),
      degrees(8),
      degrees(20),
      (latitude, longitude, miles, up, right) => {
        const point = { latitude: latitude + up, longitude: longitude + right }
        if (milesBetween({ latitude, longitude }, point) > miles) return
        const { south, north, west, east } = circleBounds({ latitude, longitude, miles })
        expect(point.latitude).toBeGreaterThanOrEqual(south - 0.01)
        expect(point.latitude).toBeLessThanOrEqual(north + 0.01)
        expect(point.longitude).toBeGreaterThanOrEqual(west - 0.01)
        expect(point.longitude).toBeLessThanOrEqual(east + 0.01)
      },
    ),
  )
})
