import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { sendNewsletter, testNewsletter } from '../operations/send-newsletter'
import { takeBackSend } from '../operations/send-letter'
import {
  sellerSubscriptionOf,
  subscribe,
  subscribeToSeller,
  unsubscribeByEmail,
  unsubscribeByToken,
} from '../operations/subscribe'
import { listNewsletters, listSends, listSubscriptions } from '../repository'

export const newsletterProcedures: Procedures<Pick<Contract, 'newsletter'>>['newsletter'] = {
  subscribe: async ({ input, context }) => {
    await subscribe(context.services, input.email, context.ip)
    return reply(done, { message: 'Please confirm with the link in the email we sent you.' })
  },
  unsubscribe: async ({ input: { email, token }, context: { services } }) => {
    if (token !== undefined) {
      await unsubscribeByToken(services, token)
      return reply(done, { message: 'You will get no more newsletters from us.' })
    }
    await unsubscribeByEmail(services, email ?? '')
    return reply(done, { message: 'If this address gets our news, an email with a link to unsubscribe is on its way.' })
  },
  subscribeToSeller: async ({ input, context }) => {
    const stands = await subscribeToSeller(context.services, context.user, input)
    const message = stands.isPending
      ? 'Please confirm with the link in the email we sent you.'
      : text('newsletter.success')
    return reply(stands, { message })
  },
  sellerSubscription: async ({ input, context }) =>
    reply(await sellerSubscriptionOf(context.services, context.user, input.sellerId)),
  cancelSend: async ({ input, context }) => {
    await takeBackSend(context.services, input.id)
    return reply(done)
  },
  sendTemplate: async ({ input, context: { services, user } }) => {
    if (input.test) return reply({ send: null, testTo: await testNewsletter(services, user, input.newsletterId) })
    return reply({ send: await sendNewsletter(services, user, input), testTo: null })
  },
  templates: async ({ input, context }) => {
    const { rows, total } = await listNewsletters(context.services.payload, input)
    return reply(rows, { total })
  },
  sends: async ({ input, context }) => {
    const { rows, total } = await listSends(context.services.db, input)
    return reply(rows, { total })
  },
  subscriptions: async ({ input, context }) => {
    const { rows, total } = await listSubscriptions(context.services.db, input)
    return reply(rows, { total })
  },
}
