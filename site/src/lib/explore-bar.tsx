import type { ExploreSearch } from '@stackyard/shared/domain/explore-search'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { SaveSearch, type SearchFilters } from './save-search'
import { say } from './say'
import { ShareSearch } from './share-search'

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
      className="min-w-64 basis-full sm:flex-1 sm:basis-64"
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
