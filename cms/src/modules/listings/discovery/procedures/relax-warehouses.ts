import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { relaxListings } from '../operations/relax-listings'

export const relaxWarehouses: Procedure<Contract['warehouse']['relax']> = async ({ input, context }) =>
  reply(await relaxListings(context.services.db, input, context.user))
