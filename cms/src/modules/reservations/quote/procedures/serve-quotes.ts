import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { contentDisposition } from '../../../foundation/file'
import { openMerchant } from '../../merchant'
import { answerQuote } from '../operations/answer-quote'
import { counterQuote } from '../operations/counter-quote'
import { acceptQuote, declineQuote, withdrawQuote } from '../operations/decide-quote'
import { openQuoteFile } from '../operations/open-quote-file'
import { readQuote, readQuotes } from '../operations/read-quotes'
import { requestQuote } from '../operations/request-quote'
import { sendQuote } from '../operations/send-quote'

type Quotes = Contract['quote']

/** The same for a known address, whose owner gets another email. */
const OPENED = 'Thank you. We have emailed you the next step.'
const SENT = 'Your request has been sent. The warehouse will answer by email.'

export const request: Procedure<Quotes['request']> = async ({ input, context }) => {
  if (input.kind === 'account') {
    if (context.user) throw new CodedError('CONFLICT', { message: 'You are signed in already.' })
    const id = await openMerchant(context.services, input, context.ip)
    return reply({ message: OPENED, data: { id } }, { message: OPENED })
  }
  await requestQuote(context.services, context.user, input, context.ip)
  return reply({ message: SENT }, { message: SENT })
}

export const received: Procedure<Quotes['received']> = async ({ input, context }) => {
  const { results, total } = await readQuotes(context.services.db, { sellerId: context.user.id }, input)
  return reply(results, { total })
}

export const sent: Procedure<Quotes['sent']> = async ({ input, context }) => {
  const { results, total } = await readQuotes(context.services.db, { customer: context.user }, input)
  return reply(results, { total })
}

export const all: Procedure<Quotes['all']> = async ({ input, context }) => {
  const { results, total } = await readQuotes(context.services.db, 'all', input)
  return reply(results, { total })
}

export const get: Procedure<Quotes['get']> = async ({ input, context }) =>
  reply(await readQuote(context.services.db, context.user, input.id))

export const answer: Procedure<Quotes['answer']> = async ({ input, context }) =>
  reply(await answerQuote(context.services, context.user, input), { message: 'Your answer has been sent.' })

export const send: Procedure<Quotes['send']> = async ({ input, context }) =>
  reply(await sendQuote(context.services, context.user, input), { message: 'Your quote has been sent.' })

export const counter: Procedure<Quotes['counter']> = async ({ input, context }) =>
  reply(await counterQuote(context.services, context.user, input), { message: 'Your proposal has been sent.' })

export const accept: Procedure<Quotes['accept']> = async ({ input, context }) =>
  reply(await acceptQuote(context.services, context.user, input), { message: 'You accepted the quote.' })

export const decline: Procedure<Quotes['decline']> = async ({ input, context }) =>
  reply(await declineQuote(context.services, context.user, input), { message: 'Your answer has been sent.' })

export const withdraw: Procedure<Quotes['withdraw']> = async ({ input, context }) =>
  reply(await withdrawQuote(context.services, context.user, input), { message: 'It has been withdrawn.' })

export const file: Procedure<Quotes['file']> = async ({ input, context }) => {
  const found = await openQuoteFile(context.services, context.user, input)
  context.responseHeaders.set('content-disposition', contentDisposition(found.name))
  context.responseHeaders.set('x-content-type-options', 'nosniff')
  context.responseHeaders.set('cache-control', 'private, no-store')
  return found
}
