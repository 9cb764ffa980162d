import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { writeToPeople } from '../operations/write-to-people'

export const sendEmailTemplate: Procedure<Contract['users']['sendEmailTemplate']> = async ({ input, context }) => {
  const count = await writeToPeople(context.services, context.user.id, input)
  return reply({ count }, { message: count === 1 ? 'One mail is on its way.' : `${count} mails are on their way.` })
}
