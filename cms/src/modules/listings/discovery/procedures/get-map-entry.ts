import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { MapPin } from '@stackyard/shared/schema/map'
import type { Procedure } from '../../../../platform/procedure'
import { getMapEntry } from '../operations/get-listing'

export const getWarehouseMapEntry: Procedure<Contract['warehouse']['mapEntry']> = async ({ input, context }) =>
  reply(JSON.parse(await getMapEntry(context.services, input.id, context.user)) as MapPin)
