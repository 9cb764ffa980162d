import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'

export const forgotPassword: Procedure<Contract['auth']['forgotPassword']> = async ({ input, context }) => {
  const { jobs, db } = context.services
  await jobs.add(db, 'account:send-password-reset', { email: input.email })
  return reply(done, { message: 'If there is an account with this address, an email with a link is on its way.' })
}
