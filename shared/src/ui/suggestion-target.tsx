import type { AllParameter } from '../reference/field-filters'
import type { Suggestion } from '../schema/suggestion'
import { listingPath } from './say'

type SuggestedSearch = { query?: string } & { [Parameter in AllParameter]?: string[] }

/** What to search for when a suggestion is chosen; a warehouse has a page of its own instead. */
export const searchOf = ({ filter, key, query }: Suggestion): SuggestedSearch =>
  filter && key ? { [filter]: [key] } : { query }

const queryOf = (suggestion: Suggestion) =>
  new URLSearchParams(Object.entries(searchOf(suggestion)).map(([name, value]) => [name, String(value)]))

/** The public address of a suggestion: the warehouse's page, or the search. */
export const suggestionHref = (suggestion: Suggestion): string =>
  suggestion.slug ? listingPath(suggestion.slug) : `/search?${queryOf(suggestion)}`
