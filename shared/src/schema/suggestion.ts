import { z } from 'zod'
import { queryText } from './query'

export const suggestionKinds = ['warehouse', 'city', 'zip', 'area', 'category', 'feature'] as const

/**
 * What a half-typed search may mean. `query` is the text to search for; for a warehouse `slug` leads to its page;
 * `key` is the category's, feature's or area's own.
 */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  label: z.string(),
  detail: z.string(),
  query: z.string(),
  key: z.string().nullable(),
  slug: z.string().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const SuggestionQuery = z.object({ query: queryText })
