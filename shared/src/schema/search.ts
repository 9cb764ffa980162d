import { z } from 'zod'
import { ListingCard } from './listing-card'
import { ListingQuery } from './listing-query'
import { Post } from './post'
import { paging, queryList, queryText } from './query'

export const searchKinds = ['warehouse', 'news'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A news post among the hits of a search. */
export const NewsHit = Post.extend({ type: z.literal('news') })
export type NewsHit = z.infer<typeof NewsHit>

/** One hit of a search over all kinds; `type` says which. */
export const SearchHit = z.discriminatedUnion('type', [ListingCard, NewsHit])
export type SearchHit = z.infer<typeof SearchHit>

/**
 * A search over all kinds (000 §7): the filters of a listing list with those of services. `type` asks for one kind
 * (`warehouse`, `news`); all kinds come for any other. `subtypesQuery` is like `serviceSubType`, but one match of
 * several is enough.
 */
export const SearchQuery = ListingQuery.extend({
  type: queryText,
  serviceType: queryText,
  serviceSubType: queryText,
  subtypesQuery: queryList,
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** `categories` are slugs, names or ids of news categories; one match is enough. */
export const NewsSearchQuery = z.object({ query: queryText, categories: queryList, ...paging(10) })
export type NewsSearchQuery = z.infer<typeof NewsSearchQuery>
