import type { LotMusts } from '@stackyard/shared/domain/lot-musts'
import {
  sourcingActions,
  sourcingActors,
  sourcingStates,
  type SourcingWeights,
} from '@stackyard/shared/reference/sourcing-terms'
import { spaceTypes, type StorageTerm } from '@stackyard/shared/reference/terms'
import type { SourcingProfile } from '@stackyard/shared/schema/sourcing'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })
const whole = (name: string) => bigint(name, { mode: 'number' })
const eventId = () =>
  whole('event_id')
    .notNull()
    .references(() => sourcingEvent.id)

/** A file of the merchant that goes with a request. */
export type SourcingFile = { id: number; title: string }

/** A merchant's request to several warehouses at once. */
export const sourcingEvent = market.table(
  'sourcing_event',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id').notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Who asks, as each warehouse is told. */
    profile: jsonb().$type<SourcingProfile>().notNull(),
    /** What each provider is asked to answer with its quote. */
    questions: text().array().notNull(),
    files: jsonb().$type<readonly SourcingFile[]>().notNull(),
    /** The last day on which an answer helps the merchant. */
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    state: text({ enum: sourcingStates }).notNull().default('draft'),
    weights: jsonb().$type<SourcingWeights>().notNull(),
    /** The units of the order whose cost is compared; null: one. */
    unitsPerOrder: integer('units_per_order'),
    createdAt: at('created_at').notNull(),
    openedAt: at('opened_at'),
    endedAt: at('ended_at'),
  },
  (row) => [
    index('sourcing_event_customer').on(row.customerId, row.createdAt.desc(), row.id.desc()),
    check('sourcing_event_ended', sql`(${row.state} in ('draft', 'open')) = (${row.endedAt} is null)`),
  ],
)

/** One need of a request. Cents. */
export const sourcingLot = market.table(
  'sourcing_lot',
  {
    eventId: eventId(),
    /** Its place in the request, from 1. */
    number: smallint().notNull(),
    title: text().notNull(),
    spaceType: text('space_type', { enum: spaceTypes }).notNull(),
    quantity: integer().notNull(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    term: integer().$type<StorageTerm>().notNull(),
    /** In the merchant's words, and where that is; null where nobody knows. */
    place: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** How far around it warehouses are suggested; null: as far as usual. */
    radiusMiles: doublePrecision('radius_miles'),
    budgetCents: whole('budget_cents'),
    /** What a warehouse must have. */
    musts: jsonb().$type<LotMusts>().notNull(),
    /** The quote that was chosen. */
    quoteId: whole('quote_id'),
  },
  (row) => [
    primaryKey({ columns: [row.eventId, row.number] }),
    check('sourcing_lot_quantity', sql`${row.quantity} > 0 and ${row.number} between 1 and 5`),
  ],
)

/** A warehouse that is asked; of a draft, one that will be. */
export const sourcingInvitation = market.table(
  'sourcing_invitation',
  {
    eventId: eventId(),
    warehouseId: integer('warehouse_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    /** Null in a draft. */
    invitedAt: at('invited_at'),
    withdrawnAt: at('withdrawn_at'),
  },
  (row) => [
    primaryKey({ columns: [row.eventId, row.warehouseId] }),
    index('sourcing_invitation_seller')
      .on(row.sellerId, row.invitedAt.desc(), row.eventId.desc())
      .where(sql`invited_at is not null`),
  ],
)

/** A provider's question; the answer goes to all who were asked, without the asker's name. */
export const sourcingQuestion = market.table(
  'sourcing_question',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: eventId(),
    sellerId: integer('seller_id').notNull(),
    question: text().notNull(),
    askedAt: at('asked_at').notNull(),
    answer: text(),
    answeredAt: at('answered_at'),
  },
  (row) => [index('sourcing_question_event').on(row.eventId, row.id)],
)

/** Every step of a request, appended in the same transaction; the merchant alone reads it. */
export const sourcingStep = market.table(
  'sourcing_step',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: eventId(),
    at: at('at').notNull(),
    action: text({ enum: sourcingActions }).notNull(),
    actor: text({ enum: sourcingActors }).notNull(),
    userId: integer('user_id'),
    /** Warehouses by name, a lot, a reason: what the step was about. */
    note: text().notNull().default(''),
  },
  (row) => [index('sourcing_step_event').on(row.eventId, row.id)],
)
