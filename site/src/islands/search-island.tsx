import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { campaignTypeOf } from '@stackyard/shared/ui/sponsored-cards'
import { documentLanguage } from '@stackyard/shared/reference/languages'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { useEffect, useState } from 'react'
import { ads } from '../lib/ads'
import { client } from '../lib/api'
import { type SearchKind, searchedWords, searchHref } from '../lib/search-kinds'
import { type Hit, SearchHitCard } from './search-hit'
import { SearchKindLinks } from '../lib/search-kind-links'
import { ShareSearch } from '../lib/share-search'
import { type ListAds, type Pages, type ReadPage, usePages } from './use-pages'
import type { Text } from '../lib/language'
import { pageLanguage, say } from '../lib/say'
import { formatNumber } from '@stackyard/shared/ui/format'

/** Warehouses have filters and a map: they are the explore island's. */
type HitKind = Exclude<SearchKind, 'warehouses'>

export type SearchData = { kind: HitKind }

const words = {
  services: {
    one: '1 service',
    many: '{count} services',
    loading: 'Loading services',
    search: 'Search services',
    none: 'No services match',
    all: 'Show all services',
    placeholder: 'Name, place or kind of service',
  },
  users: {
    one: '1 profile',
    many: '{count} profiles',
    loading: 'Loading profiles',
    search: 'Search profiles',
    none: 'No profiles match',
    all: 'Show all profiles',
    placeholder: 'Company, person or place',
  },
  news: {
    one: '1 post',
    many: '{count} posts',
    loading: 'Loading posts',
    search: 'Search posts',
    none: 'No posts match',
    all: 'Show all posts',
    placeholder: 'Words of a post',
  },
} as const satisfies Record<HitKind, Record<string, Text>>

const readers: Record<HitKind, (query: string) => ReadPage<Hit>> = {
  services: (query) => (page, options) => client.searchService.list({ query, ...page }, options),
  users: (query) => (page, options) => client.searchUser.list({ query, ...page }, options),
  news: (query) => (page, options) =>
    client.searchAll.news({ query, language: documentLanguage(pageLanguage()), ...page }, options),
}

/** People and news have no campaigns. */
const adsOf = (kind: HitKind, query: string): ListAds<Hit> =>
  kind === 'services'
    ? { adsOf: (page) => ads.services({ query, campaignType: campaignTypeOf({ isSearchPage: true, query }), ...page }) }
    : {}

/** The words in the address: each search is a step for Back. */
function useWords(kind: HitKind) {
  const [query, setQuery] = useState(() => searchedWords(location.search))
  useEffect(() => {
    const follow = () => setQuery(searchedWords(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const search = (next: string) => {
    if (next !== query) history.pushState(null, '', searchHref(kind, next))
    setQuery(next)
  }
  return [query, search] as const
}

function countLine({ total, state }: Pages<Hit>, kind: HitKind): string {
  if (total !== null) return total === 1 ? say(words[kind].one) : say(words[kind].many, { count: formatNumber(total) })
  return state === 'failed' ? '' : say(words[kind].loading)
}

/** Services, people or news by words. */
export default function SearchIsland({ data: { kind } }: { data: SearchData }) {
  const [query, search] = useWords(kind)
  const pages = usePages(readers[kind](query), query, adsOf(kind, query))
  return (
    <div className="flex flex-col gap-4">
      <SearchKindLinks current={kind} query={query} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={say(words[kind].search)}
          placeholder={say(words[kind].placeholder)}
          className="min-w-64 flex-1 sm:max-w-xl"
          value={query}
          onSearch={search}
          onPick={(suggestion) => {
            const wanted = searchOf(suggestion).query
            if (suggestion.slug || !wanted) location.assign(suggestionHref(suggestion))
            else search(wanted)
          }}
        />
        <ShareSearch />
      </div>
      <p role="status" className="text-muted-foreground text-sm tabular-nums">
        {countLine(pages, kind)}
      </p>
      <Hits pages={pages} kind={kind} onClear={() => search('')} />
    </div>
  )
}

type HitsProps = { pages: Pages<Hit>; kind: HitKind; onClear: () => void }

function Hits({ pages, kind, onClear }: HitsProps) {
  const { items, state } = pages
  if (state === 'failed' && items.length === 0)
    return <ErrorState message={pages.error} onRetry={pages.retry} className="py-24" />
  if (state === 'ready' && items.length === 0)
    return (
      <EmptyState
        title={say(words[kind].none)}
        className="py-24"
        action={<Button onClick={onClear}>{say(words[kind].all)}</Button>}
      >
        {say('Try fewer words or another spelling.')}
      </EmptyState>
    )
  const height = kind === 'users' ? 'h-36' : 'h-96'
  return (
    <div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {items.map((hit, at) => (
          <li key={hit.id}>
            <SearchHitCard hit={hit} eager={at < 2} />
          </li>
        ))}
        {state === 'loading'
          ? Array.from({ length: 8 }, (_, at) => (
              <li key={`skeleton-${at}`}>
                <Skeleton className={`rounded-card ${height}`} />
              </li>
            ))
          : null}
      </ul>
      <div className="mt-10 flex flex-col items-center">
        {state === 'ready' && !pages.atEnd ? (
          <Button variant="outline" size="lg" onClick={pages.more}>
            {say('Load More')}
          </Button>
        ) : null}
        {state === 'failed' ? <ErrorState message={pages.error} onRetry={pages.retry} /> : null}
      </div>
    </div>
  )
}
