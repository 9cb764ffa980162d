import { warehouseFeatureKeys } from '@stackyard/shared/reference/warehouse-features'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../platform/services'

const EACH = 3

/** Cards of the three best listings with each expertise, by its key, without a price; texts on it show them. */
export async function topicListings({ db }: Pick<Services, 'db'>): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<{ topic: string; cards: unknown[] }>(sql`
    select topic, coalesce(jsonb_agg(card order by place) filter (where card is not null), '[]'::jsonb) as cards
    from unnest(array[${sql.join(
      warehouseFeatureKeys.map((key) => sql`${key}`),
      sql`, `,
    )}]::text[]) topic
    left join lateral (
      select s.card || jsonb_build_object('freePallets', s.total_space, 'freeFrom', null) as card,
        row_number() over (order by s.is_verified desc nulls last, s.average_rating desc nulls last, s.id) as place
      from market.listing_search s where s.listed and s.features @> array[topic]
      order by place limit ${EACH}
    ) best on true
    group by topic`)
  return Object.fromEntries(rows.map(({ topic, cards }) => [topic, cards]))
}
