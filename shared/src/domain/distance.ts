export type Point = { latitude: number; longitude: number }

const RADIANS = Math.PI / 180
const EARTH_MILES = 3958.8

/** Miles between two points on the globe. */
export function milesBetween(a: Point, b: Point): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2)
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2)
  const h = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}
