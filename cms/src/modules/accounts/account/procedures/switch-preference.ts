import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure, RequestContext } from '../../../../platform/procedure'
import { updateProfile } from '../operations/update-profile'

/**
 * What was asked for, in the body or, as the spec writes it, in the query of the call; on when neither says anything.
 * @throws CodedError BAD_REQUEST for a query that is neither true nor false.
 */
function wanted(sent: boolean | undefined, { searchParams }: Pick<RequestContext, 'searchParams'>): boolean {
  if (sent !== undefined) return sent
  const query = searchParams.get('enabled')?.trim().toLowerCase()
  if (!query || query === 'true' || query === '1') return true
  if (query === 'false' || query === '0') return false
  throw new CodedError('BAD_REQUEST', { message: 'enabled is true or false' })
}

export const enableMarketingNotification: Procedure<Contract['user']['enableMarketingNotification']> = async ({
  input,
  context,
}) => {
  const enableMarketingNotifications = wanted(input.enabled, context)
  return reply(await updateProfile(context.services, context.user.id, { enableMarketingNotifications }))
}

export const enableMessageNotification: Procedure<Contract['user']['enableMessageNotification']> = async ({
  input,
  context,
}) => {
  const enableMessageNotifications = wanted(input.enabled, context)
  return reply(await updateProfile(context.services, context.user.id, { enableMessageNotifications }))
}

export const enableNewsletter: Procedure<Contract['user']['enableNewsletter']> = async ({ input, context }) => {
  if (input.id !== context.user.id) throw new CodedError('NOT_FOUND')
  return reply(
    await updateProfile(context.services, context.user.id, { enableNewsletter: wanted(input.enabled, context) }),
  )
}
