import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { updateProfile as changeProfile } from '../operations/update-profile'

export const updateProfile: Procedure<Contract['profile']['update']> = async ({ input, context }) =>
  reply(await changeProfile(context.services, context.user.id, input), { message: 'Profile updated' })
