import { logFailure } from '../reference/log-failure'
import { ALIKE, askedBy, likeness, type NamedPlace, nearestPlaces, searchedBy } from '../domain/nearest-places'
import type { Suggestion } from '../schema/suggestion'
import { suggestionHref } from './suggestion-target'
import { fetchSuggestions, type Suggest } from './suggestions'

/** A page that an unknown address may have meant; `path` is the public one. */
export type Near = { name: string; detail: string; path: string }

const MOST = 6
const SHORTEST = 3

const warehouses = (found: readonly Suggestion[]): Near[] =>
  found.flatMap(({ label, detail, slug }) => (slug ? [{ name: label, detail, path: `/warehouses/${slug}` }] : []))

const lastOf = (text: string): string => text.split(' ').at(-1) ?? ''

/** What to ask for until something is found: a listing's name, its first word and its city; else the telling words, the last. */
function askedFor(pathname: string): string[] {
  const { words, city } = askedBy(pathname)
  const meant = searchedBy(pathname)
  const isListing = city !== '' || pathname.includes('/warehouses/')
  const texts = isListing ? [words, words.split(' ')[0] ?? '', city] : [meant, lastOf(meant)]
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST)
}

/** Whether a suggestion names one of the words asked for, slips apart: a search answers more loosely than that. */
function isAlike({ label, detail }: Suggestion, text: string): boolean {
  const named = `${label} ${detail}`.split(/[^\p{L}\p{N}]+/u)
  return text.split(' ').some((word) => named.some((one) => likeness(word, one) >= ALIKE))
}

/** Asks for warehouses with one text after the other; the first answer counts. */
async function warehousesLike(texts: readonly string[], suggest: Suggest, signal: AbortSignal): Promise<Near[]> {
  for (const text of texts) {
    const found = warehouses((await suggest(text, signal)).filter((one) => isAlike(one, text)))
    if (found.length > 0) return found
  }
  return []
}

/** No suggestions after a call that failed, which is only logged. */
const noneAfter =
  (signal: AbortSignal) =>
  (error: unknown): [] => {
    if (!signal.aborted) logFailure('Similar pages could not be searched', error)
    return []
  }

/** The pages nearest to an address that leads nowhere: warehouses of that name, and places spelled alike; at most six. */
export async function nearestTo(
  pathname: string,
  places: readonly NamedPlace[],
  signal: AbortSignal,
  suggest: Suggest = fetchSuggestions,
): Promise<Near[]> {
  const alike = nearestPlaces(askedBy(pathname).words, places).map(({ name, path }) => ({ name, detail: '', path }))
  const listed = await warehousesLike(askedFor(pathname), suggest, signal).catch(noneAfter(signal))
  const isPlace = /\/(?:region|country|state)\//.test(pathname)
  return (isPlace ? [...alike, ...listed] : [...listed, ...alike]).slice(0, MOST)
}

/** How alike the name of a place is to the last word of an address before it counts as meant: "terms-of-use" asks for no Usera. */
const SAME_PLACE = 0.75

const names = ({ label }: Suggestion, word: string): boolean =>
  label.split(/[^\p{L}\p{N}]+/u).some((one) => likeness(word, one) >= SAME_PLACE)

/** Searches near the cities and areas that an address ends with: "/cold-storage-columbus"; none when nothing answers. */
export async function searchesLike(pathname: string, suggest: Suggest = fetchSuggestions): Promise<Near[]> {
  const meant = searchedBy(pathname)
  const { signal } = new AbortController()
  for (const text of new Set([meant, lastOf(meant)])) {
    const found = text.length < SHORTEST ? [] : await suggest(text, signal).catch(noneAfter(signal))
    const places = found.filter((one) => ['city', 'area', 'zip'].includes(one.kind) && names(one, lastOf(text)))
    if (places.length > 0)
      return places.map((place) => ({ name: place.label, detail: '', path: suggestionHref(place) }))
  }
  return []
}
