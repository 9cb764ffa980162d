import { type PlacedCard, withNextPage } from '@stackyard/shared/domain/ad-places'
import { type AskForAds, withAds } from '@stackyard/shared/ui/sponsored-cards'
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalText } from '../lib/reader'
import { say } from '../lib/say'

/** Infinite scroll asks for 24, twice by itself, then waits for "Load More". */
const pageSize = 24
const autoLoads = 2

export type Pages<Item> = {
  items: readonly Item[]
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

type Part = { limit: number; skip: number }

/** Asks for one page of a list. */
export type ReadPage<Item> = (
  page: Part,
  options: { signal: AbortSignal },
) => Promise<{ results: readonly Item[]; total?: number | undefined }>

export type ListAds<Item> = {
  /** The way to ask for the sponsored cards of a page. */
  adsOf?: (page: Part) => AskForAds<Item>
  /** How many cards of the list the reader sees: sponsored ones come after them. */
  inSight?: () => number
}

type Loaded<Item> = Pick<Pages<Item>, 'items' | 'total' | 'state' | 'error' | 'atEnd'> & { pages: number }

const empty: Loaded<never> = { items: [], total: null, state: 'loading', error: '', atEnd: false, pages: 0 }

type Source<Item> = ListAds<Item> & { read: ReadPage<Item> }

/**
 * A list page by page, without doubles, with its sponsored cards where it has some. `key` names what is asked for: a new
 * one starts over.
 */
export function usePages<Item extends PlacedCard>(
  read: ReadPage<Item>,
  key: string,
  listAds: ListAds<Item> = {},
): Pages<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item>>(empty)
  const latest = useRef<{ source: Source<Item>; abort: AbortController }>({
    source: { read, ...listAds },
    abort: new AbortController(),
  })

  const load = useCallback(async (before: Loaded<Item>, source: Source<Item>, signal: AbortSignal) => {
    setLoaded({ ...before, state: 'loading' })
    const part = { limit: pageSize, skip: before.pages * pageSize }
    try {
      const { page, ads } = await withAds(source.read(part, { signal }), source.adsOf?.(part) ?? null)
      if (signal.aborted) return
      const { results, total } = page
      const next: Loaded<Item> = {
        items: withNextPage(before.items, { organic: results, ads, from: source.inSight?.() ?? 0 }),
        total: total ?? null,
        state: 'ready',
        error: '',
        atEnd: results.length < pageSize,
        pages: before.pages + 1,
      }
      // Two dozen cards are drawn in steps, between which a phone answers its reader.
      startTransition(() => setLoaded(next))
    } catch (error) {
      if (signal.aborted) return
      setLoaded({ ...before, state: 'failed', error: refusalText(error, say('The list could not be loaded.')) })
    }
  }, [])

  const begin = useEffectEvent((abort: AbortController) => {
    const source = { read, ...listAds }
    latest.current = { source, abort }
    void load(empty, source, abort.signal)
  })

  // `key` stands for what is read, which is a new function at each render.
  useEffect(() => {
    const abort = new AbortController()
    begin(abort)
    return () => abort.abort()
  }, [key])

  const retry = () => void load(loaded, latest.current.source, latest.current.abort.signal)
  const more = () => {
    if (loaded.state === 'ready' && !loaded.atEnd) retry()
  }
  return { ...loaded, auto: loaded.pages <= autoLoads, more, retry }
}
