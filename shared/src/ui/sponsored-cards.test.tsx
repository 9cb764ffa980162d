import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAd, sampleServiceAd } from './sample-card.test-data'
import {
  AD_WAIT_MS,
  adCalls,
  type AskForAds,
  campaignTypeOf,
  cardsInSight,
  isBelowSight,
  withAds,
} from './sponsored-cards'

type Card = { id: number }
const after = <T,>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
const ads = [sampleAd(1), sampleAd(2)]
const page = { results: [1, 2, 3] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What comes of a page and its cards, and after how long. */
async function timed<T>(asked: Promise<T>, ask: AskForAds<Card>) {
  const begun = Date.now()
  const done = withAds(asked, ask).then((result) => ({ ...result, milliseconds: Date.now() - begun }))
  await vi.runAllTimersAsync()
  return done
}

describe('a page of a list with its sponsored cards', () => {
  it('asks for both at once and has both', async () => {
    const ask = vi.fn(() => after(100, { results: ads }))
    const done = withAds(after(300, page), ask)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(await done).toEqual({ page, ads })
  })

  it('waits a moment for cards that come later than the page, and no longer', async () => {
    expect(await timed(after(100, page), () => after(100 + AD_WAIT_MS - 1, { results: ads }))).toEqual({
      page,
      ads,
      milliseconds: 100 + AD_WAIT_MS - 1,
    })
    expect(await timed(after(100, page), () => after(100 + AD_WAIT_MS + 1, { results: ads }))).toEqual({
      page,
      ads: [],
      milliseconds: 100 + AD_WAIT_MS,
    })
  })

  it('gives up the call for cards that come too late', async () => {
    let given: AbortSignal | undefined
    await timed(after(0, page), (signal) => {
      given = signal
      return new Promise(() => undefined)
    })
    expect(given?.aborted).toBe(true)
  })

  it('R-549: has no cards when their call fails, at once, and logs the failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failure = new Error('The ads are down')
    const fails = () => Promise.reject(failure)
    expect(await timed(after(50, page), fails)).toEqual({ page, ads: [], milliseconds: 50 })
    expect(warned).toHaveBeenCalledWith('Sponsored listings could not be loaded', failure)
  })

  it('does not wait for a reader who gets none', async () => {
    expect(await timed(after(50, page), null)).toEqual({ page, ads: [], milliseconds: 50 })
  })

  it('fails as the page fails', async () => {
    const done = withAds(Promise.reject(new Error('No list')), () => after(0, { results: ads }))
    await expect(done).rejects.toThrow('No list')
  })
})

describe('the call for sponsored cards', () => {
  const asked = { campaignType: 'featured', limit: 24, skip: 48, region: 'south' } as const
  const call = vi.fn(async () => ({ results: [sampleAd(1), sampleServiceAd(2)] }))
  beforeEach(() => void call.mockClear())

  it('names the filters of the list, its part, the campaigns and the kind of listing, and takes that kind alone', async () => {
    const { signal } = new AbortController()
    const ways = adCalls(call, () => true)
    expect((await ways.listings(asked)?.(signal))?.results.map(({ name }) => name)).toEqual(['House 1'])
    expect(call).toHaveBeenLastCalledWith({ ...asked, type: 'warehouse' }, { signal })
    expect((await ways.services(asked)?.(signal))?.results.map(({ name }) => name)).toEqual(['Carrier 2'])
    expect(call).toHaveBeenLastCalledWith({ ...asked, type: 'service' }, { signal })
  })

  it('is not made for readers who get none, nor for a list too short for one', () => {
    expect(adCalls(call, () => false).listings(asked)).toBeNull()
    expect(adCalls(call, () => true).listings({ ...asked, limit: 4 })).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the campaigns that fit a list', () => {
  it.each([
    [{}, 'featured'],
    [{ isFiltered: true }, 'featured'],
    [{ isSearchPage: true }, 'featured'],
    [{ isSearchPage: true, isFiltered: true }, 'search'],
    [{ query: 'Dallas' }, 'search'],
    [{ query: '' }, 'featured'],
    [{ isHotRacks: true, query: 'Dallas', isSearchPage: true, isFiltered: true }, 'hotdeal'],
  ] as const)('%j: %s', (list, type) => expect(campaignTypeOf(list)).toBe(type))
})

describe('what a reader sees of a list', () => {
  const cardAt = (top: number) => {
    const card = document.createElement('article')
    card.dataset.listing = '1'
    card.getBoundingClientRect = () => ({ top }) as DOMRect
    return card
  }

  it('is each card that begins above the lower edge of the window, or soon will', () => {
    const list = document.createElement('ul')
    expect(cardsInSight(null)).toBe(0)
    list.append(cardAt(-2000), cardAt(0), cardAt(innerHeight + 100), cardAt(innerHeight + 300), cardAt(9000))
    list.append(document.createElement('li'))
    expect(cardsInSight(list)).toBe(3)
  })

  it('is nothing of an element that begins below it', () => {
    expect([-5000, 0, innerHeight - 1, innerHeight].map((top) => isBelowSight(cardAt(top)))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})
