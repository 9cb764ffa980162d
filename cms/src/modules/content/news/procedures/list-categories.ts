import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { postCategories } from '../../editorial'

export const getPostCategories: Procedure<Contract['posts']['categories']> = async ({ context }) =>
  reply(await postCategories(context.services))
