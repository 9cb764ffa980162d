import type { Contract } from '@stackyard/shared/contract/index'
import { type MessageKey, text } from '@stackyard/shared/messages/text'
import type { ListingFlag } from '@stackyard/shared/schema/curation'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { setListingFlag } from '../operations/set-listing-flag'

const doneTexts: Record<ListingFlag, readonly [on: MessageKey, off: MessageKey]> = {
  visible: ['warehouse.show.success', 'warehouse.hide.success'],
  isVerified: ['warehouse.verify.success', 'warehouse.unverify.success'],
  isFeatured: ['warehouse.spotlight.success', 'warehouse.unspotlight.success'],
  isFirstSpotlight: ['warehouse.firstSpotlight.success', 'warehouse.unfirstSpotlight.success'],
  isHighPriority: ['warehouse.highPriority.success', 'warehouse.unhighPriority.success'],
}

export const updateWarehouseFlag: Procedure<Contract['adminListing']['warehouseUpdate']> = async ({
  input,
  context,
}) => {
  const results = await setListingFlag(context.services, context.user.id, input)
  const flag = (Object.keys(doneTexts) as ListingFlag[]).find((key) => input[key] !== undefined)
  return reply(results, flag ? { message: text(doneTexts[flag][input[flag] ? 0 : 1] as 'warehouse.show.success') } : {})
}
