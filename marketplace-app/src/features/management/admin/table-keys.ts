import type { ListingFlag } from '@stackyard/shared/schema/curation'

/** What a key of the table asks for: a way through the rows, a tick, or a question about listings. */
export type TableCommand =
  | { kind: 'go'; to: number; ticks: boolean }
  | { kind: 'tick' | 'edit' | 'diamond' | 'delete' | 'undo' | 'clear' | 'search' | 'help' }
  | { kind: 'flag'; flag: ListingFlag }

/** The key of each flag, as the table's help names it. */
export const flagKeys = {
  h: 'visible',
  v: 'isVerified',
  s: 'isFeatured',
  f: 'isFirstSpotlight',
  p: 'isHighPriority',
} as const satisfies Record<string, ListingFlag>

const others = {
  ' ': 'tick',
  x: 'tick',
  e: 'edit',
  d: 'diamond',
  Delete: 'delete',
  u: 'undo',
  Escape: 'clear',
  '/': 'search',
  '?': 'help',
} as const

/** Rows that Page Down and Page Up pass. */
const leap = 10

const ways: Readonly<Record<string, (at: number, last: number) => number>> = {
  j: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  k: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + leap,
  PageUp: (at) => at - leap,
  Home: () => 0,
  End: (_at, last) => last,
}

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** Reads a key that was pressed in row `at` of `count` rows; with Shift a step ticks the row it leads to. */
export function readTableKey(pressed: Pressed, at: number, count: number): TableCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const key = pressed.shiftKey && /^[A-Z]$/.test(pressed.key) ? pressed.key.toLowerCase() : pressed.key
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined
  if (way)
    return {
      kind: 'go',
      to: Math.min(Math.max(way(at, count - 1), 0), Math.max(count - 1, 0)),
      ticks: pressed.shiftKey,
    }
  if (pressed.shiftKey && key !== '?' && key !== '/') return null
  if (Object.hasOwn(flagKeys, key)) return { kind: 'flag', flag: flagKeys[key as keyof typeof flagKeys] }
  return Object.hasOwn(others, key) ? { kind: others[key as keyof typeof others] } : null
}
