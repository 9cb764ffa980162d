import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { jobs } from '../../../../platform/jobs'
import { recordAudit } from '../../../foundation/audit'
import { executorOf } from '../../../listings/discovery'
import { notifyUser } from '../../../foundation/notification'

type Comment = { id: number; status: string }
type About = { authorId: number; title: string; path: string | null }

/** Whose comment it is and where it stands: read from the tables, since an editor's record has no author. */
const about = (id: number) => sql`
  select c.author_id as "authorId", coalesce(p.title, '') as title,
    case p.language::text when 'ar' then '/ar' else '' end || '/news/' || coalesce(original.slug, p.slug) as path
  from comments c left join posts p on p.id = c.post_id left join posts original on original.id = p.translation_of_id
  where c.id = ${id}`

/** A decision on a comment is noted, and its writer is told, in the same transaction; not of their own decisions. */
export const tellAuthor: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as Comment
  const before = previousDoc as Partial<Comment> | undefined
  if (operation !== 'update' || after.status === before?.status) return
  const tx = await executorOf(req)
  const { rows } = await tx.execute<About>(about(after.id))
  if (!rows[0]) return
  const { authorId, title, path } = rows[0]
  const actorId = req.user ? Number(req.user.id) : null
  await recordAudit(tx, {
    actorId,
    action: 'decide-comment',
    subjectKind: 'user',
    subjectId: authorId,
    changes: { comment: [after.id, after.id], status: [before?.status ?? null, after.status] },
  })
  if (after.status === 'pending' || actorId === authorId) return
  await notifyUser(jobs, tx, {
    userId: authorId,
    kind: `comment_${after.status}`,
    message: text(after.status === 'approved' ? 'comment.approved' : 'comment.rejected', { title }),
    data: { commentId: after.id, ...(path ? { path } : {}) },
  })
}
