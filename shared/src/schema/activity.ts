import { z } from 'zod'
import { auditKinds } from '../reference/audit-kinds'
import { PersonAudit } from './person-page'
import { paging, queryId } from './query'

const dayOrNone = z.preprocess(
  (value: string | undefined) => (z.iso.date().safeParse(value).success ? value : undefined),
  z.iso.date().optional(),
)

/** Which acts: of one person (also those that others did in their name), of some days (UTC, both included), on one kind of record. */
export const ActivityQuery = z.object({
  personId: queryId,
  from: dayOrNone,
  to: dayOrNone,
  kind: z.enum(auditKinds).optional().catch(undefined),
  ...paging(50),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

const Named = z.object({ id: z.number().int(), name: z.string() })

/** One act: who did it, in whose name, to which record, and what changed. */
export const ActivityEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  /** In whose name; null for the platform's own jobs. */
  actor: Named.nullable(),
  /** Who did it in the actor's name, when that was somebody else. */
  performedBy: Named.nullable(),
  /** `name` is empty for a record that is gone. */
  subject: Named.extend({ kind: z.enum(auditKinds) }),
  changes: PersonAudit.shape.changes,
})
export type ActivityEntry = z.infer<typeof ActivityEntry>
