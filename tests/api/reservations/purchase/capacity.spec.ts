import { addDays, dayOf, type Day, type Span } from '@stackyard/shared/domain/calendar'
import {
  firstOversold,
  freeUnits,
  type SpaceHold,
  type SpaceTotal,
  totalUnitsOf,
  unitsOf,
} from '@stackyard/shared/domain/capacity'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()
const today = dayOf(new Date())
const MOST_DAYS = 60
const PALLETS = 10

/** `share` is of the whole space. */
type Wanted = Span & { share: number; isBlock: boolean; isReleased: boolean }

const span = fc
  .record({ from: fc.integer({ min: -10, max: MOST_DAYS }), days: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, days }): Span => ({ start: addDays(today, from), end: addDays(today, from + days) }))
const wanted = fc
  .record({
    span,
    share: fc.double({ min: 0, max: 1.1, noNaN: true }),
    isBlock: fc.boolean(),
    isReleased: fc.boolean(),
  })
  .map(({ span: days, ...hold }): Wanted => ({ ...days, ...hold }))
const pallets = fc.integer({ min: 0, max: PALLETS })
/** Another total from a day on, or none of that day any more. */
const change = fc
  .record({
    days: fc.integer({ min: 1, max: MOST_DAYS }),
    pallets: fc.option(fc.integer({ min: 0, max: 2 * PALLETS })),
  })
  .map(({ days, ...total }) => ({ from: addDays(today, days), ...total }))
type Change = { from: Day; pallets: number | null }

describe('space by the day is the same in TypeScript and in PostgreSQL', () => {
  let client: PoolClient
  let warehouse = 0

  beforeAll(async () => {
    client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>('select id from market.listing_search order by id limit 1')
    warehouse = rows[0]?.id ?? 0
  })
  afterAll(async () => {
    await client.query('rollback')
    client.release()
  })

  async function orderOf(units: number): Promise<string | undefined> {
    const { rows } = await client.query<{ id: string }>(
      `insert into market.orders (customer_id, seller_id, warehouse_id, type, amount_cents, payment_type, payment_method, warehouse, units)
       values (1, 1, $1, 'offering', 100, 'card', '{}', '{}', $2) returning id`,
      [warehouse, units],
    )
    return rows[0]?.id
  }

  /** Stores a hold, or answers with the constraint that refuses it. */
  async function store({
    start,
    end,
    units,
    isBlock,
  }: Wanted & { units: number }): Promise<{ id: string } | { constraint: string }> {
    const order = isBlock ? null : await orderOf(units)
    await client.query('savepoint hold')
    try {
      const { rows } = await client.query<{ id: string }>(
        `insert into market.capacity_hold (order_id, warehouse_id, start_day, end_day, units, state)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [order, warehouse, start, end, units, isBlock ? 'blocked' : 'held'],
      )
      return { id: rows[0]?.id ?? '' }
    } catch (error) {
      await client.query('rollback to savepoint hold')
      return { constraint: (error as { constraint?: string }).constraint ?? String(error) }
    }
  }

  /** Gives the space back as the platform does: a block goes, an order's hold is released. */
  const release = (id: string, isBlock: boolean) =>
    client.query(
      isBlock
        ? 'delete from market.capacity_hold where id = $1'
        : `update market.capacity_hold set state = 'released' where id = $1`,
      [id],
    )

  /** Changes the total of a day as the operation does: what would oversell a day is refused. Answers the total after. */
  async function changeTotal(total: SpaceTotal, standing: SpaceHold[], { from, pallets: size }: Change) {
    const others = total.changes.filter((each) => each.from !== from)
    const changes = size === null ? others : [...others, { from, units: unitsOf('PALLET', size) }]
    const after = { units: total.units, changes }
    await client.query('savepoint change')
    const refused = await client
      .query(
        size === null
          ? 'delete from market.capacity_change where warehouse_id = $1 and from_day = $2 and $3::int is null'
          : `insert into market.capacity_change (warehouse_id, from_day, total_units) values ($1, $2, $3 * 1333)
              on conflict (warehouse_id, from_day) do update set total_units = excluded.total_units`,
        [warehouse, from, size],
      )
      .then(() => null)
      .catch((error: { constraint?: string }) => error.constraint ?? String(error))
    if (refused) await client.query('rollback to savepoint change')
    const over = firstOversold(after, standing, { start: from, end: '9999-12-31' })
    expect({ standing, after, refused }).toEqual({
      standing,
      after,
      refused: over ? 'capacity_total_below_holds' : null,
    })
    return refused ? total : after
  }

  /** Tries one hold or change after the other: what fits by the rule is stored, all else is refused. */
  async function take(
    begin: SpaceTotal,
    tried: (Wanted | Change)[],
  ): Promise<{ total: SpaceTotal; standing: SpaceHold[] }> {
    const standing: SpaceHold[] = []
    let total = begin
    for (const one of tried) {
      if ('pallets' in one) {
        total = await changeTotal(total, standing, one)
        continue
      }
      const hold = { ...one, units: Math.floor(begin.units * one.share) + 1 }
      const stored = await store(hold)
      const fits = hold.units <= freeUnits(total, standing, hold)
      expect({ hold, standing, refused: 'constraint' in stored ? stored.constraint : null }).toEqual({
        hold,
        standing,
        refused: fits ? null : 'capacity_oversold',
      })
      if (!('id' in stored)) continue
      if (hold.isReleased) await release(stored.id, hold.isBlock)
      else standing.push({ start: hold.start, end: hold.end, units: hold.units })
    }
    return { total, standing }
  }

  async function compareFree(total: SpaceTotal, standing: SpaceHold[], asked: Span[]) {
    const { rows } = await client.query<{ free: number }>(
      `select market.free_units($1, start, "end")::int as free
       from rows from (jsonb_to_recordset($2) as (start date, "end" date)) with ordinality as asked (start, "end", place)
       order by place`,
      [warehouse, JSON.stringify(asked)],
    )
    expect({ standing, free: rows.map(({ free }) => free) }).toEqual({
      standing,
      free: asked.map((days) => freeUnits(total, standing, days)),
    })
  }

  /** The tightest day of each week, as the provider's calendar shows it. */
  async function compareWeeks(total: SpaceTotal, standing: SpaceHold[]) {
    const { rows } = await client.query<{ day: Day; free: number }>(
      `select start_day::text as day, (total - blocked - held - sold)::int as free
       from market.space_weeks(array[$1::int], $2::date, 12)`,
      [warehouse, today],
    )
    expect(rows).toHaveLength(12)
    for (const { day, free } of rows)
      expect({ standing, total, day, free }).toEqual({
        standing,
        total,
        day,
        free: freeUnits(total, standing, { start: day, end: addDays(day, 7) }),
      })
  }

  it('over random holds and totals that change, those that are refused and released among them', async () => {
    const property = fc.asyncProperty(
      pallets,
      fc.array(fc.oneof({ arbitrary: wanted, weight: 2 }, change), { maxLength: 12 }),
      fc.array(span, { minLength: 1, maxLength: 20 }),
      async (size, tried, asked) => {
        await client.query('delete from market.capacity_hold where warehouse_id = $1', [warehouse])
        await client.query('delete from market.capacity_change where warehouse_id = $1', [warehouse])
        await client.query('update warehouses set total_space = $2 where id = $1', [warehouse, size])
        const { total, standing } = await take({ units: totalUnitsOf(size), changes: [] }, tried)
        await compareFree(total, standing, asked)
        await compareWeeks(total, standing)
      },
    )
    await fc.assert(property, { numRuns: Number(process.env.SPACE_RUNS ?? 60) })
  }, 120_000)
})
