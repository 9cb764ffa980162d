/** How near a map comes to a pin that was put from outside, so that it can be dragged to a gate. */
export const pinZoom = 8

type View = { extent: readonly number[]; zoom: number }

/** Where a map goes for a pin at `[x, y]`, in the map's own units; null when the pin is well in sight already. */
export function viewOfPin(
  [x = 0, y = 0]: readonly number[],
  { extent: [west = 0, south = 0, east = 0, north = 0], zoom }: View,
) {
  const isInSight = x >= west && x <= east && y >= south && y <= north
  return isInSight && zoom >= pinZoom ? null : { center: [x, y], zoom: Math.max(zoom, pinZoom) }
}
