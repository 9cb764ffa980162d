import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { verifyAchAccount as verify } from '../operations/verify-ach-account'
import { toAchAccount } from '../to-ach-account'

export const verifyAchAccount: Procedure<Contract['ach']['verify']> = async ({ input, context }) =>
  reply(toAchAccount(await verify(context.services, context.user, input)))
