import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { confirmListing } from '../operations/confirm-listing'
import { readListingRecord } from '../operations/read-listing-record'

export const confirmWarehouse: Procedure<Contract['supply']['confirm']> = async ({ input, context }) => {
  await confirmListing(context.services, context.user, input.id)
  return reply(await readListingRecord(context.services, context.user, String(input.id)))
}
