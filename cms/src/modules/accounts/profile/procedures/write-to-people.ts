import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { writeToPeople } from '../operations/write-to-people'

export const sendEmailTemplate: Procedure<Contract['users']['sendEmailTemplate']> = async ({ input, context }) => {
  const sent = await writeToPeople(context.services, context.user.id, input)
  const done = sent.count === 1 ? 'One email is on its way.' : `${sent.count} emails are on their way.`
  return reply(sent, { message: sent.leftOut === 0 ? done : `${done} ${sent.leftOut} left out.` })
}
