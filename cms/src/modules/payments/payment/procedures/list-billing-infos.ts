import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOwned } from '../repository'
import { billingInfo } from '../tables'
import { toBillingInfo } from '../to-billing-info'

export const listBillingInfos: Procedure<Contract['billingInfo']['list']> = async ({ context }) => {
  const rows = await listOwned(context.services.db, billingInfo, context.user.id)
  return reply(rows.map(toBillingInfo), { total: rows.length })
}
