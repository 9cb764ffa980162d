import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { refreshSession } from '../operations/refresh-session'

export const refresh: Procedure<Contract['auth']['refresh']> = async ({ input, context }) =>
  reply(await refreshSession(context.services, input.refreshToken))
