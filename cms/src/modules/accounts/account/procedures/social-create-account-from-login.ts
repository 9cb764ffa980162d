import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deviceOf } from '../operations/begin-session'
import { openSocialAccount } from '../operations/open-social-account'

export const socialCreateAccountFromLogin: Procedure<Contract['auth']['socialCreateAccountFromLogin']> = async ({
  input,
  context,
}) => reply(await openSocialAccount(context.services, input, deviceOf(context)))
