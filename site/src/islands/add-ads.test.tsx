import { screen } from '@testing-library/react'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sampleAd, sampleCard, sampleServiceAd, sampleServiceCard } from '@stackyard/shared/ui/sample-card.test-data'
import { ServiceCard } from '@stackyard/shared/ui/service-card'
import { SmallCard } from '@stackyard/shared/ui/small-card'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdPlace } from '../lib/ad-place'
import { cardMarkup, markup } from '../lib/markup'
import { isAdCall, standInApi } from '../lib/stand-in-api.test-data'
import { addAds } from './add-ads'

const BELOW = 3000
/** Where the list begins, and how far one card is below the one before it. */
let top = BELOW
const STEP = 300

const strip: AdPlace = { kind: 'strip', card: 'large', campaignType: 'featured', filters: { featured: true }, limit: 5 }
const nearby: AdPlace = {
  kind: 'carousel',
  card: 'small',
  campaignType: 'nearby',
  filters: { latitude: 40, longitude: -83, radiusInMiles: 100, excludeId: 7 },
  limit: 10,
}
const services: AdPlace = {
  kind: 'list',
  card: 'service',
  campaignType: 'featured',
  filters: { serviceType: 'transportation' },
  limit: 24,
  skip: 24,
}

/** A list as it is on the page, with an item after its cards. */
function listOf(cards: readonly string[]): HTMLElement {
  document.body.innerHTML = `<ul>${cards.map((card) => `<li>${card}</li>`).join('')}<li><a href="/warehouses/featured">View More</a></li></ul>`
  return document.querySelector('ul') as HTMLElement
}
const NUMBERS = 750_000
const largeCards = (count: number) =>
  Array.from({ length: count }, (_, at) => cardMarkup(sampleCard(NUMBERS + at + 1, { name: `House ${at + 1}` })))
const smallCards = (...cards: ListingCard[]) => cards.map((card) => markup(<SmallCard listing={card} />))
const carriers = (count: number) =>
  Array.from({ length: count }, (_, at) => markup(<ServiceCard service={sampleServiceCard(at + 1)} headingLevel={2} />))
const itemsOf = (list: HTMLElement) =>
  [...list.children].map((item) => item.querySelector('a')?.textContent.replace(/^(?:House|Carrier) /, ''))
const whole = Promise.resolve()

beforeEach(() => {
  top = BELOW
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('li')
    const at = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0
    return { top: top + at * STEP } as DOMRect
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the strip of the home page', () => {
  it('R-027: with a sixth featured warehouse as its ad, the ad is first and five cards precede the view more card', async () => {
    const calls = standInApi(() => [sampleAd(NUMBERS + 6, { name: 'House 6' })])
    const list = listOf(largeCards(5))
    await addAds(list, strip, whole)
    expect(itemsOf(list)).toEqual(['6', '1', '2', '3', '4', 'View More'])
    expect(list.querySelectorAll('article')).toHaveLength(5)
    expect(list.children[0]?.textContent).toContain('1 Quay, New York, NY 10001')
    expect(calls.map(({ query }) => query)).toEqual([
      { featured: 'true', campaignType: 'featured', limit: '5', skip: '0', type: 'warehouse' },
    ])
  })

  it('R-027: an ad of a listing that is in it comes first, and nothing is dropped', async () => {
    standInApi(() => [sampleAd(NUMBERS + 3, { name: 'House 3' })])
    const list = listOf(largeCards(5))
    await addAds(list, strip, whole)
    expect(itemsOf(list)).toEqual(['3', '1', '2', '4', '5', 'View More'])
    expect(screen.getAllByText('Sponsored')).toHaveLength(1)
  })

  it.each([
    ['in sight', 799],
    ['above', -2000],
  ])('stays as it is %s, and nothing is asked for', async (_where, now) => {
    top = now
    const calls = standInApi(() => [sampleAd(9)])
    const list = listOf(largeCards(5))
    await addAds(list, strip, whole)
    expect(itemsOf(list)).toEqual(['1', '2', '3', '4', '5', 'View More'])
    expect(calls).toEqual([])
  })

  it('stays as it is when its reader gets there before the ad', async () => {
    standInApi(() => {
      top = 700
      return [sampleAd(9)]
    })
    const list = listOf(largeCards(5))
    await addAds(list, strip, whole)
    expect(itemsOf(list)).toEqual(['1', '2', '3', '4', '5', 'View More'])
  })
})

describe('the carousel of neighbors', () => {
  it('R-081: has its ads first, then the others in their order, each listing once', async () => {
    standInApi(() => [sampleAd(9), sampleAd(2)])
    const list = listOf(smallCards(sampleCard(1), sampleCard(2), sampleCard(3)))
    await addAds(list, nearby, whole)
    expect(itemsOf(list)).toEqual(['9', '2', '1', '3', 'View More'])
    expect(list.querySelectorAll('[data-ad-token]')).toHaveLength(2)
  })

  it('R-081: counts cards that come with the page it waits for', async () => {
    standInApi(() => [sampleAd(9)])
    const list = listOf([])
    const loads = new Promise<void>((resolve) => {
      setTimeout(() => {
        list.insertAdjacentHTML(
          'afterbegin',
          smallCards(sampleCard(1))
            .map((card) => `<li>${card}</li>`)
            .join(''),
        )
        resolve()
      }, 20)
    })
    await addAds(list, nearby, loads)
    expect(itemsOf(list)).toEqual(['9', '1', 'View More'])
  })

  it('is as it was when the call fails, or finds nothing', async () => {
    for (const answer of [() => [], () => Promise.reject(new Error('The ads are down'))]) {
      standInApi(answer)
      const list = listOf(smallCards(sampleCard(1)))
      await addAds(list, nearby, whole)
      expect(itemsOf(list)).toEqual(['1', 'View More'])
    }
  })
})

describe('a list of services on its page', () => {
  it('takes sponsored ones below what is in sight; no item that stays is drawn anew', async () => {
    top = 100
    const calls = standInApi((asked) => (isAdCall(asked) ? [sampleServiceAd(20), sampleServiceAd(14)] : []))
    const list = listOf(carriers(14))
    const before = [...list.children]
    await addAds(list, services, whole)
    const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
    expect(itemsOf(list)).toEqual([...upTo(1, 7), '20', ...upTo(8, 11), '14', '12', '13', 'View More'])
    expect(before.filter((item) => !item.isConnected)).toEqual([before[13]])
    expect(calls.map(({ query }) => query)).toEqual([
      { serviceType: 'transportation', campaignType: 'featured', limit: '24', skip: '24', type: 'service' },
    ])
  })

  it('asks for none where all of it is in sight', async () => {
    top = 0
    const calls = standInApi(() => [sampleServiceAd(20)])
    await addAds(listOf(carriers(3)), services, whole)
    expect(calls).toEqual([])
  })
})
