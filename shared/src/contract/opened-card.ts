import type { Seen } from './seen-cards'

const HERE_KEY = 'openedCard'
/** A new tab has a session storage of its own: what leads there is in the storage of all tabs. */
const ELSEWHERE_KEY = 'cardsOpenedElsewhere'
/** A new tab that has not loaded by then is no longer waited for. */
const LOADS_WITHIN_MS = 60_000
const MOST_ELSEWHERE = 10

type Opening = { seen: Seen; at: number }

function read<T>(storage: () => Storage, key: string): T | null {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as T | null
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey

const openedElsewhere = (): Opening[] =>
  (read<Opening[]>(() => localStorage, ELSEWHERE_KEY) ?? []).filter(({ at }) => Date.now() - at < LOADS_WITHIN_MS)

/** Stores which card led on, in this tab or, by a middle click or a held key, in a new one. */
export function storeOpened(seen: Seen, event: MouseEvent): void {
  try {
    if (!opensElsewhere(event)) return sessionStorage.setItem(HERE_KEY, JSON.stringify(seen))
    const openings = [...openedElsewhere(), { seen, at: Date.now() }].slice(-MOST_ELSEWHERE)
    localStorage.setItem(ELSEWHERE_KEY, JSON.stringify(openings))
  } catch {
    // Storage is blocked: the visit names no card.
  }
}

/** The card that led to a page: opened in this tab, else the newest of another tab, which leads to one page only. */
export function takeOpened(isOf: (seen: Seen) => boolean): Seen | null {
  const here = read<Seen>(() => sessionStorage, HERE_KEY)
  if (here && isOf(here)) return here
  const openings = openedElsewhere()
  const found = openings.findLast(({ seen }) => isOf(seen))
  if (!found) return null
  try {
    const rest = openings.filter((opening) => opening !== found)
    localStorage.setItem(ELSEWHERE_KEY, JSON.stringify(rest))
  } catch {
    // It ends by its age.
  }
  return found.seen
}
