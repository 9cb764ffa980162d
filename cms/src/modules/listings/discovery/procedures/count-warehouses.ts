import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { countListings } from '../operations/count-listings'

export const countWarehouses: Procedure<Contract['warehouse']['count']> = async ({ input, context }) =>
  reply({ count: await countListings(context.services.db, input, context.user) })
