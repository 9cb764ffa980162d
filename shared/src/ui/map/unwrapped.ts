type Position = readonly number[]

/**
 * A ring of longitudes and latitudes without jumps: where it crosses the 180th meridian it goes on beyond it, instead of
 * running back around the world.
 */
export function unwrapped(ring: readonly Position[]): number[][] {
  let turns = 0
  let before: number | undefined
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180) turns += longitude < before ? 360 : -360
    before = longitude
    return [longitude + turns, latitude]
  })
}
