import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readOwn } from '../operations/read-own'
import { achAccount } from '../tables'
import { toAchAccount } from '../to-ach-account'

export const getAchAccount: Procedure<Contract['ach']['get']> = async ({ input, context }) =>
  reply(toAchAccount(await readOwn(context.services.db, achAccount, context.user.id, input.id)))
