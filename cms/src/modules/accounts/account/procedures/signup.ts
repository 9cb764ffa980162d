import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import { signUp } from '../operations/sign-up'

export const signup: Procedure<Contract['auth']['signup']> = async ({ input, context }) =>
  reply(await signUp(context.services, input, deviceOf(context)))
