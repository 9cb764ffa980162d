import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readMembership } from '../operations/read-membership'

export const getSubscription: Procedure<Contract['planPayment']['subscription']> = async ({ context }) =>
  reply(await readMembership(context.services, context.user.id))
