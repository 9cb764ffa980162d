/** A place with a page of its own; `path` is the public one, the app's is the same below /dashboard. */
export type NamedPlace = { name: string; path: string }

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const pairsOf = (text: string): string[] => {
  const padded = ` ${text} `
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** How alike two texts are: shared pairs of letters, from 0 to 1 (Dice). */
export function likeness(one: string, other: string): number {
  const left = pairsOf(folded(one))
  const right = pairsOf(folded(other))
  const count = left.length + right.length
  let shared = 0
  for (const pair of left) {
    const at = right.indexOf(pair)
    if (at < 0) continue
    shared += 1
    right.splice(at, 1)
  }
  return (2 * shared) / count
}

/** How alike a name is to what was typed before it counts as meant. */
export const ALIKE = 0.62

/** The places whose name is most like a text with slips, best first; none when nothing is like it. */
export function nearestPlaces(text: string, places: readonly NamedPlace[], most = 4): NamedPlace[] {
  if (folded(text) === '') return []
  return places
    .map((place) => ({ place, score: likeness(text, place.name) }))
    .filter(({ score }) => score >= ALIKE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ place }) => place)
}

/** What the last part of an address that leads nowhere seems to ask for: its words, and the city of a listing's slug. */
export function askedBy(pathname: string): { words: string; city: string } {
  let last = ''
  try {
    last = decodeURIComponent(pathname).split('/').filter(Boolean).at(-1) ?? ''
  } catch {
    // Escapes that say nothing name no place.
    return { words: '', city: '' }
  }
  const [, name = last, place = ''] = /^(.+)-in-(.+)$/.exec(last) ?? []
  const city = place.split('-').slice(0, -1).join(' ')
  return {
    words: name
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
    city: city.toLowerCase(),
  }
}

/** Words of an address that name nothing. */
const FILLER = new Set(
  'a an the is are was not no any such there this that here page pages site html htm php aspx index home www'.split(
    ' ',
  ),
)

/** What to search for instead of an address that leads nowhere: its telling words and the city of a listing's slug. */
export function searchedBy(pathname: string): string {
  const { words, city } = askedBy(pathname)
  return `${words} ${city}`
    .split(' ')
    .filter((word) => word !== '' && !FILLER.has(word))
    .join(' ')
}
