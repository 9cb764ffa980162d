import type { Facets } from '@stackyard/shared/schema/facets'
import type { CountQuery, ListingQuery } from '@stackyard/shared/schema/listing-query'
import type { Viewer } from '../queries/filters'
import type { Meaning } from '../queries/place-of-text'
import type { JsonList } from '../repository'

/** What is asked of the listings: filters, what their text means, and who asks. */
export type Asked<TQuery = CountQuery> = { query: TQuery; meaning: Meaning; viewer: Viewer }

/** One page of cards as JSON text; `size` is how many it has. */
export type Page = { results: string; size: number }

/** A page with the number of all that match. */
export type CountedPage = Page & { total: number }

/**
 * Where discovery finds listings. An adapter answers all five from the same filters, so that a page, its count, the
 * counts beside the filters and the map never contradict one another for longer than counts may be old.
 */
export type ListingIndex = {
  /** The cards of one page; a plain page has no spotlighted listings in front. Never older than the last change. */
  page(asked: Asked<ListingQuery>, options: { isPlain: boolean }): Promise<Page>
  /** The same with how many match, which may be a little older where the page does not end the list. */
  countedPage(asked: Asked<ListingQuery>, options: { isPlain: boolean }): Promise<CountedPage>
  /** How many listings match. */
  count(asked: Asked): Promise<number>
  /** How many listings each choice of each filter would leave, its own group's choice lifted; `total` match now. */
  facets(asked: Asked): Promise<{ facets: Facets; total: number }>
  /** Pins and clusters of a map of this zoom as JSON text; their counts add up to `total`. */
  clusters(asked: Asked, zoom: number): Promise<JsonList>
}
