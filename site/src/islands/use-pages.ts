import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalText } from '../lib/reader'
import { say } from '../lib/say'

/** Infinite scroll asks for 24, twice by itself, then waits for "Load More" (000 §4.4). */
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

/** Asks for one page of a list. */
export type ReadPage<Item> = (
  page: { limit: number; skip: number },
  options: { signal: AbortSignal },
) => Promise<{ results: readonly Item[]; total?: number | undefined }>

type Loaded<Item> = Pick<Pages<Item>, 'items' | 'total' | 'state' | 'error' | 'atEnd'> & { pages: number }

const empty: Loaded<never> = { items: [], total: null, state: 'loading', error: '', atEnd: false, pages: 0 }

/** A list page by page, without doubles. `key` names what is asked for: a new one starts over. */
export function usePages<Item extends { id: number }>(read: ReadPage<Item>, key: string): Pages<Item> {
  const [loaded, setLoaded] = useState<Loaded<Item>>(empty)
  const latest = useRef({ read, abort: new AbortController() })

  const load = useCallback(async (before: Loaded<Item>, wanted: ReadPage<Item>, signal: AbortSignal) => {
    setLoaded({ ...before, state: 'loading' })
    try {
      const { results, total } = await wanted({ limit: pageSize, skip: before.pages * pageSize }, { signal })
      if (signal.aborted) return
      const known = new Set(before.items.map(({ id }) => id))
      const next: Loaded<Item> = {
        items: [...before.items, ...results.filter(({ id }) => !known.has(id))],
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
    latest.current = { read, abort }
    void load(empty, read, abort.signal)
  })

  // `key` stands for what is read, which is a new function at each render.
  useEffect(() => {
    const abort = new AbortController()
    begin(abort)
    return () => abort.abort()
  }, [key])

  const more = () => {
    if (loaded.state === 'ready' && !loaded.atEnd) void load(loaded, latest.current.read, latest.current.abort.signal)
  }
  const retry = () => void load(loaded, latest.current.read, latest.current.abort.signal)
  return { ...loaded, auto: loaded.pages <= autoLoads, more, retry }
}
