/** Meters of a pixel at zoom 0 on the equator. */
const WHOLE_WORLD = 156543.03392804097

/** The zoom of a resolution, in meters a pixel. */
export const zoomOf = (resolution: number): number => Math.log2(WHOLE_WORLD / resolution)
