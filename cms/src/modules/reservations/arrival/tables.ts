import { arrivalActions, arrivalActors, arrivalStates, arrivalUnits } from '@stackyard/shared/reference/arrival-states'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/** Goods that come to a reservation: the slot that is asked for, proposed, or confirmed, and what was counted. */
export const arrival = market.table(
  'arrival',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: whole('order_id').notNull(),
    /** Those of the reservation, which never change. */
    warehouseId: integer('warehouse_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    state: text({ enum: arrivalStates }).notNull().default('requested'),
    /** The slot on the warehouse's own clock; a proposal takes its place. */
    day: day('day').notNull(),
    windowStart: text('window_start').notNull(),
    windowEnd: text('window_end').notNull(),
    quantity: integer().notNull(),
    unit: text({ enum: arrivalUnits }).notNull(),
    carrier: text().notNull(),
    reference: text().notNull(),
    note: text().notNull(),
    arrivedAt: moment('arrived_at'),
    counted: integer(),
    damaged: integer(),
    checkInNote: text('check_in_note'),
    createdAt: moment('created_at').notNull(),
  },
  (row) => [
    index('arrival_by_order').on(row.orderId, row.id),
    index('arrival_open_by_seller')
      .on(row.sellerId, row.day)
      .where(sql`state in ('requested', 'proposed', 'confirmed')`),
    index('arrival_checked_in_by_seller')
      .on(row.sellerId, row.id)
      .where(sql`state = 'checked-in'`),
    check('arrival_quantity', sql`${row.quantity} > 0`),
    check('arrival_window', sql`${row.windowStart} < ${row.windowEnd}`),
    check(
      'arrival_checked_in',
      sql`(${row.state} = 'checked-in') = (${row.arrivedAt} is not null and ${row.counted} is not null and ${row.damaged} is not null)`,
    ),
    check('arrival_counted', sql`${row.counted} >= 0 and ${row.damaged} between 0 and ${row.counted}`),
  ],
)

/** Every step of an arrival, appended in the same transaction, with the slot from then on. */
export const arrivalEvent = market.table(
  'arrival_event',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    arrivalId: integer('arrival_id').notNull(),
    at: moment('at').notNull(),
    action: text({ enum: ['announce', ...arrivalActions] }).notNull(),
    actor: text({ enum: arrivalActors }).notNull(),
    userId: integer('user_id'),
    toState: text('to_state', { enum: arrivalStates }).notNull(),
    day: day('day').notNull(),
    windowStart: text('window_start').notNull(),
    windowEnd: text('window_end').notNull(),
    note: text().notNull(),
  },
  (row) => [index('arrival_event_by_arrival').on(row.arrivalId, row.id)],
)

/** Photos of a check-in; a file is in one alone. */
export const arrivalPhoto = market.table(
  'arrival_photo',
  {
    fileId: integer('file_id').primaryKey(),
    arrivalId: integer('arrival_id').notNull(),
    position: smallint().notNull(),
  },
  (row) => [index('arrival_photo_by_arrival').on(row.arrivalId, row.position)],
)
