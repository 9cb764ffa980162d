import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { applyForIdentity } from '../operations/apply-for-identity'
import { askStatus } from '../operations/ask-status'
import { beginSession } from '../operations/begin-session'

export const getApplicationStatus: Procedure<Contract['kyc']['getApplicationStatus']> = async ({ context }) =>
  reply(await askStatus(context.services, context.user.id))

export const addDocument: Procedure<Contract['kyc']['addDocument']> = async ({ input, context }) => {
  const status = await applyForIdentity(context.services, context.user, input)
  return reply(status, { message: text('kyc.received') })
}

export const begin: Procedure<Contract['kyc']['begin']> = async ({ input, context }) =>
  reply(await beginSession(context.services, context.user, input.returnTo))
