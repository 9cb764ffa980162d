import type { Comment, CommentInput } from '@stackyard/shared/schema/comment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findComment, isOpenPost, recentOf } from '../repository'
import { spamReason } from '../spam-reason'

const DAY_MS = 86_400_000
const PER_DAY = 30

const publicName = ({ firstName, lastName }: SessionUser): string =>
  [firstName.trim(), lastName.trim().slice(0, 1)]
    .filter(Boolean)
    .join(' ')
    .concat(lastName.trim() ? '.' : '') || 'Member'

/**
 * A comment on a published post. It waits for an editor; what looks like advertising says so to the editor.
 * @throws CodedError NOT_FOUND, CONFLICT for the same words again, RATE_LIMITED after thirty a day
 */
export async function createComment(services: Services, user: SessionUser, input: CommentInput): Promise<Comment> {
  const { db, payload, clock } = services
  if (!(await isOpenPost(db, input.blogId))) throw new CodedError('NOT_FOUND')
  const since = new Date(clock.now().getTime() - DAY_MS)
  const recent = await recentOf(db, { authorId: user.id, since })
  if (recent.length >= PER_DAY)
    throw new CodedError('RATE_LIMITED', { message: 'You have written many comments today. Come back tomorrow.' })
  if (recent.some(({ postId, text }) => postId === input.blogId && text === input.text))
    throw new CodedError('CONFLICT', { message: 'You have written this already.' })
  const isStaff = user.userType === 'editor' || user.userType === 'admin'
  const made = await payload.create({
    collection: 'comments',
    data: {
      text: input.text,
      post: input.blogId,
      author: user.id,
      authorName: publicName(user),
      status: isStaff ? 'approved' : 'pending',
      reason: spamReason(input.text),
    },
    depth: 0,
    overrideAccess: true,
  })
  const comment = await findComment(db, made.id, user)
  if (!comment) throw new CodedError('NOT_FOUND')
  return comment
}
