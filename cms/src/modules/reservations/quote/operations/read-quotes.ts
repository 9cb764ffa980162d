import type { Quote, QuoteListQuery } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { findNamed, isAskedBy, listQuotes, type Side, toQuote } from '../repository'

/** Requests of one side, newest first. */
export async function readQuotes(
  db: Db,
  side: Side,
  page: QuoteListQuery,
): Promise<{ results: Quote[]; total: number }> {
  const { rows, total } = await listQuotes(db, side, page)
  return { results: rows.map(toQuote), total }
}

/** One request, for its merchant, its provider and admins. @throws CodedError NOT_FOUND */
export async function readQuote(db: Db, user: SessionUser, id: number): Promise<Quote> {
  const found = await findNamed(db, id)
  const isParty = found && (isAskedBy(found.row, user) || found.row.sellerId === user.id)
  if (!found || (!isParty && user.userType !== 'admin')) throw new CodedError('NOT_FOUND')
  return toQuote(found)
}
