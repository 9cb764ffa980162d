import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { changeAchAccount } from '../operations/change-ach-account'
import { toAchAccount } from '../to-ach-account'

export const updateAchAccount: Procedure<Contract['ach']['update']> = async ({ input, context }) =>
  reply(toAchAccount(await changeAchAccount(context.services, context.user, input)))
