import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { SaveSearch, type SearchFilters } from './save-search'
import { say } from './say'
import { SearchKindLinks } from './search-kind-links'
import { ShareSearch } from './share-search'

type ListHeadingProps = {
  heading: string
  /** What the list holds, in a sentence that a phone has no room for. */
  description: string
  /** The page is the search itself: other kinds can be searched for the same words. */
  isSearch?: boolean
  query?: string
  href?: (path: string) => string
}

/** What the list is of, in one line. */
export function ListHeading({ heading, description, isSearch = false, query = '', href }: ListHeadingProps) {
  return (
    <>
      <div className="list-title flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-display text-xl font-semibold tracking-tight sm:text-2xl">{heading}</h1>
        <p className="text-muted-foreground text-sm max-sm:hidden">{description}</p>
      </div>
      <h2 className="sr-only">{say('Warehouses')}</h2>
      {isSearch ? (
        <div className="mt-1">
          <SearchKindLinks current="warehouses" query={query} {...(href ? { href } : {})} />
        </div>
      ) : null}
    </>
  )
}

type SearchFieldProps = {
  search: ExploreSearch
  onChange: (search: ExploreSearch) => void
  /** A text was sent: a place, words, or a sentence. */
  onSearch: (text: string) => void
}

/** Where, in words: a suggestion leads to its page, or becomes a filter. */
export function SearchField({ search, onChange, onSearch }: SearchFieldProps) {
  return (
    <SearchBox
      label={say('Search warehouses')}
      placeholder={say('City, state or warehouse')}
      className="min-w-36 flex-1 basis-36 sm:max-w-80 sm:basis-64 max-sm:[&_input]:placeholder:text-sm"
      value={search.query}
      onSearch={onSearch}
      onPick={(suggestion) => {
        if (suggestion.slug) return location.assign(suggestionHref(suggestion))
        const { filter, key } = suggestion
        const options = filter && key ? { [filter]: [...new Set([...(search[filter] ?? []), key])] } : {}
        onChange({ ...search, query: searchOf(suggestion).query || undefined, ...options, coordinates: undefined })
      }}
    />
  )
}

/** Saves and shares the search. */
export function ExploreActions({ filters }: { filters: SearchFilters }) {
  return (
    <>
      <SaveSearch filters={filters} />
      <ShareSearch />
    </>
  )
}
