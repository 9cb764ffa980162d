import { z } from 'zod'
import { ListingCard } from './listing-card'
import { ListingQuery } from './listing-query'
import { Post } from './post'
import { paging, queryLanguage, queryList, queryText } from './query'
import { ServiceCard } from './service-card'
import { UserCard } from './user-card'

export const searchKinds = ['warehouse', 'service', 'user', 'news'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A news post among the hits of a search. */
export const NewsHit = Post.extend({ type: z.literal('news') })
export type NewsHit = z.infer<typeof NewsHit>

/** One hit of a search over all kinds; `type` says which. */
export const SearchHit = z.discriminatedUnion('type', [ListingCard, ServiceCard, UserCard, NewsHit])
export type SearchHit = z.infer<typeof SearchHit>

/**
 * A search over all kinds: the filters of a listing list with those of services. `type` asks for one kind
 * (`warehouse`, `service`, `user`, `news`); all kinds come for any other. `serviceSubType` asks for all of its kinds,
 * `subtypesQuery` for one of them.
 */
export const SearchQuery = ListingQuery.extend({
  type: queryText,
  serviceType: queryText,
  serviceSubType: queryList,
  subtypesQuery: queryList,
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** `categories` are slugs, names or ids of news categories; one match is enough. */
export const NewsSearchQuery = z.object({
  query: queryText,
  categories: queryList,
  language: queryLanguage,
  ...paging(10),
})
export type NewsSearchQuery = z.infer<typeof NewsSearchQuery>
