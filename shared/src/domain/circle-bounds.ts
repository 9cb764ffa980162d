import type { Point } from './distance'

const MILES_A_DEGREE = 69.055
const NORTHERNMOST = 85

/** The bounds around a circle; around one that holds a pole, all longitudes. */
export function circleBounds({ latitude, longitude, miles }: Point & { miles: number }) {
  const tall = miles / MILES_A_DEGREE
  const south = Math.max(-NORTHERNMOST, latitude - tall)
  const north = Math.min(NORTHERNMOST, latitude + tall)
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const wide = tall / narrowest
  if (wide >= 180) return { south, north, west: -180, east: 180 }
  const around = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  return { south, north, west: around(longitude - wide), east: around(longitude + wide) }
}
