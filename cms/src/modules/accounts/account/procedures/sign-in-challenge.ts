import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { challengeOf } from '../proof-of-work'

export const signInChallenge: Procedure<Contract['auth']['signInChallenge']> = async ({ input, context }) =>
  reply({ challenge: await challengeOf(context.services, input.email) })
