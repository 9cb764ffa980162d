import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedures } from '../../../../platform/procedure'
import { endLetter, orderLetter } from '../operations/order-letter'
import { countReaders, readLetters } from '../repository'

export const letterProcedures: Procedures<Pick<Contract, 'letter'>>['letter'] = {
  readers: async ({ input: { purpose, ...filters }, context }) =>
    reply(await countReaders(context.services.db, filters, purpose)),
  send: async ({ input, context: { services, user } }) => reply(await orderLetter(services, user.id, input)),
  list: async ({ input, context: { services } }) => {
    const { rows, total } = await readLetters(services.db, services.clock.now(), input)
    return reply(rows, { total })
  },
  stop: async ({ input, context }) => reply(await endLetter(context.services, input.id)),
}
