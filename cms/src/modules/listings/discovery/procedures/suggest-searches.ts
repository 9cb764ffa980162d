import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { suggestSearches } from '../operations/suggest-searches'

export const getSuggestions: Procedure<Contract['search']['suggestions']> = async ({ input, context }) =>
  reply(await suggestSearches(context.services.db, input.query))
