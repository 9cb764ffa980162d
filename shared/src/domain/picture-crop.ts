/** What a control of a crop may be set to, and what it begins with. */
export type CropRange = { min: number; max: number; start: number }

export type CropRules = {
  /** Width by height of what is kept. */
  aspect: number
  shape: 'rect' | 'round'
  /** Width of the frame; absent: as large as the picture allows. */
  size?: CropRange
  zoom: CropRange
  /** In degrees; absent: not offered. */
  rotation?: CropRange
}

/** Below 1 the picture is smaller than its frame and stands on white. */
const freeZoom = { min: 0.1, max: 3, start: 1 }
const innerZoom = { min: 1, max: 3, start: 1 }

/** The crops and their limits. */
export const cropRules = {
  avatar: {
    aspect: 1,
    shape: 'round',
    size: { min: 100, max: 300, start: 200 },
    zoom: innerZoom,
    rotation: { min: 0, max: 360, start: 0 },
  },
  banner: { aspect: 576 / 145, shape: 'rect', size: { min: 10, max: 1000, start: 1000 }, zoom: freeZoom },
  generic: { aspect: 1, shape: 'rect', size: { min: 10, max: 800, start: 400 }, zoom: freeZoom },
  photo: { aspect: 16 / 9, shape: 'rect', zoom: innerZoom },
} as const satisfies Record<string, CropRules>

export type CropKind = keyof typeof cropRules

/** How the photos of a gallery stand in their tiles. */
export const galleryAspect = 1

/** A value within its range; what is no number is the start. */
export const withinRange = ({ min, max, start }: CropRange, value: number): number =>
  Number.isNaN(value) ? start : Math.min(max, Math.max(min, value))

export type PictureSize = { width: number; height: number }

/** The frame in pixels of the screen: the largest one just fits into the room, smaller ones are in proportion. */
export function frameOf(size: CropRange, aspect: number, chosen: number, room: PictureSize): PictureSize {
  const scale = Math.min(1, room.width / size.max, room.height / (size.max / aspect))
  const width = withinRange(size, chosen) * scale
  return { width, height: width / aspect }
}

/** What a picture takes up when it is turned by so many degrees. */
export function turnedSize({ width, height }: PictureSize, degrees: number): PictureSize {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}
