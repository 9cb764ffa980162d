type Photo = { primary: boolean }

/**
 * Photos as they are kept: exactly one is primary and it stands first. Of several the first wins; without one
 * the first photo becomes primary.
 */
export function withOnePrimary<T extends Photo>(photos: readonly T[]): T[] {
  const at = Math.max(
    0,
    photos.findIndex((photo) => photo.primary),
  )
  return makePrimary(photos, at)
}

/** Marks the photo at `index` primary: the old primary is cleared and the new one moves to the first position. */
export function makePrimary<T extends Photo>(photos: readonly T[], index: number): T[] {
  const chosen = photos[index]
  if (!chosen) return [...photos]
  const rest = photos
    .filter((photo) => photo !== chosen)
    .map((photo) => (photo.primary ? { ...photo, primary: false } : photo))
  return [chosen.primary ? chosen : { ...chosen, primary: true }, ...rest]
}

/** Moves a photo; the primary one cannot be moved and nothing can be put into position 0. */
export function movePhoto<T extends Photo>(photos: readonly T[], from: number, to: number): T[] {
  const moved = photos[from]
  if (!moved || moved.primary || to <= 0 || to >= photos.length || from === to) return [...photos]
  const rest = photos.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Without the photo at `index`; when it was the primary one the next takes its place. */
export const removePhoto = <T extends Photo>(photos: readonly T[], index: number): T[] =>
  withOnePrimary(photos.filter((_, at) => at !== index))
