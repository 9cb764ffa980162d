import type { ActivityEntry, ActivityQuery } from '@stackyard/shared/schema/activity'
import type { Services } from '../../../../platform/services'
import { type ActivityRow, listActivity } from '../activity-repository'
import type { Page } from '../repository'
import { changesInWords } from './read-person'

const named = (id: number | null, name: string) => (id === null ? null : { id, name })

const toEntry = (row: ActivityRow): ActivityEntry => ({
  id: Number(row.id),
  at: new Date(row.at).toISOString(),
  action: row.action,
  actor: named(row.actorId, row.actorName),
  performedBy: named(row.performedById, row.performedByName),
  subject: { kind: row.kind, id: row.subjectId, name: row.subjectName },
  changes: changesInWords(row.changes),
})

/** What people did, as the audit trail kept it. */
export async function readActivity({ db }: Pick<Services, 'db'>, query: ActivityQuery): Promise<Page<ActivityEntry>> {
  const { rows, total } = await listActivity(db, query)
  return { rows: rows.map(toEntry), total }
}
