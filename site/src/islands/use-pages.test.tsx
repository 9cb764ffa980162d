import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ReadPage, usePages } from './use-pages'

type Item = { id: number; type: string; isAd?: boolean }

/** A list of `count` items that keeps what it was asked for. */
function listOf(count: number) {
  const asked: { limit: number; skip: number }[] = []
  const read: ReadPage<Item> = async ({ limit, skip }) => {
    asked.push({ limit, skip })
    const results = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, at) => ({
      id: skip + at,
      type: 'warehouse',
    }))
    return { results, total: count }
  }
  return { asked, read }
}
const loaded = async (result: { current: ReturnType<typeof usePages<Item>> }, items: number) => {
  await waitFor(() => expect(result.current.items).toHaveLength(items))
  await waitFor(() => expect(result.current.state).toBe('ready'))
}

describe('an infinite list', () => {
  it('R-064: asks for 24 at a time, loads by itself twice, then waits', async () => {
    const { asked, read } = listOf(120)
    const { result } = renderHook(() => usePages(read, 'all'))
    for (const [items, auto] of [
      [24, true],
      [48, true],
      [72, false],
    ] as const) {
      await loaded(result, items)
      expect(result.current.auto).toBe(auto)
      if (auto) act(() => result.current.more())
    }
    expect(asked).toEqual([0, 24, 48].map((skip) => ({ limit: 24, skip })))
  })

  it('R-065: ends with a page of fewer than 24, or of none, and asks for no other', async () => {
    for (const count of [30, 24]) {
      const { asked, read } = listOf(count)
      const { result, unmount } = renderHook(() => usePages(read, 'all'))
      await loaded(result, 24)
      act(() => result.current.more())
      await waitFor(() => expect(result.current.atEnd).toBe(true))
      act(() => result.current.more())
      expect(result.current.items).toHaveLength(count)
      expect(asked.map(({ skip }) => skip)).toEqual([0, 24])
      unmount()
    }
  })
})

describe('sponsored cards of an infinite list', () => {
  const ad = (id: number): Item => ({ id, type: 'warehouse', isAd: true })
  const shown = (result: { current: ReturnType<typeof usePages<Item>> }) =>
    result.current.items.map(({ id, isAd }) => (isAd ? `ad ${id}` : id))
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

  it('come page by page at their places, once each, and move nothing that was shown', async () => {
    const { asked, read } = listOf(30)
    const adsAsked: object[] = []
    const { result } = renderHook(() =>
      usePages(read, 'all', {
        adsOf: (part) => async () => {
          adsAsked.push(part)
          return { results: part.skip === 0 ? [ad(100), ad(25)] : [ad(100), ad(101)] }
        },
      }),
    )
    await loaded(result, 26)
    const first = [0, 1, 'ad 100', 2, 3, 4, 5, 'ad 25', ...upTo(6, 24)]
    expect(shown(result)).toEqual(first)
    expect(result.current.total).toBe(30)
    act(() => result.current.more())
    await waitFor(() => expect(result.current.atEnd).toBe(true))
    expect(shown(result)).toEqual([...first, 24, 'ad 101', 26, 27, 28, 29])
    expect(adsAsked).toEqual(asked)
  })

  it('are asked for along with the page, and none when the call fails', async () => {
    const { read } = listOf(10)
    const order: string[] = []
    const { result } = renderHook(() =>
      usePages<Item>(
        async (part, options) => {
          order.push('list')
          const page = await read(part, options)
          order.push('page')
          return page
        },
        'all',
        {
          adsOf: () => async () => {
            order.push('ads')
            throw new Error('The ads are down')
          },
        },
      ),
    )
    await loaded(result, 10)
    expect(order).toEqual(['list', 'ads', 'page'])
    expect(shown(result)).toEqual(upTo(0, 10))
  })

  it('take no place among the cards that the reader sees already', async () => {
    const { read } = listOf(12)
    const { result } = renderHook(() =>
      usePages(read, 'all', { adsOf: () => async () => ({ results: [ad(100)] }), inSight: () => 5 }),
    )
    await loaded(result, 13)
    expect(shown(result)).toEqual([...upTo(0, 7), 'ad 100', ...upTo(7, 12)])
  })

  it('do not end the list: its own cards do', async () => {
    const { read } = listOf(24)
    const { result } = renderHook(() =>
      usePages(read, 'all', { adsOf: () => async () => ({ results: [ad(5), ad(6)] }) }),
    )
    await loaded(result, 24)
    expect(result.current.atEnd).toBe(false)
  })
})
