import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { getProfile as readProfile } from '../operations/get-profile'

export const getProfile: Procedure<Contract['profile']['get']> = async ({ context }) =>
  reply(await readProfile(context.services, context.user.id))
