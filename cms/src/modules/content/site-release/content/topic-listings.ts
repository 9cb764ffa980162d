import { warehouseFeatureKeys } from '@stackyard/shared/reference/warehouse-features'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { organicOrder } from '../../../listings/discovery'

const EACH = 3

/** Cards of the three best listings with each expertise, by its key, without a price; texts on it show them. */
export async function topicListings({ db }: Pick<Services, 'db'>): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<{ topic: string; cards: unknown[] }>(sql`
    select topic, coalesce(jsonb_agg(s.card || jsonb_build_object('freePallets', s.total_space,
      'freeSqft', floor(s.total_space * 13.33), 'freeFrom', null)
      order by best.place) filter (where s.id is not null), '[]'::jsonb) as cards
    from unnest(array[${sql.join(
      warehouseFeatureKeys.map((key) => sql`${key}`),
      sql`, `,
    )}]::text[]) topic
    left join (
      select feature, id, row_number() over (partition by feature
        order by ${organicOrder()}) as place
      from market.listing_search, unnest(features) feature where listed
    ) best on best.feature = topic and best.place <= ${EACH}
    left join market.listing_search s on s.id = best.id
    group by topic`)
  return Object.fromEntries(rows.map(({ topic, cards }) => [topic, cards]))
}
