import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { searchOf, suggestionHref } from '@stackyard/shared/ui/suggestion-target'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { type SearchKind, searchedWords, searchHref } from '../lib/search-kinds'
import { type Hit, SearchHitCard } from './search-hit'
import { SearchKindLinks } from './search-kind-links'
import { ShareSearch } from './share-search'
import { type Pages, type ReadPage, usePages } from './use-pages'

/** Warehouses have filters and a map: they are the explore island's. */
type HitKind = Exclude<SearchKind, 'warehouses'>

export type SearchData = { kind: HitKind }

const words: Record<HitKind, { one: string; many: string; placeholder: string }> = {
  services: { one: 'service', many: 'services', placeholder: 'Name, place or kind of service' },
  users: { one: 'profile', many: 'profiles', placeholder: 'Company, person or place' },
  news: { one: 'post', many: 'posts', placeholder: 'Words of a post' },
}

const readers: Record<HitKind, (query: string) => ReadPage<Hit>> = {
  services: (query) => (page, options) => client.searchService.list({ query, ...page }, options),
  users: (query) => (page, options) => client.searchUser.list({ query, ...page }, options),
  news: (query) => (page, options) => client.searchAll.news({ query, ...page }, options),
}

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
  if (total !== null) return `${total.toLocaleString('en-US')} ${total === 1 ? words[kind].one : words[kind].many}`
  return state === 'failed' ? '' : `Loading ${words[kind].many}`
}

/** Services, people or news by words (000 §2.1, §2.9). */
export default function SearchIsland({ data: { kind } }: { data: SearchData }) {
  const [query, search] = useWords(kind)
  const pages = usePages(readers[kind](query), query)
  return (
    <div className="flex flex-col gap-4">
      <SearchKindLinks current={kind} query={query} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={`Search ${words[kind].many}`}
          placeholder={words[kind].placeholder}
          className="min-w-64 sm:max-w-xl"
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
        title={`No ${words[kind].many} match`}
        className="py-24"
        action={<Button onClick={onClear}>Show all {words[kind].many}</Button>}
      >
        Try fewer words or another spelling.
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
            Load More
          </Button>
        ) : null}
        {state === 'failed' ? <ErrorState message={pages.error} onRetry={pages.retry} /> : null}
      </div>
    </div>
  )
}
