import { auditActions } from '@stackyard/shared/reference/audit-actions'
import { auditKinds } from '@stackyard/shared/reference/audit-kinds'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** Who did what to which record, and what changed. Nothing here is ever changed or removed (sql/500-supply.sql). */
export const auditEntry = market.table(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** In whose name; null for the platform's own jobs. */
    actorId: integer('actor_id'),
    /** Who did it in the actor's name, when that was somebody else. */
    performedBy: integer('performed_by'),
    action: text({ enum: auditActions }).notNull(),
    subjectKind: text('subject_kind', { enum: auditKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Field → [before, after]; never a secret. */
    changes: jsonb().notNull().default({}),
  },
  (table) => [
    index('audit_entry_subject').on(table.subjectKind, table.subjectId, table.id.desc()),
    index('audit_entry_actor').on(table.actorId, table.at, table.id),
    index('audit_entry_performer')
      .on(table.performedBy, table.at, table.id)
      .where(sql`performed_by is not null`),
    index('audit_entry_at').on(table.at, table.id),
  ],
)

/** Which fields made each version of a record: what the later of two editors is told. The newest of each record stay. */
export const versionChange = market.table(
  'version_change',
  {
    subjectKind: text('subject_kind', { enum: ['warehouse', 'service'] }).notNull(),
    subjectId: integer('subject_id').notNull(),
    version: integer('version').notNull(),
    fields: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId, table.version] })],
)
