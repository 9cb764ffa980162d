/** The warehouses a reader has put aside to compare, in this browser. */
export type Trayed = { id: number; name: string }

export const MOST_TRAYED = 4
const KEY = 'compare'
const CHANGED = 'compare-changed'

const isTrayed = (value: unknown): value is Trayed =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger((value as Trayed).id) &&
  typeof (value as Trayed).name === 'string'

/** What a stored text holds; whatever is not of ours is dropped. */
export function readTrayText(text: string | null): Trayed[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTrayed).slice(0, MOST_TRAYED) : []
  } catch {
    // What is stored is no list.
    return []
  }
}

/** Puts one in or takes it out; a fifth is not taken. */
export function toggled(tray: readonly Trayed[], listing: Trayed): Trayed[] {
  const rest = tray.filter(({ id }) => id !== listing.id)
  if (rest.length < tray.length) return rest
  return tray.length >= MOST_TRAYED ? [...tray] : [...tray, { id: listing.id, name: listing.name }]
}

export const readTray = (): Trayed[] => readTrayText(localStorage.getItem(KEY))

export function keepTray(tray: readonly Trayed[]): void {
  localStorage.setItem(KEY, JSON.stringify(tray))
  dispatchEvent(new Event(CHANGED))
}

/** Calls when the tray changes, here or in another tab. The answer ends it. */
export function onTrayChange(follow: () => void): () => void {
  addEventListener(CHANGED, follow)
  addEventListener('storage', follow)
  return () => {
    removeEventListener(CHANGED, follow)
    removeEventListener('storage', follow)
  }
}

/** Puts a listing aside where there is room, and answers what to compare: beside four others, it and the first three. */
export function putAside(listing: Trayed): Trayed[] {
  const tray = readTray()
  if (tray.some(({ id }) => id === listing.id)) return tray
  if (tray.length >= MOST_TRAYED) return [listing, ...tray.slice(0, MOST_TRAYED - 1)]
  const grown = toggled(tray, listing)
  keepTray(grown)
  return grown
}

export const compareHref = (tray: readonly { id: number }[], path = '/compare'): string =>
  tray.length > 0 ? `${path}?ids=${tray.map(({ id }) => id).join(',')}` : path
