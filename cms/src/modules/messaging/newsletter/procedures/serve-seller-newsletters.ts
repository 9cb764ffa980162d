import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { sendLetter, takeBackSend, testLetter } from '../operations/send-letter'
import { deleteLetter, writeLetter } from '../operations/write-letter'
import { listSends } from '../repository'
import { letterState, listLetters, listSubscribers } from '../seller-letters'

export const sellerNewsletterProcedures: Procedures<Pick<Contract, 'sellerNewsletter'>>['sellerNewsletter'] = {
  state: async ({ context: { services, user } }) =>
    reply(await letterState(services.db, user.id, services.clock.now())),
  list: async ({ input, context: { services, user } }) => {
    const { rows, total } = await listLetters(services.db, user.id, input)
    return reply(rows, { total })
  },
  create: async ({ input, context: { services, user } }) => reply(await writeLetter(services, user, input)),
  update: async ({ input, context: { services, user } }) => reply(await writeLetter(services, user, input)),
  remove: async ({ input, context: { services, user } }) => {
    await deleteLetter(services, user, input.id)
    return reply(done)
  },
  send: async ({ input, context: { services, user } }) => {
    if (input.test) return reply({ send: null, testTo: await testLetter(services, user, input.id) })
    return reply({ send: await sendLetter(services, user, input), testTo: null })
  },
  sends: async ({ input, context: { services, user } }) => {
    const { rows, total } = await listSends(services.db, { ...input, writtenBy: user.id })
    return reply(rows, { total })
  },
  cancel: async ({ input, context: { services, user } }) => {
    await takeBackSend(services, input.id, user.id)
    return reply(done)
  },
  subscribers: async ({ input, context: { services, user } }) => {
    const { rows, total } = await listSubscribers(services.db, user.id, input)
    return reply(rows, { total })
  },
}
