import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { client } from '../lib/api'
import { type Pages, usePages } from './use-pages'

type Filters = Readonly<Record<string, string | string[]>>

export type ListingPages = Pages<ListingCard>

/** Shows the cards that stood on the page until the first answer comes. */
export const withFirst = (pages: ListingPages, first: readonly ListingCard[] | undefined): ListingPages =>
  first && first.length > 0 && pages.state === 'loading' && pages.items.length === 0
    ? { ...pages, items: first, isFirst: true }
    : pages

/** The listings under some filters, page by page, without doubles. `key` names the filters: a new one starts over. */
export const useListingPages = (filters: Filters, key: string): ListingPages =>
  usePages((page, options) => client.warehouse.list({ ...filters, ...page }, options), key)
