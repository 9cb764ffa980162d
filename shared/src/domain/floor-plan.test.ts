import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOf, floorPlanName, floorPlanOf, readFloorPlan } from './floor-plan'

const listing = fc.record({
  totalSpace: fc.nat(100_000),
  numberOfBuildings: fc.nat(20),
  features: fc.subarray(['coldStorage', 'tempControl', 'rail', 'hazmat']),
})

describe('the floor plan of a listing', () => {
  it('is read back from its name, for every listing', () => {
    fc.assert(
      fc.property(listing, (one) => {
        const plan = floorPlanOf(one)
        expect(readFloorPlan(floorPlanName(plan))).toEqual(plan)
      }),
    )
  })

  it('follows the figures', () => {
    const plan = (totalSpace: number, numberOfBuildings: number, ...features: string[]) =>
      floorPlanName(floorPlanOf({ totalSpace, numberOfBuildings, features }))
    expect([plan(0, 0), plan(99, 1), plan(100, 2, 'rail'), plan(4000, 9, 'coldStorage', 'rail')]).toEqual([
      'plan-1-1',
      'plan-1-1',
      'plan-2-2-r',
      'plan-5-3-cr',
    ])
  })

  it.each(['plan-8-1', 'plan-1-4', 'plan-1-1-', 'plan-1-1-rc', 'plan-1-1-c-r', '7', 'plan'])('knows no “%s”', (name) =>
    expect(readFloorPlan(name)).toBeNull(),
  )

  it('stands for a listing without a photo, and only for that', () => {
    const one = { totalSpace: 500, numberOfBuildings: 1, features: ['rail'] }
    expect(coverOf({ ...one, photo: null }).link).toBe('/pictures/plan-3-1-r/640.webp')
    expect(coverOf({ ...one, photo: { link: '/pictures/7/640.webp' } }).link).toBe('/pictures/7/640.webp')
  })
})
