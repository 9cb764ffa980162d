import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listReviews } from '../operations/list-reviews'

export const getReviews: Procedure<Contract['review']['list']> = async ({ input, context }) => {
  const { rows, total } = await listReviews(context.services.db, input)
  return reply(rows, { total })
}
