import type { Quote, QuoteAnswerInput } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { recordAudit } from '../../../foundation/audit'
import { notifyUser } from '../../../foundation/notification'
import { MAIL_ANSWER } from '../jobs/mail-answer'
import { findNamed, keepAnswer } from '../repository'
import { toQuote } from '../to-quote'

/**
 * Answers a merchant's request once; the merchant reads it in their account and by email.
 * @throws CodedError NOT_FOUND for another's, CONFLICT when it has been answered
 */
export async function answerQuote(services: Services, user: SessionUser, input: QuoteAnswerInput): Promise<Quote> {
  const { db, jobs, clock } = services
  return withTransaction(db, async (tx) => {
    const row = await keepAnswer(tx, input.id, {
      sellerId: user.id,
      answer: input.message,
      answeredAt: clock.now(),
      answeredBy: user.id,
    })
    const quote = await findNamed(tx, input.id)
    if (!row && quote?.row.sellerId === user.id)
      throw new CodedError('CONFLICT', { message: 'You have answered this request already.' })
    if (!row || !quote) throw new CodedError('NOT_FOUND')
    await jobs.add(tx, MAIL_ANSWER, { quoteId: row.id }, { key: `${MAIL_ANSWER}:${row.id}` })
    if (row.customerId)
      await notifyUser(jobs, tx, {
        userId: row.customerId,
        kind: 'quote_answer',
        message: `${quote.sellerName} has answered your request for a quote.`,
        data: { quoteId: row.id, path: `/dashboard/quotes/${row.id}` },
      })
    await recordAudit(tx, {
      actorId: user.id,
      action: 'quote.answer',
      subjectKind: row.warehouseId ? 'warehouse' : 'user',
      subjectId: row.warehouseId ?? row.sellerId,
      changes: { quote: [null, row.id] },
    })
    return toQuote(quote, 'seller')
  })
}
