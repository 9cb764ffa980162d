import {
  type ExploreSearch,
  readExploreSearch,
  toListingInput,
  withoutParameters,
} from '@stackyard/shared/domain/explore-search'
import { parseSearch, stringifySearch } from '@stackyard/shared/domain/search-params'

/** The search that an address holds. */
export const readAddress = (address: string): ExploreSearch => readExploreSearch(parseSearch(address))

/** The search as a query string, empty for the plain page. */
export const writeAddress = (search: ExploreSearch): string =>
  stringifySearch(search.view === 'split' ? withoutParameters(search, ['view']) : search)

/** Filters that a page sets. */
export type Preset = Readonly<Record<string, string>>

/** The search with what the page sets. A state's own page is not narrowed by a scope. */
export const within = (search: ExploreSearch, preset: Preset): ExploreSearch => ({
  ...('state' in preset ? withoutParameters(search, ['regionScope']) : search),
  ...(preset as unknown as ExploreSearch),
})

/** What the API is asked for. */
export const askedFor = (search: ExploreSearch, preset: Preset) => toListingInput(within(search, preset))
