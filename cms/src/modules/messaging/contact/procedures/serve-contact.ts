import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { keepMessage } from '../operations/keep-message'
import { listMessages } from '../repository'

export const contactProcedures: Procedures<Pick<Contract, 'contactUs'>>['contactUs'] = {
  send: async ({ input, context: { services, user, ip } }) => {
    await keepMessage(services, user, input, ip)
    return reply(done, { message: 'Your message has been sent. We’ll answer by email.' })
  },
  list: async ({ input, context }) => {
    const { rows, total } = await listMessages(context.services.db, input)
    return reply(rows, { total })
  },
}
