import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { reviewsReceived } from '../../discovery'

export const getReceived: Procedure<Contract['review']['received']> = async ({ input, context }) => {
  const { rows, total } = await reviewsReceived(context.services.db, context.user.id, input)
  return reply(rows, { total })
}
