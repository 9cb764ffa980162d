import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readHealth } from '../operations/read-health'

export const getSystemHealth: Procedure<Contract['systemHealth']['get']> = async ({ context }) =>
  reply(await readHealth(context.services))
