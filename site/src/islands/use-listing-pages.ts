import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../lib/api'
import { refusalText } from '../lib/reader'

/** Infinite scroll asks for 24, twice by itself, then waits for "Load More" (000 §4.4). */
const pageSize = 24
const autoLoads = 2

type Filters = Readonly<Record<string, string | string[]>>

export type ListingPages = {
  items: readonly ListingCard[]
  total: number | null
  state: 'loading' | 'ready' | 'failed'
  error: string
  atEnd: boolean
  /** The list loads by itself when its end comes into view. */
  auto: boolean
  /** These are the cards that stood on the page. */
  isFirst?: boolean
  more: () => void
  retry: () => void
}

type Loaded = Pick<ListingPages, 'items' | 'total' | 'state' | 'error' | 'atEnd'> & { pages: number }

const empty: Loaded = { items: [], total: null, state: 'loading', error: '', atEnd: false, pages: 0 }

/** Shows the cards that stood on the page until the first answer comes. */
export const withFirst = (pages: ListingPages, first: readonly ListingCard[] | undefined): ListingPages =>
  first && first.length > 0 && pages.state === 'loading' && pages.items.length === 0
    ? { ...pages, items: first, isFirst: true }
    : pages

/** The listings under some filters, page by page, without doubles. `key` names the filters: a new one starts over. */
export function useListingPages(filters: Filters, key: string): ListingPages {
  const [loaded, setLoaded] = useState<Loaded>(empty)
  const latest = useRef({ filters, abort: new AbortController() })

  const load = useCallback(async (before: Loaded, wanted: Filters, signal: AbortSignal) => {
    setLoaded({ ...before, state: 'loading' })
    try {
      const { results, total } = await client.warehouse.list(
        { ...wanted, limit: pageSize, skip: before.pages * pageSize },
        { signal },
      )
      if (signal.aborted) return
      const known = new Set(before.items.map(({ id }) => id))
      setLoaded({
        items: [...before.items, ...results.filter(({ id }) => !known.has(id))],
        total: total ?? null,
        state: 'ready',
        error: '',
        atEnd: results.length < pageSize,
        pages: before.pages + 1,
      })
    } catch (error) {
      if (signal.aborted) return
      setLoaded({ ...before, state: 'failed', error: refusalText(error, 'The list could not be loaded.') })
    }
  }, [])

  const begin = useEffectEvent((abort: AbortController) => {
    latest.current = { filters, abort }
    void load(empty, filters, abort.signal)
  })

  // `key` stands for the filters, which are a new object at each render.
  useEffect(() => {
    const abort = new AbortController()
    begin(abort)
    return () => abort.abort()
  }, [key])

  const more = () => {
    if (loaded.state === 'ready' && !loaded.atEnd)
      void load(loaded, latest.current.filters, latest.current.abort.signal)
  }
  const retry = () => void load(loaded, latest.current.filters, latest.current.abort.signal)
  return { ...loaded, auto: loaded.pages <= autoLoads, more, retry }
}
