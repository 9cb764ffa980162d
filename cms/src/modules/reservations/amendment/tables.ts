import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import {
  amendmentActions,
  amendmentActors,
  amendmentKinds,
  amendmentSides,
  amendmentStates,
} from '@stackyard/shared/reference/amendment-terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/** A change of a reservation that one side proposed, and what became of it. */
export const reservationAmendment = market.table(
  'reservation_amendment',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: whole('order_id').notNull(),
    /** The how many-th change that was agreed; null until it is. */
    number: integer(),
    kind: text({ enum: amendmentKinds }).notNull(),
    /** The first day on which it takes effect: with the new quantity, after the old end, or without space. */
    fromDay: day('from_day').notNull(),
    quantity: integer(),
    months: integer(),
    /** What a unit costs a month, and the least that a month costs, when it was proposed; cents. */
    unitCents: whole('unit_cents').notNull(),
    minimumCents: whole('minimum_cents').notNull(),
    state: text({ enum: amendmentStates }).notNull().default('proposed'),
    proposedBy: text('proposed_by', { enum: amendmentSides }).notNull(),
    note: text().notNull().default(''),
    /** The terms that it leads to: as proposed, and from the acceptance on as agreed. */
    result: jsonb().$type<RunningTerms>().notNull(),
    /** The day of the acceptance, and the payments that it could not touch. */
    agreedDay: day('agreed_day'),
    settled: jsonb().$type<number[]>(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (row) => [
    index('reservation_amendment_by_order').on(row.orderId, row.id),
    uniqueIndex('reservation_amendment_number').on(row.orderId, row.number),
    uniqueIndex('reservation_amendment_open')
      .on(row.orderId)
      .where(sql`state = 'proposed'`),
    check(
      'reservation_amendment_kind',
      sql`(${row.kind} = 'quantity') = (${row.quantity} is not null)
      and (${row.kind} = 'extension') = (${row.months} is not null)`,
    ),
    check(
      'reservation_amendment_agreed',
      sql`(${row.state} = 'accepted') = (${row.number} is not null)
      and (${row.state} = 'accepted') = (${row.agreedDay} is not null)
      and (${row.state} = 'proposed') = (${row.decidedAt} is null)`,
    ),
  ],
)

/** Every step of a proposal, appended in the same transaction. */
export const reservationAmendmentEvent = market.table(
  'reservation_amendment_event',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    amendmentId: whole('amendment_id')
      .notNull()
      .references(() => reservationAmendment.id),
    at: moment('at').notNull(),
    action: text({ enum: ['propose', ...amendmentActions] }).notNull(),
    actor: text({ enum: amendmentActors }).notNull(),
    userId: integer('user_id'),
  },
  (row) => [index('reservation_amendment_event_by_amendment').on(row.amendmentId, row.id)],
)

/** That both sides were asked about an extension before an end. */
export const extensionAsked = market.table(
  'extension_asked',
  {
    orderId: whole('order_id').notNull(),
    endDay: day('end_day').notNull(),
    at: moment('at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.endDay] })],
)
