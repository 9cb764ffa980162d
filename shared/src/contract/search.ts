import { z } from 'zod'
import { ListingCard } from '../schema/listing-card'
import { ListingQuery } from '../schema/listing-query'
import { Suggestion, SuggestionQuery } from '../schema/suggestion'
import { endpoint } from './endpoint'

export const search = {
  warehouses: endpoint({
    method: 'GET',
    path: '/search/warehouses',
    audience: 'public',
    summary: 'Search warehouses by text',
    input: ListingQuery,
    results: z.array(ListingCard),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/search/suggestions',
    audience: 'public',
    summary: 'What a half-typed search may mean',
    description: 'Warehouses, cities, ZIP codes, areas, categories and features, at most ten; none for one letter.',
    input: SuggestionQuery,
    results: z.array(Suggestion),
  }),
}
