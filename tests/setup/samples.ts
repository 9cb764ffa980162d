import type { Pool } from 'pg'
import { ACTORS } from './actors.ts'
import type { Samples } from './pages.ts'

async function first(pool: Pool, sql: string): Promise<string> {
  const { rows } = await pool.query<{ slug: string }>(sql)
  if (!rows[0]) throw new Error(`The seed has no row for: ${sql}`)
  return rows[0].slug
}

const address = (email: string): string => `select user_url as slug from users where email = '${email}'`

const listing = (scope: string): string =>
  `select slug from market.listing_search where listed and region_scope = '${scope}' order by is_verified desc, id limit 1`

/** One record of each kind out of the seeded data. */
export async function readSamples(pool: Pool): Promise<Samples> {
  return {
    listing: await first(pool, listing('us')),
    globalListing: await first(pool, listing('global')),
    service: await first(
      pool,
      `select slug from market.service_search where listed and review_count > 0 order by id limit 1`,
    ),
    post: await first(pool, `select slug from posts where _status = 'published' order by id limit 1`),
    category: await first(
      pool,
      `select slug from news_categories where id in (select category_id from posts where _status = 'published') limit 1`,
    ),
    entry: await first(pool, `select slug from encyclopedia_entries where is_published order by id limit 1`),
    seller: await first(pool, address(ACTORS.seller)),
    customer: await first(pool, address(ACTORS.customer)),
    partner: await first(pool, `select slug from partners where _status = 'published' order by id limit 1`),
  }
}
