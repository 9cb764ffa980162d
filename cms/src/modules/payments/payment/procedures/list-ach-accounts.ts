import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOwned } from '../repository'
import { achAccount } from '../tables'
import { toAchAccount } from '../to-ach-account'

export const listAchAccounts: Procedure<Contract['ach']['list']> = async ({ context }) => {
  const rows = await listOwned(context.services.db, achAccount, context.user.id)
  return reply(rows.map(toAchAccount), { total: rows.length })
}
