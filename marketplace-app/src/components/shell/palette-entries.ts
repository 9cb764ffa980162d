import type { Suggestion } from '@stackyard/shared/schema/suggestion'

/** Something the command palette leads to or does. */
export type PaletteEntry = {
  id: string
  label: string
  kind: string
  /** Words besides the label by which it is found. */
  words?: string
  run: () => void
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')

/** Every word typed begins a word of the entry; those whose label begins with the text come first. */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed.trim())
  const asked = text.split(/\s+/).filter(Boolean)
  const fits = ({ label, words = '' }: PaletteEntry): boolean => {
    const known = ` ${fold(`${label} ${words}`)}`.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    return asked.every((word) => known.includes(` ${word}`))
  }
  const leads = ({ label }: PaletteEntry): number => (text && fold(label).startsWith(text) ? 0 : 1)
  return entries.filter(fits).toSorted((a, b) => leads(a) - leads(b))
}

/** The warehouses among the suggestions of a search. */
export const warehousesOf = (suggestions: readonly Suggestion[]): (Suggestion & { slug: string })[] =>
  suggestions.filter((one): one is Suggestion & { slug: string } => one.kind === 'warehouse' && one.slug !== null)

/** The entry that an arrow key leads to, around the ends; Home and End; undefined for other keys. */
export function entryAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return targets[key]
}
