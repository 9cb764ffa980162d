import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unwrapped } from './unwrapped'

it('goes on beyond the 180th meridian, and comes back', () => {
  const ring = [
    [170, 65],
    [179, 66],
    [-179, 66],
    [-170, 65],
    [-179, 64],
    [179, 64],
    [170, 65],
  ]
  expect(unwrapped(ring).map(([longitude]) => longitude)).toEqual([170, 179, 181, 190, 181, 179, 170])
})

it('never jumps, and leaves every place where it is on the globe', () => {
  const position = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -85, max: 85 }))
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (ring) => {
      const found = unwrapped(ring)
      found.forEach(([longitude = 0, latitude], at) => {
        expect(Math.abs((longitude - (ring[at]?.[0] ?? 0)) % 360)).toBe(0)
        expect(latitude).toBe(ring[at]?.[1])
        if (at > 0) expect(Math.abs(longitude - (found[at - 1]?.[0] ?? 0))).toBeLessThanOrEqual(180)
      })
    }),
  )
})
