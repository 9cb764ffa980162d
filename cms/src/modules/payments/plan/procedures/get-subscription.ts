import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readMembership } from '../operations/read-membership'

export const getSubscription: Procedure<Contract['planPayment']['subscription']> = async ({ context }) => {
  const membership = await readMembership(context.services, context.user.id)
  // What the owner pays with is not shown to who acts for them.
  return reply(context.user.actorId === undefined ? membership : { ...membership, paymentMethod: null })
}
