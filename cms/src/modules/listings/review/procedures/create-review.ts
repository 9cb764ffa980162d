import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { createReview } from '../operations/create-review'

export const postReview: Procedure<Contract['review']['create']> = async ({ input, context }) =>
  reply(await createReview(context.services, context.user, input), { message: 'Review Created' })
