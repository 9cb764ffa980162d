import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readListingRecord } from '../operations/read-listing-record'

export const getOwnWarehouse: Procedure<Contract['supply']['ownRecord']> = async ({ input, context }) =>
  reply(await readListingRecord(context.services, context.user, input.id))
