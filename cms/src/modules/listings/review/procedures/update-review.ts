import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { changeReview } from '../operations/change-review'

export const putReview: Procedure<Contract['review']['update']> = async ({ input, context }) =>
  reply(await changeReview(context.services, context.user, input), { message: 'Review updated' })
