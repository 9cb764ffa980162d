import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { addAchAccount } from '../operations/add-ach-account'
import { toAchAccount } from '../to-ach-account'

export const createAchAccount: Procedure<Contract['ach']['create']> = async ({ input, context }) =>
  reply(toAchAccount(await addAchAccount(context.services, context.user, input)))
