/** What a reader may lay over the map. */
export const overlayKinds = ['airports', 'seaports', 'ramps'] as const
export type OverlayKind = (typeof overlayKinds)[number]

const KEY = 'mapLayers'

/** The layers of a stored text; whatever is not of ours is dropped. */
export const readLayers = (text: string | null): OverlayKind[] => {
  const names = (text ?? '').split(',')
  return overlayKinds.filter((kind) => names.includes(kind))
}

/** The layers that were chosen last in this browser; none where it keeps nothing. */
export function keptLayers(): OverlayKind[] {
  try {
    return readLayers(localStorage.getItem(KEY))
  } catch {
    // The reader forbids storage.
    return []
  }
}

/** Keeps the chosen layers for the next map. */
export function keepLayers(kinds: readonly OverlayKind[]): void {
  try {
    if (kinds.length > 0) localStorage.setItem(KEY, kinds.join(','))
    else localStorage.removeItem(KEY)
  } catch {
    // The reader forbids storage, or it is full: the choice lasts as long as the page.
  }
}
