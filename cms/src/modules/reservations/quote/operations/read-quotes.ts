import type { Quote, QuoteDetails, QuoteListQuery } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { detailsOf } from '../quote-details'
import { findNamed, listQuotes, type Side } from '../repository'
import { toQuote } from '../to-quote'
import { quoteActorOf } from './take-step'

/** Requests of one side, newest first. */
export async function readQuotes(
  db: Db,
  side: Side,
  page: QuoteListQuery,
): Promise<{ results: Quote[]; total: number }> {
  const { rows, total } = await listQuotes(db, side, page)
  const actor = side === 'all' ? 'admin' : 'sellerId' in side ? 'seller' : 'customer'
  return { results: rows.map((row) => toQuote(row, actor)), total }
}

/** One request with its history, for its merchant, its provider and admins. @throws CodedError NOT_FOUND */
export async function readQuote(db: Db, user: SessionUser, id: number): Promise<QuoteDetails> {
  const found = await findNamed(db, id)
  const actor = found && quoteActorOf(found.row, user)
  if (!found || !actor) throw new CodedError('NOT_FOUND')
  return detailsOf(db, found, { user, actor })
}
