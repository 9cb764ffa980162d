import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { searchNews } from '../operations/search-news'

export const getNewsSearch: Procedure<Contract['searchAll']['news']> = async ({ input, context }) => {
  const { results, total } = await searchNews(context.services.payload, input)
  return reply(results, { total })
}
