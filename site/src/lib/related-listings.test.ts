import { describe, expect, it } from 'vitest'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { PageData } from '@stackyard/shared/schema/page-data'
import { relatedListings, topicsOf } from './related-listings'

const card = (id: number) => ({ id }) as ListingCard
const dataOf = (topics: Record<string, ListingCard[]>) =>
  ({
    topicCards: (topic: string) => Promise.resolve(topics[topic] ?? []),
    featuredCards: () => Promise.resolve([card(9)]),
  }) as unknown as PageData

describe('what a text is about', () => {
  it('is the expertise it names most, the title above all', () => {
    const text = '<p>Frozen goods need a cold chain. One pallet is a freight matter.</p>'
    expect(topicsOf('What a cold chain asks', text)[0]).toEqual({ key: 'coldStorage', label: 'Cold Storage' })
    expect(topicsOf('Freight class', text)[0]?.key).toBe('ltlFtlFreight')
  })

  it('is nothing that stands in markup, or that is said once in passing', () => {
    expect(topicsOf('A text', '<a href="/frozen/frozen">here</a>')).toEqual([])
    expect(topicsOf('A text', '<p>Some are frozen.</p>')).toEqual([])
  })

  it('brings the listings with the first expertise that one has, else featured ones', async () => {
    const text = '<p>Frozen, chilled, reefer. Freight and freight.</p>'
    const freight = await relatedListings(dataOf({ ltlFtlFreight: [card(3)] }), 'A text', text)
    expect([freight.topic?.key, freight.listings.map(({ id }) => id)]).toEqual(['ltlFtlFreight', [3]])
    const none = await relatedListings(dataOf({}), 'A text', text)
    expect([none.topic, none.listings.map(({ id }) => id)]).toEqual([null, [9]])
  })
})
