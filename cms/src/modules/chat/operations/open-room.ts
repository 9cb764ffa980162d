import type { ChatThread } from '@stackyard/shared/schema/chat'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { findRoom, makeRoom, mayWriteTo } from '../repository'

/** The thread with a person (DECISIONS 70), opened if there is none. @throws CodedError NOT_FOUND */
export async function openRoom({ db }: Services, user: SessionUser, partnerId: number): Promise<ChatThread> {
  const known = await findRoom(db, user.id, { partnerId })
  if (known) return known
  if (!(await mayWriteTo(db, user, partnerId))) throw new CodedError('NOT_FOUND')
  await withTransaction(db, (tx) => makeRoom(tx, user.id, partnerId))
  const room = await findRoom(db, user.id, { partnerId })
  if (!room) throw new CodedError('NOT_FOUND')
  return room
}
