import { ListingQuery } from '@stackyard/shared/schema/listing-query'
import { detailStatement } from '@stackyard/cms/modules/listings/discovery/detail-repository'
import { pageOf } from '@stackyard/cms/modules/listings/discovery/listing-index/postgres'
import type { Viewer } from '@stackyard/cms/modules/listings/discovery/queries/filters'
import type { Meaning } from '@stackyard/cms/modules/listings/discovery/queries/place-of-text'
import { viewStatement } from '@stackyard/cms/modules/content/pages/data/listing-view'
import { pageStatement } from '@stackyard/cms/modules/listings/discovery/repository'
import type { SQL } from 'drizzle-orm'
import type { ClientBase } from 'pg'

type Input = Record<string, string | number | boolean>

/** The statements that the endpoints send, by the input they get. */
export const statements = {
  list: (input: Input, meaning: Meaning = {}, viewer: Viewer = null): SQL => {
    const query = ListingQuery.parse(input)
    return pageStatement(pageOf({ query, meaning, viewer }, true))
  },
  detail: (): SQL => detailStatement(null),
  listingPage: (): SQL => viewStatement,
}

/**
 * Multiplies the read model by `times` in the client's open transaction, so that the planner chooses as it does on a
 * full marketplace. Roll the transaction back afterwards.
 */
export async function multiplyListings(client: ClientBase, times: number): Promise<void> {
  await client.query(`set local gin_pending_list_limit = '64MB'`)
  for (const table of ['listing_search', 'listing_facet']) await multiply(client, table, times)
  for (const index of ['listing_search_name_idx', 'listing_facet_words_idx'])
    await client.query(`select gin_clean_pending_list('market.${index}'::regclass)`)
  await client.query('analyze market.listing_search')
  await client.query('analyze market.listing_facet')
}

async function multiply(client: ClientBase, table: string, times: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'market.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  const values = rows.map(({ name }) => {
    if (name === 'id') return 's.id + n * 100000'
    if (name === 'slug' || name === 'warehouse_url') return `s.${name} || '-copy-' || n`
    return `s.${name}`
  })
  await client.query(
    `insert into market.${table} (${rows.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from market.${table} s, generate_series(1, $1::int) n where s.id <= 100000`,
    [times],
  )
}
