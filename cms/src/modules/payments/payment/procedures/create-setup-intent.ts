import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { beginAchSetup } from '../operations/begin-ach-setup'

export const createSetupIntent: Procedure<Contract['ach']['setupIntent']> = async ({ context }) =>
  reply({ clientSecret: await beginAchSetup(context.services, context.user) })
