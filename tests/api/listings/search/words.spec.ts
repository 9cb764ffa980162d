import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

const search = (query: string) =>
  call<ListingCard[]>(url, 'GET', `/search/warehouses?limit=50&query=${encodeURIComponent(query)}`)

/** The ids of the listed ones whose record passes. */
async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select s.id from market.listing_search s join warehouses w on w.id = s.id where s.listed and ${condition} order by s.id`,
  )
  return rows.map(({ id }) => id)
}

const sorted = (cards: readonly { id: number }[]) => cards.map(({ id }) => id).toSorted((a, b) => a - b)

describe('the words of a search', () => {
  it('stand as words: a part of a name finds nothing by itself', async () => {
    const { rows } = await pool.query<{ word: string }>(
      `select split_part(name, ' ', 1) as word from market.listing_search where listed and name ~ '^[A-Z][a-z]{6,} ' order by id`,
    )
    for (const { word } of rows.slice(0, 3)) {
      const starts = ({ name }: ListingCard) => name.startsWith(`${word} `)
      expect((await search(`"${word}"`)).results.some(starts), word).toBe(true)
      expect((await search(word.slice(1, 5))).results.some(starts), word).toBe(false)
    }
  })

  it('find the integrations of a warehouse, and no city that holds their letters', async () => {
    const wanted = await idsWhere(
      `(w.amenities_wms_integrations::text like '%"EDI"%' or w.name ~* '\\mEDI\\M' or w.highlights ~* '\\mEDI\\M')`,
    )
    expect(wanted.length).toBeGreaterThan(0)
    const { results, total } = await search('EDI')
    expect(total).toBe(wanted.length)
    expect(results.every(({ id }) => wanted.includes(id))).toBe(true)
  })

  it.each([
    'near Columbus, OH with cold storage',
    'Columbus OH that has cold storage',
    'cold storage, and near Columbus, OH also qqzzxwv',
  ])('of a sentence with two wishes are read by their parts: %s', async (sentence) => {
    const plain = await search('cold storage near Columbus, OH')
    expect(plain.total).toBeGreaterThan(0)
    const { results, total } = await search(sentence)
    expect(total).toBe(plain.total)
    expect(sorted(results)).toEqual(sorted(plain.results))
  })
})
