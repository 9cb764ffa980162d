import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import { signIn } from '../operations/sign-in'

export const login: Procedure<Contract['auth']['login']> = async ({ input, context }) =>
  reply(await signIn(context.services, input, deviceOf(context)))
