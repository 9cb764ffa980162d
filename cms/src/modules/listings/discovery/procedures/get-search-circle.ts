import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { searchCircleOf } from '../operations/get-search-circle'

export const getSearchCircle: Procedure<Contract['warehouse']['circle']> = async ({ input, context }) =>
  reply(await searchCircleOf(context.services.db, input))
