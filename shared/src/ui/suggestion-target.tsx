import type { Suggestion } from '../schema/suggestion'

/** What to search for when a suggestion is chosen; a warehouse has a page of its own instead. */
export function searchOf({ kind, key, query }: Suggestion): { query?: string; categories?: string; features?: string } {
  if (kind === 'category' && key) return { categories: key }
  if (kind === 'feature' && key) return { features: key }
  return { query }
}

/** The public address of a suggestion: the warehouse's page, or the search. */
export const suggestionHref = (suggestion: Suggestion): string =>
  suggestion.slug ? `/warehouses/${suggestion.slug}` : `/search?${new URLSearchParams(searchOf(suggestion))}`
