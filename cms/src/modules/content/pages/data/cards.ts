import { warehouseFeatureKeys } from '@stackyard/shared/reference/warehouse-features'
import type { ContentData } from '@stackyard/shared/schema/content-data'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { LISTINGS, listingTag, listTag, topicTag } from '../../../../platform/page-tags'
import { organicOrder } from '../../../listings/discovery'

const OF_TOPIC = 3
const topics = new Set<string>(warehouseFeatureKeys)

/** Cards in the organic order, without a price and without the free space of the moment. */
export async function cardsOf(db: Db, condition: SQL, limit: number): Promise<ListingCard[]> {
  const { rows } = await db.execute<{ card: ListingCard }>(sql`
    select card || jsonb_build_object('freePallets', total_space, 'freeSqft', floor(total_space * 13.33), 'freeFrom', null)
      as card
    from market.listing_search where listed and ${condition} order by ${organicOrder()} limit ${limit}`)
  return rows.map(({ card }) => card)
}

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
      return shown(await cardsOf(db, sql`spotlight`, limit))
    },
    async topicCards(topic) {
      if (!topics.has(topic)) return []
      tag(topicTag(topic))
      return shown(await cardsOf(db, sql`features @> array[${topic}]::text[]`, OF_TOPIC))
    },
  }
}
