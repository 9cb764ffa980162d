import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { authorOf } from '../repository'

/** Deletes an own comment, or any for editors. @throws CodedError NOT_FOUND, for another's comment too */
export async function deleteComment({ db, payload }: Services, user: SessionUser, id: number): Promise<void> {
  const authorId = await authorOf(db, id)
  const isStaff = user.userType === 'editor' || user.userType === 'admin'
  if (authorId === null || (authorId !== user.id && !isStaff)) throw new CodedError('NOT_FOUND')
  await payload.delete({ collection: 'comments', id, overrideAccess: true })
}
