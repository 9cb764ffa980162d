import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { searchAll } from '../operations/search-all'

export const getSearch: Procedure<Contract['searchAll']['all']> = async ({ input, context }) => {
  const { results, total } = await searchAll(context.services, input, context.user)
  return reply(results, { total })
}
