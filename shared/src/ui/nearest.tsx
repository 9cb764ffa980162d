import { askedBy, type NamedPlace, nearestPlaces } from '../domain/nearest-places'
import type { Suggestion } from '../schema/suggestion'
import { fetchSuggestions, type Suggest } from './suggestions'

/** A page that an unknown address may have meant; `path` is the public one. */
export type Near = { name: string; detail: string; path: string }

const MOST = 6

const warehouses = (found: readonly Suggestion[]): Near[] =>
  found.flatMap(({ label, detail, slug }) => (slug ? [{ name: label, detail, path: `/warehouses/${slug}` }] : []))

/** Asks for warehouses with the words, else with the first of them, else in the city; the first answer counts. */
async function warehousesLike({ words, city }: ReturnType<typeof askedBy>, suggest: Suggest, signal: AbortSignal) {
  for (const text of new Set([words, words.split(' ')[0] ?? '', city])) {
    const found = text.length < 3 ? [] : warehouses(await suggest(text, signal))
    if (found.length > 0) return found
  }
  return []
}

/** The pages nearest to an address that leads nowhere: warehouses of that name, and places spelt alike; at most six. */
export async function nearestTo(
  pathname: string,
  places: readonly NamedPlace[],
  signal: AbortSignal,
  suggest: Suggest = fetchSuggestions,
): Promise<Near[]> {
  const asked = askedBy(pathname)
  const alike = nearestPlaces(asked.words, places).map(({ name, path }) => ({ name, detail: '', path }))
  const listed = await warehousesLike(asked, suggest, signal).catch(() => [])
  const isPlace = /\/(?:region|country|state)\//.test(pathname)
  return (isPlace ? [...alike, ...listed] : [...listed, ...alike]).slice(0, MOST)
}
