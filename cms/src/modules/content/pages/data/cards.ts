import { warehouseFeatureKeys } from '@stackyard/shared/reference/warehouse-features'
import type { ContentData } from '@stackyard/shared/schema/content-data'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { LISTINGS, listingTag, listTag, topicTag } from '../../../../platform/page-tags'
import { organicOrder } from '../../../listings/discovery'
import { cardsOf } from './listing-lines'

const OF_TOPIC = 3
const topics = new Set<string>(warehouseFeatureKeys)

const inOrder = organicOrder('s')

/** Cards of listings on pages that editors write. */
export function cardData(db: Db, tag: (name: string) => void): Pick<ContentData, 'featuredCards' | 'topicCards'> {
  const shown = (cards: ListingCard[]): ListingCard[] => {
    tag(LISTINGS)
    for (const { id } of cards) tag(listingTag(id))
    return cards
  }
  return {
    async featuredCards(limit) {
      tag(listTag({ featured: true }))
      return shown(await cardsOf(db, sql`s.spotlight order by ${inOrder} limit ${limit}`))
    },
    async topicCards(topic) {
      if (!topics.has(topic)) return []
      tag(topicTag(topic))
      return shown(await cardsOf(db, sql`s.features @> array[${topic}]::text[] order by ${inOrder} limit ${OF_TOPIC}`))
    },
  }
}
