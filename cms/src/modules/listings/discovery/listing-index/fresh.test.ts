import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFresh } from './fresh'
import type { Asked, ListingIndex } from './port'

const asked = (query: object): Asked => ({ query, meaning: {}, viewer: null }) as Asked

/** An index whose count is the number of times that it was asked. */
function countingIndex() {
  let times = 0
  const index: ListingIndex = {
    page: async () => ({ results: `[${++times}]`, size: 1 }),
    countedPage: async () => ({ results: `[${++times}]`, size: 1, total: 7 }),
    count: async () => ++times,
    facets: async () => ({ facets: {} as never, total: ++times }),
    clusters: async () => ({ results: '[]', total: ++times }),
  }
  return { index: keepFresh(index), times: () => times }
}

afterEach(() => void vi.restoreAllMocks())

describe('keepFresh', () => {
  it('gives an answer for a second, then once more while it is made anew, and never after two', async () => {
    let now = 1
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const after = (ms: number) => {
      now += ms
      return setTimeout(5)
    }
    const { index } = countingIndex()
    expect(await index.count(asked({ state: 'OH' }))).toBe(1)
    await after(900)
    expect(await index.count(asked({ state: 'OH' }))).toBe(1)
    await after(300)
    expect(await index.count(asked({ state: 'OH' }))).toBe(1)
    await after(10)
    expect(await index.count(asked({ state: 'OH' }))).toBe(2)
    await after(2100)
    expect(await index.count(asked({ state: 'OH' }))).toBe(3)
  })

  it('makes one answer for all who ask the same at once, whatever page they look at', async () => {
    const { index, times } = countingIndex()
    const same = Array.from({ length: 20 }, (_, skip) => index.count(asked({ state: 'OH', skip })))
    expect(await Promise.all(same)).toEqual(Array(20).fill(1))
    expect(times()).toBe(1)
  })

  it('reads a page and its count at once, and pages alone while the count is kept', async () => {
    const { index, times } = countingIndex()
    const first = asked({ limit: 1, skip: 0 }) as never
    expect(await index.countedPage(first, { isPlain: true })).toEqual({ results: '[1]', size: 1, total: 7 })
    expect(await index.countedPage(first, { isPlain: true })).toEqual({ results: '[2]', size: 1, total: 7 })
    expect(await index.count(asked({}))).toBe(7)
    expect(times()).toBe(2)
  })

  it('says of a page that ends the list what the page says, whatever count is kept', async () => {
    const { index } = countingIndex()
    await index.countedPage(asked({ limit: 1, skip: 0 }) as never, { isPlain: true })
    expect(await index.countedPage(asked({ limit: 5, skip: 3 }) as never, { isPlain: true })).toMatchObject({
      total: 4,
    })
  })

  it('keeps readers, filters and zooms apart, and pages not at all', async () => {
    const { index, times } = countingIndex()
    await index.count(asked({ state: 'OH' }))
    await index.count(asked({ state: 'TX' }))
    await index.count({ ...asked({ state: 'OH' }), viewer: { id: 1, userType: 'admin' } })
    await index.clusters(asked({ state: 'OH' }), 4)
    await index.clusters(asked({ state: 'OH' }), 5)
    expect(times()).toBe(5)
    await index.page(asked({}) as never, { isPlain: true })
    await index.page(asked({}) as never, { isPlain: true })
    expect(times()).toBe(7)
  })
})
