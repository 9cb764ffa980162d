import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ReadPage, usePages } from './use-pages'

type Item = { id: number }

/** A list of `count` items that keeps what it was asked for. */
function listOf(count: number) {
  const asked: { limit: number; skip: number }[] = []
  const read: ReadPage<Item> = async ({ limit, skip }) => {
    asked.push({ limit, skip })
    const results = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, at) => ({ id: skip + at }))
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
