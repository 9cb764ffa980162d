import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** Uses of coupons; reserved while the payment they belong to is under way. What is released counts no more. */
export const couponUse = market.table(
  'coupon_use',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id').notNull(),
    userId: integer('user_id').notNull(),
    /** `plan-change:12`, `order:12` */
    ref: text().notNull().unique(),
    state: text({ enum: ['reserved', 'used', 'released'] })
      .notNull()
      .default('reserved'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('coupon_use_by_coupon').on(row.couponId, row.userId)],
)
