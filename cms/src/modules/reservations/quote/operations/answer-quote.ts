import { brand } from '@stackyard/shared/reference/brand'
import type { Quote, QuoteAnswerInput } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import { MAIL_ANSWER } from '../jobs/mail-answer'
import { findNamed, keepAnswer, type Named } from '../repository'
import { isAnsweredByPlatform, toQuote } from '../to-quote'
import { inPlaceOf, quoteRoleOf } from './take-step'

/**
 * Answers a merchant's request once, as its provider or as an admin on behalf of a profile that the platform manages; the
 * merchant reads it in their account and by email.
 * @throws CodedError NOT_FOUND for another's, FORBIDDEN for admins where the provider has an account, CONFLICT when it has
 * been answered
 */
export async function answerQuote(services: Services, user: SessionUser, input: QuoteAnswerInput): Promise<Quote> {
  const { db, jobs, clock } = services
  return withTransaction(db, async (tx) => {
    const asked = await findNamed(tx, input.id)
    const role = asked && quoteRoleOf(asked.row, user, asked.sellerType === 'manager')
    if (role === 'admin') throw new CodedError('FORBIDDEN')
    if (!asked || (role !== 'seller' && role !== 'stand-in')) throw new CodedError('NOT_FOUND')
    const { sellerId } = asked.row
    const answer = { sellerId, answer: input.message, answeredAt: clock.now(), answeredBy: user.id }
    const row = await keepAnswer(tx, input.id, answer)
    if (!row) throw new CodedError('CONFLICT', { message: 'You have answered this request already.' })
    await jobs.add(tx, MAIL_ANSWER, { quoteId: row.id }, { key: `${MAIL_ANSWER}:${row.id}` })
    await tellMerchant(services, tx, { ...asked, row })
    await recordAudit(tx, {
      actorId: user.id,
      action: 'quote.answer',
      subjectKind: row.warehouseId ? 'warehouse' : 'user',
      subjectId: row.warehouseId ?? row.sellerId,
      changes: { quote: [null, row.id], ...inPlaceOf(role, row) },
    })
    return toQuote({ ...asked, row }, role)
  })
}

async function tellMerchant({ jobs }: Services, tx: Tx, { row, sellerName }: Named): Promise<void> {
  if (!row.customerId) return
  await notifyUser(jobs, tx, {
    userId: row.customerId,
    kind: 'quote_answer',
    message: isAnsweredByPlatform(row)
      ? `${brand.name} has answered your request for a quote on behalf of ${sellerName}.`
      : `${sellerName} has answered your request for a quote.`,
    data: { quoteId: row.id, path: `/dashboard/quotes/${row.id}` },
  })
}
