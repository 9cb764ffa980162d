import type { ServiceRecord } from '@stackyard/shared/domain/service-record'
import type { QuoteAction, QuoteActor, QuoteStage } from '@stackyard/shared/reference/quote-terms'
import { UNITS_PER_PALLET, UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import type { OfferRow } from './offer-repository'
import type { NewQuote, QuoteRow } from './repository'
import { quoteEvent, quoteOffer, quoteRequest } from './tables'

/** Makes the requests of an event in one statement, in the order given. */
export async function insertQuotes(tx: Tx, rows: readonly NewQuote[]): Promise<void> {
  if (rows.length > 0) await tx.insert(quoteRequest).values([...rows])
}

/** The quotes of an event, or of these lots or warehouses of it, locked to the end of the transaction. */
export const lockQuotesOf = (
  tx: Tx,
  eventId: number,
  { lot, warehouseId }: { lot?: number; warehouseId?: number } = {},
): Promise<QuoteRow[]> =>
  tx
    .select()
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.eventId, eventId),
        lot === undefined ? undefined : eq(quoteRequest.lot, lot),
        warehouseId === undefined ? undefined : eq(quoteRequest.warehouseId, warehouseId),
      ),
    )
    .orderBy(asc(quoteRequest.id))
    .for('update')

export type BulkStep = { row: QuoteRow; action: QuoteAction; toStage: QuoteStage }

/**
 * Moves locked quotes with their histories in two statements, from the stages they were read with.
 * @throws CodedError CONFLICT when one has another stage
 */
export async function moveQuotes(
  tx: Tx,
  steps: readonly BulkStep[],
  { actor, userId, now, note }: { actor: QuoteActor; userId: number | null; now: Date; note: string },
): Promise<void> {
  if (steps.length === 0) return
  const moved = steps.map(({ row, toStage }) => sql`(${row.id}::bigint, ${row.stage}::text, ${toStage}::text)`)
  const { rowCount } = await tx.execute(sql`update market.quote_request q set stage = v.to_stage
    from (values ${sql.join(moved, sql`, `)}) v (id, from_stage, to_stage) where q.id = v.id and q.stage = v.from_stage`)
  if (rowCount !== steps.length) throw new CodedError('CONFLICT')
  await tx.insert(quoteEvent).values(
    steps.map(({ row, action, toStage }) => ({
      quoteId: row.id,
      at: now,
      action,
      actor,
      userId,
      fromStage: row.stage,
      toStage,
      revision: row.revision,
      note,
    })),
  )
}

/** The last day on which an answer helps, for all requests of an event that can still be answered. */
export async function moveAnswerBy(tx: Tx, eventId: number, answerBy: string): Promise<void> {
  await tx
    .update(quoteRequest)
    .set({ answerBy })
    .where(and(eq(quoteRequest.eventId, eventId), isNull(quoteRequest.closedAt)))
}

/** No quote is taken for these any more. */
export async function closeQuotes(tx: Tx, rows: readonly QuoteRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(quoteRequest)
    .set({ closedAt: now })
    .where(
      inArray(
        quoteRequest.id,
        rows.map(({ id }) => id),
      ),
    )
}

/** What the board shows of the warehouse of a quote. */
export type QuotedWarehouse = {
  name: string
  slug: string
  city: string
  state: string
  sellerName: string
  latitude: number | null
  longitude: number | null
  rating: number
  reviews: number
  /** Null when nothing was measured. */
  record: ServiceRecord | null
  /** The columns of the listing's filters. */
  options: Readonly<Record<string, unknown>>
  /** The largest order on the dates of the offer; null before there is one, and for a reservation. */
  bookable: number | null
}

export type EventQuote = { row: QuoteRow; offer: OfferRow | null; warehouse: QuotedWarehouse | null }

const firstDay = sql`greatest(${quoteOffer.startDay}, (now() at time zone 'utc')::date + 1)`
const freeUnits = sql`market.free_units(s.id, ${firstDay},
  (${firstDay} + make_interval(months => ${quoteOffer.term}))::date)`
const bookable = sql`case when ${quoteOffer.quoteId} is null or ${quoteRequest.stage} = 'ordered' then null
  when ${quoteOffer.spaceType} = 'SQ_FEET'
    then market.bookable_quantity(${freeUnits}, ${sql.raw(String(UNITS_PER_SQFT))}, s.min_sqft, s.max_sqft)
  else market.bookable_quantity(${freeUnits}, ${sql.raw(String(UNITS_PER_PALLET))}, s.min_pallets, s.max_pallets) end`

const warehouse = sql<QuotedWarehouse | null>`(select jsonb_build_object('name', s.name, 'slug', s.slug, 'city', s.city,
    'state', s.state, 'latitude', s.latitude, 'longitude', s.longitude, 'rating', s.average_rating,
    'reviews', s.review_count, 'options', to_jsonb(f) - 'words', 'bookable', ${bookable}, 'record', (select r.figures from market.service_record r where r.warehouse_id = s.id),
    'sellerName', (select coalesce(nullif(u.company, ''), trim(concat(u.first_name, ' ', u.last_name)))
      from users u where u.id = s.seller_id))
  from market.listing_search s join market.listing_facet f on f.id = s.id where s.id = ${quoteRequest.warehouseId})`

/** The quotes of an event, or of one provider of it, with their latest offers and warehouses: one statement. */
export const readEventQuotes = (db: Db | Tx, eventId: number, sellerId?: number): Promise<EventQuote[]> =>
  db
    .select({ row: quoteRequest, offer: quoteOffer, warehouse })
    .from(quoteRequest)
    .leftJoin(quoteOffer, and(eq(quoteOffer.quoteId, quoteRequest.id), eq(quoteOffer.revision, quoteRequest.revision)))
    .where(
      and(eq(quoteRequest.eventId, eventId), sellerId === undefined ? undefined : eq(quoteRequest.sellerId, sellerId)),
    )
    .orderBy(asc(quoteRequest.id))
