import type { SourcingBoard, SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db, Tx } from '../../../../platform/db'
import { readEventQuotes } from '../../quote'
import { readInvitedEvent, readOwnEvent } from '../board-repository'
import { toBoard, toInvited } from '../to-board'

/** A merchant's request with every quote, in two statements. @throws CodedError NOT_FOUND for another's */
export async function readBoard(db: Db | Tx, user: SessionUser, id: number, now: Date): Promise<SourcingBoard> {
  const [parts, quotes] = await Promise.all([readOwnEvent(db, id, user.id), readEventQuotes(db, id)])
  if (!parts) throw new CodedError('NOT_FOUND')
  return toBoard(parts, quotes, now)
}

/** A request as one of the providers who are asked sees it. @throws CodedError NOT_FOUND for everybody else */
export async function readInvited(db: Db | Tx, user: SessionUser, id: number): Promise<SourcingInvited> {
  const [parts, quotes] = await Promise.all([readInvitedEvent(db, id, user.id), readEventQuotes(db, id, user.id)])
  if (!parts) throw new CodedError('NOT_FOUND')
  return toInvited(parts, quotes)
}
