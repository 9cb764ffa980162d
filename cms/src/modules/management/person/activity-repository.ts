import type { ActivityQuery } from '@stackyard/shared/schema/activity'
import type { AuditKind } from '@stackyard/shared/reference/audit-kinds'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { nameOf, type Page } from './repository'

export type ActivityRow = {
  id: string
  at: Date | string
  action: string
  actorId: number | null
  actorName: string
  performedById: number | null
  performedByName: string
  kind: AuditKind
  subjectId: number
  subjectName: string
  changes: Record<string, readonly [unknown, unknown]>
}

function conditionOf({ personId, from, to, kind }: ActivityQuery): SQL {
  const parts = [
    personId === undefined ? undefined : sql`(a.actor_id = ${personId} or a.performed_by = ${personId})`,
    from === undefined ? undefined : sql`a.at >= ${from}::date at time zone 'UTC'`,
    to === undefined ? undefined : sql`a.at < (${to}::date + 1) at time zone 'UTC'`,
    kind === undefined ? undefined : sql`a.subject_kind = ${kind}`,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** A page of acts, the newest first: their ids and moments alone, so that names are read for the page only. */
export const activityStatement = (query: ActivityQuery): SQL => sql`
  select a.* from market.audit_entry a where ${conditionOf(query)}
  order by a.at desc, a.id desc limit ${query.limit} offset ${query.skip}`

export const activityCount = (query: ActivityQuery): SQL => sql`
  select count(*)::int as n from market.audit_entry a where ${conditionOf(query)}`

const subjectName = sql`case a.subject_kind
  when 'user' then ${nameOf(sql`a.subject_id`)}
  when 'warehouse' then coalesce((select w.name from warehouses w where w.id = a.subject_id), '')
  else coalesce((select s.name from services s where s.id = a.subject_id), '') end`

export async function listActivity(db: Db, query: ActivityQuery): Promise<Page<ActivityRow>> {
  const [page, counted] = await Promise.all([
    db.execute<ActivityRow>(sql`
      select a.id, a.at, a.action, a.actor_id as "actorId", ${nameOf(sql`a.actor_id`)} as "actorName",
        a.performed_by as "performedById", ${nameOf(sql`a.performed_by`)} as "performedByName",
        a.subject_kind as kind, a.subject_id as "subjectId", ${subjectName} as "subjectName", a.changes
      from (${activityStatement(query)}) a order by a.at desc, a.id desc`),
    db.execute<{ n: number }>(activityCount(query)),
  ])
  return { rows: page.rows, total: counted.rows[0]?.n ?? 0 }
}
