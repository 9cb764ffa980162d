import { refreshListings } from '@stackyard/cms/modules/listings/discovery/operations/refresh-listings'
import { freeSpace, spaceOnDates } from '@stackyard/cms/modules/listings/discovery/queries/figures'
import { bookableSpace, bookingProblem, type SpaceOffer } from '@stackyard/shared/domain/bookable-space'
import { addDays, addMonths, dayOf, type Day } from '@stackyard/shared/domain/calendar'
import { freeUnits, totalUnitsOf, type SpaceHold, type TotalChange, unitsOf } from '@stackyard/shared/domain/capacity'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { CountQuery } from '@stackyard/shared/schema/listing-query'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const stack = sharedStack()
const { pool } = stack

type Stored = SpaceOffer & { id: number; holds: SpaceHold[]; changes: TotalChange[] }
const columns = {
  palletEnabled: 'pallet_enabled',
  sqEnabled: 'sq_enabled',
  totalSpace: 'total_space',
  minSpaceOrder: 'min_space_order',
  maxSpaceOrder: 'max_space_order',
  minSpaceOrderSq: 'min_space_order_sq',
  maxSpaceOrderSq: 'max_space_order_sq',
} as const

const today = dayOf(new Date())
const tomorrow = addDays(today, 1)
const limit = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })
const offerArbitrary = fc.record({
  palletEnabled: fc.boolean(),
  sqEnabled: fc.boolean(),
  totalSpace: fc.integer({ min: 0, max: 60 }),
  minSpaceOrder: limit(20),
  maxSpaceOrder: limit(60),
  minSpaceOrderSq: limit(200),
  maxSpaceOrderSq: limit(900),
})
const holdArbitrary = fc.record({
  from: fc.integer({ min: -10, max: 120 }),
  days: fc.integer({ min: 1, max: 90 }),
  share: fc.double({ min: 0.02, max: 0.7, noNaN: true }),
})
const changeArbitrary = fc.record({ from: fc.integer({ min: 1, max: 150 }), pallets: fc.integer({ min: 0, max: 80 }) })
const listingArbitrary = fc.record({
  offer: offerArbitrary,
  holds: fc.array(holdArbitrary, { maxLength: 5 }),
  changes: fc.uniqueArray(changeArbitrary, { maxLength: 3, selector: ({ from }) => from }),
})
type Arranged = typeof listingArbitrary extends fc.Arbitrary<infer Value> ? Value : never
const queryArbitrary = fc.record(
  {
    minPallets: fc.integer({ min: 1, max: 60 }),
    minSqft: fc.integer({ min: 1, max: 800 }),
    freeFrom: fc.integer({ min: 0, max: 150 }).map((days) => addDays(today, days)),
    priceTerm: fc.constantFrom(1, 3, 6, 12),
  },
  { requiredKeys: [] },
)
type Query = { minPallets?: number; minSqft?: number; freeFrom?: Day; priceTerm?: number }

const spanOf = ({ freeFrom, priceTerm = 1 }: Query) => {
  const start = freeFrom && freeFrom > tomorrow ? freeFrom : tomorrow
  return { start, end: addMonths(start, priceTerm) }
}
const freeOf = (listing: Stored, span: { start: Day; end: Day }) =>
  freeUnits({ units: totalUnitsOf(listing.totalSpace), changes: listing.changes }, listing.holds, span)

/** What the filters of a search mean, told by the rule of shared/domain alone. */
function isAdmitted(listing: Stored, query: Query): boolean {
  const free = freeOf(listing, spanOf(query))
  const { minPallets, minSqft, freeFrom } = query
  const asked = [
    ...(minPallets ? [{ spaceType: 'PALLET' as const, quantity: minPallets }] : []),
    ...(minSqft ? [{ spaceType: 'SQ_FEET' as const, quantity: minSqft }] : []),
  ]
  if (asked.length > 0) return asked.every((wanted) => bookingProblem(listing, wanted, free) === null)
  if (freeFrom === undefined) return true
  return (['PALLET', 'SQ_FEET'] as const).some((mode) => bookableSpace(listing, mode, free).max > 0)
}

describe('one function says what can be booked, in TypeScript and in PostgreSQL (R-142, R-143)', () => {
  let client: PoolClient
  let db: NodePgDatabase
  let listings: Stored[] = []

  /** Gives the listings random offers and holds; a hold never takes more than is free. */
  async function arrange(wanted: readonly Arranged[]) {
    await client.query('delete from market.capacity_hold')
    await client.query('delete from market.capacity_change')
    listings = []
    for (const [at, { offer, holds, changes }] of wanted.entries()) {
      const id = ids[at] ?? 0
      const sets = Object.entries(columns).map(([, column], index) => `${column} = $${index + 2}`)
      await client.query(`update warehouses set ${sets.join(', ')} where id = $1`, [
        id,
        ...Object.keys(columns).map((key) => offer[key as keyof SpaceOffer] ?? null),
      ])
      const listing: Stored = { ...offer, id, holds: [], changes: await changed(id, changes) }
      for (const hold of holds) {
        const span = { start: addDays(today, hold.from), end: addDays(today, hold.from + hold.days) }
        const units = Math.floor(freeOf(listing, span) * hold.share)
        if (units > 0) listing.holds.push({ ...span, units })
      }
      for (const { start, end, units } of listing.holds) {
        const { rows } = await client.query<{ id: string }>(
          `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type, payment_method, warehouse, units)
           values (1, 1, $1, 'offering', 100, 'card', '{}', '{}', $2) returning id`,
          [id, units],
        )
        await client.query(
          `insert into market.capacity_hold (order_id, warehouse_id, start_day, end_day, units) values ($1, $2, $3, $4, $5)`,
          [rows[0]?.id, id, start, end, units],
        )
      }
      listings.push(listing)
    }
    await refreshListings(db as never, ids)
  }

  async function changed(id: number, changes: Arranged['changes']): Promise<TotalChange[]> {
    const made = changes.map(({ from, pallets }) => ({ from: addDays(today, from), units: unitsOf('PALLET', pallets) }))
    for (const { from, units } of made)
      await client.query(
        'insert into market.capacity_change (warehouse_id, from_day, total_units) values ($1, $2, $3)',
        [id, from, units],
      )
    return made
  }

  let ids: number[] = []
  beforeAll(async () => {
    client = await pool.connect()
    await client.query('begin')
    db = drizzle(client)
    const { rows } = await client.query<{ id: number }>(
      'select id from market.listing_search where listed order by id limit 12',
    )
    ids = rows.map(({ id }) => id)
  })
  afterAll(async () => {
    await client.query('rollback')
    client.release()
  })

  it('over random listings, holds, totals that change, and questions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listingArbitrary, { minLength: 12, maxLength: 12 }),
        fc.array(queryArbitrary, { minLength: 12, maxLength: 12 }),
        async (wanted, queries) => {
          await arrange(wanted)
          for (const query of queries) await compareFilter(query)
          await compareCards()
        },
      ),
      { numRuns: Number(process.env.SPACE_RUNS ?? 12) },
    )
  }, 240_000)

  async function compareFilter(query: Query) {
    const filters = CountQuery.parse(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, `${value}`])))
    const conditions = [sql`f.id in ${ids}`, ...freeSpace(filters)]
    const space = spaceOnDates(filters)
    const { rows } = await db.execute<{ id: number; space: Partial<ListingCard> | null }>(
      sql`select s.id, ${space ?? sql`null`} as space from market.listing_search s where s.id in (
        select f.id from market.listing_facet f where ${sql.join(conditions, sql` and `)}) order by s.id`,
    )
    const admitted = listings.filter((listing) => isAdmitted(listing, query))
    expect({ query, found: rows.map(({ id }) => id) }).toEqual({ query, found: admitted.map(({ id }) => id) })
    if (!space) return
    for (const [at, listing] of admitted.entries()) {
      const free = freeOf(listing, spanOf(query))
      expect({ query, listing, ...rows[at]?.space }).toMatchObject({
        freePallets: bookableSpace(listing, 'PALLET', free).max,
        freeSqft: bookableSpace(listing, 'SQ_FEET', free).max,
        freeFrom: spanOf(query).start,
      })
    }
  }

  async function compareCards() {
    const { rows } = await db.execute<{ id: number; card: ListingCard; taken: SpaceHold[] }>(sql`
      select s.id, s.card, (select coalesce(jsonb_agg(jsonb_build_object('start', start_day, 'end', end_day, 'units', units)), '[]'::jsonb)
        from market.taken_spans(s.id, ${today}::date)) as taken
      from market.listing_search s where s.id in ${ids} order by s.id`)
    for (const [at, listing] of listings.entries()) {
      const free = freeOf(listing, spanOf({}))
      const { card, taken } = rows[at] ?? { card: undefined, taken: [] }
      expect({ listing, ...card }).toMatchObject({
        freePallets: bookableSpace(listing, 'PALLET', free).max,
        freeSqft: bookableSpace(listing, 'SQ_FEET', free).max,
        freeFrom: firstDayWithRoom(listing),
      })
      // The spans of the booking box leave as much free as the holds they are made of.
      for (let day = 0; day < 150; day += 7) {
        const span = { start: addDays(tomorrow, day), end: addMonths(addDays(tomorrow, day), (day % 3) + 1) }
        expect(freeUnits({ units: totalUnitsOf(listing.totalSpace), changes: listing.changes }, taken, span)).toBe(
          freeOf(listing, span),
        )
      }
    }
  }

  /** Day after day, until the smallest order fits. */
  function firstDayWithRoom(listing: Stored): Day | null {
    for (let day = 0; day <= 220; day += 1) {
      const start = addDays(tomorrow, day)
      const free = freeOf(listing, { start, end: addMonths(start, 1) })
      if ((['PALLET', 'SQ_FEET'] as const).some((mode) => bookableSpace(listing, mode, free).max > 0)) return start
    }
    return null
  }
})
