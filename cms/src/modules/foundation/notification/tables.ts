import type { Language } from '@stackyard/shared/reference/languages'
import type { NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { bigint, boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** What a person is told in the app. `data` holds the parameters of the kind's text. */
export const notification = market.table(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    kind: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** False where its reader wants notices of its group by email alone. */
    inApp: boolean('in_app').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('notification_by_user').on(row.userId, row.id.desc())],
)

/** How a person wants to be told; a person without a row is told in the app and by email at once, in English. */
export const mailSetting = market.table('mail_setting', {
  userId: integer('user_id').primaryKey(),
  language: text().$type<Language>().notNull().default('en'),
  choices: jsonb().$type<Partial<NoticeSettings['choices']>>().notNull().default({}),
  /** When the last daily summary was made. */
  digestedAt: timestamp('digested_at', { withTimezone: true }),
})

/** A notice that waits for the daily summary of its reader. */
export const digestEntry = market.table(
  'digest_entry',
  {
    notificationId: bigint('notification_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id').notNull(),
    subject: text().notNull(),
    path: text().notNull(),
  },
  (row) => [index('digest_entry_by_user').on(row.userId)],
)
