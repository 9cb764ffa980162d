import { NAME_SIGN } from '@stackyard/cms/modules/listings/discovery/facet-columns'
import { postgresIndex } from '@stackyard/cms/modules/listings/discovery/listing-index/postgres'
import { hasWordBitmaps } from '@stackyard/cms/modules/listings/discovery/listing-index/word-bitmaps'
import { writeAllBitmaps } from '@stackyard/cms/modules/listings/discovery/operations/refresh-bitmaps'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { ListingQuery } from '@stackyard/shared/schema/listing-query'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { multiplyListings } from '../warehouse/explain'

/** So many that a text may have more listings than are put in order by themselves. */
const COPIES = 30
const MANY = 4000
const LIMIT = 24

/** The ids of a page in its order, and how many there are, asked for as one would by hand. */
async function byHand(client: PoolClient, words: string, skip: number) {
  const query = `(websearch_to_tsquery('english', unaccent($1)) || websearch_to_tsquery('simple', unaccent($1)))`
  const { rows } = await client.query<{ id: number }>(
    `select f.id from market.listing_facet f
     where f.listed and f.words @@ ${query}
     order by f.words @@ market.words_of_name($2, $1) desc, f.sunk, f.priority desc, f.is_verified desc,
       f.average_rating desc, f.id`,
    [words, NAME_SIGN],
  )
  return { ids: rows.slice(skip, skip + LIMIT).map(({ id }) => id), total: rows.length }
}

async function asked(client: PoolClient, words: string, skip: number) {
  const query = ListingQuery.parse({ limit: LIMIT, skip })
  const index = postgresIndex(drizzle(client))
  const { results, total } = await index.countedPage({ query, meaning: { words }, viewer: null }, { isPlain: true })
  return { ids: (JSON.parse(results) as ListingCard[]).map(({ id }) => id), total }
}

describe('a search for words among many listings', () => {
  let client: PoolClient
  const many: string[] = []
  const few: string[] = []
  beforeAll(async () => {
    client = await sharedStack().pool.connect()
    await client.query('begin')
    await multiplyListings(client, COPIES)
    // What a card says of itself is the row's own.
    await client.query(`update market.listing_search set card = card || jsonb_build_object('id', id)`)
    await writeAllBitmaps(drizzle(client) as never)
    const { rows } = await client.query<{ word: string; amount: number }>(
      `select word, ndoc as amount from ts_stat('select words from market.listing_facet where listed')
       where word ~ '^[a-z]{4,}$' order by ndoc desc, word`,
    )
    many.push(...rows.filter(({ amount }) => amount > MANY).map(({ word }) => word))
    few.push(...rows.filter(({ amount }) => amount <= MANY).map(({ word }) => word))
  })
  afterAll(async () => {
    await client.query('rollback')
    await client.query('vacuum market.listing_search')
    await client.query('vacuum market.listing_facet')
    client.release()
  })

  const isCommon = (words: string) => hasWordBitmaps({ words })

  it.each([
    ['that more have, counted by bitmaps', () => many.filter(isCommon)],
    ['that more have, counted row by row', () => many.filter((word) => !isCommon(word))],
    ['of the trade that few have', () => few.filter(isCommon)],
    ['that few have', () => few.filter((word) => !isCommon(word))],
    ['that names have', () => ['warehouse', 'depot', 'calloway', 'calloway memphis']],
  ])('finds those %s, names first, in order, and how many', async (_, wordsOf) => {
    const words = wordsOf().slice(0, 4)
    expect(words.length).toBeGreaterThan(0)
    for (const text of words)
      for (const skip of [0, LIMIT]) {
        expect({ text, skip, ...(await asked(client, text, skip)) }).toEqual({
          text,
          skip,
          ...(await byHand(client, text, skip)),
        })
      }
  })
})
