import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { getRecord } from '../../editorial'
import { postKind } from '../post-kind'

export const getPostDetail: Procedure<Contract['posts']['get']> = async ({ input, context }) =>
  reply(await getRecord(context.services.payload, postKind, { user: context.user, key: input.id }))
