import type { QuoteRole } from '@stackyard/shared/domain/quote-process'
import type { Quote, QuoteDetails, QuoteListQuery } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { detailsOf } from '../quote-details'
import { findNamed, listQuotes, type Named, type Side } from '../repository'
import { toQuote } from '../to-quote'
import { quoteRoleOf } from './take-step'

/** Requests of one side, newest first. */
export async function readQuotes(
  db: Db,
  side: Side,
  page: QuoteListQuery,
): Promise<{ results: Quote[]; total: number }> {
  const { rows, total } = await listQuotes(db, side, page)
  const roleIn = ({ sellerType }: Named): QuoteRole => {
    if (side === 'all') return sellerType === 'manager' ? 'stand-in' : 'admin'
    return 'sellerId' in side ? 'seller' : 'customer'
  }
  return { results: rows.map((row) => toQuote(row, roleIn(row))), total }
}

/** One request with its history, for its merchant, its provider and admins. @throws CodedError NOT_FOUND */
export async function readQuote(db: Db, user: SessionUser, id: number): Promise<QuoteDetails> {
  const found = await findNamed(db, id)
  const role = found && quoteRoleOf(found.row, user, found.sellerType === 'manager')
  if (!found || !role) throw new CodedError('NOT_FOUND')
  return detailsOf(db, found, { user, role })
}
