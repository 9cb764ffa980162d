import type { Contract } from '@stackyard/shared/contract/index'
import type { Procedure } from '../../../../platform/procedure'
import { findPrimary } from '../repository'
import { replyPrimary } from '../reply-primary'
import { achAccount } from '../tables'
import { toAchAccount } from '../to-ach-account'

export const getPrimaryAchAccount: Procedure<Contract['ach']['primary']> = async ({ context }) => {
  const row = await findPrimary(context.services.db, achAccount, context.user.id)
  return replyPrimary(row && toAchAccount(row))
}
