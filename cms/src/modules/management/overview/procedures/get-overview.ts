import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readOverview } from '../repository'

export const getOverview: Procedure<Contract['overview']['get']> = async ({ context }) =>
  reply(await readOverview(context.services.db, context.user, context.services.clock.now()))
