import type { ChatThread } from '@stackyard/shared/schema/chat'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { findRoom, isReadBySomebody, makeRoom, mayWriteTo } from '../repository'

/**
 * The thread with a person, opened if there is none.
 * @throws CodedError NOT_FOUND, NOBODY_READS for a managed profile without an earlier thread
 */
export async function openRoom({ db }: Services, user: SessionUser, partnerId: number): Promise<ChatThread> {
  const known = await findRoom(db, user.id, { partnerId })
  if (known) return known
  if (!(await mayWriteTo(db, user, partnerId))) throw new CodedError('NOT_FOUND')
  if (!(await isReadBySomebody(db, partnerId))) throw new CodedError('NOBODY_READS')
  await withTransaction(db, (tx) => makeRoom(tx, user.id, partnerId))
  const room = await findRoom(db, user.id, { partnerId })
  if (!room) throw new CodedError('NOT_FOUND')
  return room
}
