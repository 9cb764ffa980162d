import { z } from 'zod'
import { optionsFilters } from '../reference/field-filters'
import { queryText } from './query'

export const suggestionKinds = ['warehouse', 'city', 'zip', 'area', 'category', 'feature', 'field'] as const

/**
 * What a half-typed search may mean. `query` is the text to search for; for a warehouse `slug` leads to its page;
 * `key` is the area's own, or the option's of the field that lists are narrowed by with the parameter `filter`; `detail`
 * names the field where its kind does not.
 */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  label: z.string(),
  detail: z.string(),
  query: z.string(),
  key: z.string().nullable(),
  filter: z.enum(optionsFilters.map(({ key }) => key)).nullable(),
  slug: z.string().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionQuery = z.object({ query: queryText })
