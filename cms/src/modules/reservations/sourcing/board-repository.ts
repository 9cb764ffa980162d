import type { SourcingBoard, SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { EventRow, LotRow } from './repository'
import { sourcingEvent } from './tables'

/** An invitation as the board shows it; `canWithdraw` follows from its quotes. */
export type InvitationPart = Omit<SourcingBoard['invitations'][number], 'canWithdraw'>

export type EventParts = {
  event: EventRow
  lots: LotRow[]
  invitations: InvitationPart[]
  asked: SourcingBoard['asked']
  steps: SourcingBoard['steps']
}

const listed = <T>(fields: SQL, from: SQL, order: SQL): SQL<T[]> =>
  sql<T[]>`(select coalesce(jsonb_agg(jsonb_build_object(${fields}) order by ${order}), '[]') from ${from})`

const companyOf = (sellerId: SQL): SQL => sql`(select coalesce(nullif(u.company, ''),
  trim(concat(u.first_name, ' ', u.last_name))) from users u where u.id = ${sellerId})`

const lots = listed<LotRow>(
  sql`'eventId', l.event_id, 'number', l.number, 'title', l.title, 'spaceType', l.space_type, 'quantity', l.quantity,
    'startDay', l.start_day, 'term', l.term, 'place', l.place, 'latitude', l.latitude, 'longitude', l.longitude, 'radiusMiles', l.radius_miles,
    'budgetCents', l.budget_cents, 'musts', l.musts, 'quoteId', l.quote_id`,
  sql`market.sourcing_lot l where l.event_id = ${sourcingEvent.id}`,
  sql`l.number`,
)

const invitations = listed<InvitationPart>(
  sql`'warehouseId', i.warehouse_id, 'name', coalesce(s.name, ''), 'slug', coalesce(s.slug, ''),
    'city', coalesce(s.city, ''), 'state', coalesce(s.state, ''),
    'sellerName', ${companyOf(sql`i.seller_id`)}, 'invitedAt', i.invited_at, 'withdrawnAt', i.withdrawn_at`,
  sql`market.sourcing_invitation i left join market.listing_search s on s.id = i.warehouse_id
    where i.event_id = ${sourcingEvent.id}`,
  sql`s.name, i.warehouse_id`,
)

const asked = listed<SourcingBoard['asked'][number]>(
  sql`'id', q.id, 'sellerName', ${companyOf(sql`q.seller_id`)}, 'question', q.question, 'askedAt', q.asked_at,
    'answer', q.answer, 'answeredAt', q.answered_at`,
  sql`market.sourcing_question q where q.event_id = ${sourcingEvent.id}`,
  sql`q.id`,
)

const steps = listed<SourcingBoard['steps'][number]>(
  sql`'id', t.id, 'at', t.at, 'action', t.action, 'actor', t.actor, 'note', t.note`,
  sql`market.sourcing_step t where t.event_id = ${sourcingEvent.id}`,
  sql`t.id`,
)

/** A merchant's request with all its parts but the quotes, in one statement; null when it is not theirs. */
export async function readOwnEvent(db: Db | Tx, id: number, customerId: number): Promise<EventParts | null> {
  const [row] = await db
    .select({ event: sourcingEvent, lots, invitations, asked, steps })
    .from(sourcingEvent)
    .where(and(eq(sourcingEvent.id, id), eq(sourcingEvent.customerId, customerId)))
  return row ?? null
}

export type InvitedParts = { event: EventRow; lots: LotRow[]; asked: SourcingInvited['asked'] }

/**
 * A request as a provider who is asked sees it; null for everybody else. Questions of others are there once they are
 * answered, without their askers and in the order of the answers.
 */
export async function readInvitedEvent(db: Db | Tx, id: number, sellerId: number): Promise<InvitedParts | null> {
  const own = listed<SourcingInvited['asked'][number]>(
    sql`'question', q.question, 'answer', q.answer, 'isOwn', q.seller_id = ${sellerId}::int`,
    sql`market.sourcing_question q where q.event_id = ${sourcingEvent.id}
      and (q.answer is not null or q.seller_id = ${sellerId}::int)`,
    sql`q.answered_at nulls last, q.id`,
  )
  const [row] = await db
    .select({ event: sourcingEvent, lots, asked: own })
    .from(sourcingEvent)
    .where(
      and(
        eq(sourcingEvent.id, id),
        sql`exists (select from market.sourcing_invitation i where i.event_id = ${sourcingEvent.id}
          and i.seller_id = ${sellerId}::int and i.invited_at is not null and i.withdrawn_at is null)`,
      ),
    )
  return row ?? null
}
