import { z } from 'zod'
import { NewsHit, NewsSearchQuery, SearchHit, SearchQuery } from '../schema/search'
import { endpoint } from './endpoint'

export const searchAll = {
  all: endpoint({
    method: 'GET',
    path: '/search/',
    audience: 'public',
    summary: 'Search everything by text and filters',
    description:
      'Hits of all kinds, kind after kind, each marked by its `type`. A kind that knows nothing of a filter has no hit while that filter is asked for.',
    input: SearchQuery,
    results: z.array(SearchHit),
  }),
  news: endpoint({
    method: 'GET',
    path: '/search/news',
    audience: 'public',
    summary: 'Search the news by text and categories',
    input: NewsSearchQuery,
    results: z.array(NewsHit),
  }),
}
