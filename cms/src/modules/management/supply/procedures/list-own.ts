import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { countOwn, listForCampaign } from '../managed-listings'
import { listOwn } from '../own-listings'

export const listOwnWarehouses: Procedure<Contract['supply']['own']> = async ({ input, context }) => {
  const { rows, total } = await listOwn(context.services.db, { ...input, sellerId: context.user.id })
  return reply(rows, { total })
}

export const countOwnWarehouses: Procedure<Contract['supply']['ownCounts']> = async ({ context }) =>
  reply(await countOwn(context.services.db, context.user.id))

export const listOwnForCampaign: Procedure<Contract['supply']['ownForCampaign']> = async ({ input, context }) => {
  const rows = await listForCampaign(context.services.db, context.user.id, input.campaignType)
  return reply(rows, { total: rows.length })
}
