import type { Day } from '@stackyard/shared/domain/calendar'
import { freeUnits, quantityIn, unitsOf } from '@stackyard/shared/domain/capacity'
import { type RunningTerms, spansOf } from '@stackyard/shared/domain/running-terms'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import type { Order } from './repository'
import { readSpace } from './space-total'
import { capacity, capacityHold } from './tables'

type Span = { start: Day; end: Day; units: number }

const wantedSpans = (order: Order, terms: RunningTerms): Span[] =>
  spansOf(terms).map(({ start, end, quantity }) => ({
    start,
    end,
    units: unitsOf(order.spaceType ?? 'PALLET', quantity),
  }))

/**
 * Whether the space that an order would take from a day on is free beside all others.
 * @throws CodedError CAPACITY_EXCEEDED when it is not.
 */
export async function assertFits(db: Db | Tx, order: Order, terms: RunningTerms, from: Day): Promise<void> {
  const { total, holds } = await readSpace(db, order.warehouseId, {
    from,
    until: terms.endDay,
    exceptOrder: order.id,
  })
  for (const span of wantedSpans(order, terms)) {
    const rest = { ...span, start: span.start > from ? span.start : from }
    if (rest.start >= rest.end) continue
    const free = freeUnits(total, holds, rest)
    if (span.units > free) throw tooLittle(order, free)
  }
}

function tooLittle({ spaceType }: Order, free: number): CodedError {
  const kind = spaceType ?? 'PALLET'
  const most = `${quantityIn(kind, free).toLocaleString('en-US')} ${kind === 'SQ_FEET' ? 'square feet' : 'pallets'}`
  const message = `${ERROR_CODES.CAPACITY_EXCEEDED.message} At most ${most} are free for this reservation on those days.`
  return new CodedError('CAPACITY_EXCEEDED', { message, issues: [{ path: 'quantity', message }] })
}

/**
 * Makes a locked order hold what its new terms take, from a day on. The capacity is locked as purchases lock it, so that
 * no day is oversold.
 * @throws CodedError CAPACITY_EXCEEDED when less is free on one of the days.
 */
export async function rewriteHolds(tx: Tx, order: Order, terms: RunningTerms, from: Day): Promise<void> {
  await tx
    .select({ id: capacity.warehouseId })
    .from(capacity)
    .where(eq(capacity.warehouseId, order.warehouseId))
    .for('update')
  await assertFits(tx, order, terms, from)
  const held = await tx
    .select()
    .from(capacityHold)
    .where(eq(capacityHold.orderId, order.id))
    .orderBy(asc(capacityHold.startDay))
  const [first] = held
  if (!first) throw new Error(`order ${order.id} holds no space`)
  const wanted = new Map(wantedSpans(order, terms).map((span) => [span.start, span]))
  const gone = held.filter(({ startDay }) => !wanted.has(startDay))
  if (gone.length > 0)
    await tx.delete(capacityHold).where(
      inArray(
        capacityHold.id,
        gone.map(({ id }) => id),
      ),
    )
  // What shrinks comes before what grows or is new, so that the order never stands beside itself.
  await tx.execute(sql`update market.capacity_hold h set end_day = w."end"::date, units = w.units
    from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb) w (start date, "end" date, units bigint)
    where h.order_id = ${order.id} and h.start_day = w.start and (h.end_day, h.units) is distinct from (w."end", w.units)`)
  const fresh = [...wanted.values()].filter(({ start }) => held.every(({ startDay }) => startDay !== start))
  if (fresh.length > 0)
    await tx.insert(capacityHold).values(
      fresh.map(({ start, end, units }) => ({
        orderId: order.id,
        warehouseId: order.warehouseId,
        startDay: start,
        endDay: end,
        units,
        state: first.state,
      })),
    )
}
