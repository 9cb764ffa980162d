import { index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Whom an account's owner lets act for the account. An invitation goes by email (`invited`); whoever accepts
 * it asks for access (`requested`); the owner's answer, `approve` or `reject`, is final. Only SHA-256 of the mail's token
 * is kept.
 */
export const accountPermission = market.table(
  'account_permission',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id').notNull(),
    email: text().notNull(),
    state: text({ enum: ['invited', 'requested', 'approve', 'reject'] })
      .notNull()
      .default('invited'),
    tokenHash: text('token_hash'),
    expiresAt: at('expires_at'),
    /** Whose account the accepted email is. */
    userId: integer('user_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    acceptedAt: at('accepted_at'),
    decidedAt: at('decided_at'),
  },
  (row) => [
    uniqueIndex('account_permission_one').on(row.ownerId, row.email),
    index('account_permission_email').on(row.email),
  ],
)
