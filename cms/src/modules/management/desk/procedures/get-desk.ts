import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readDesk } from '../operations/read-desk'

export const getDesk: Procedure<Contract['desk']['get']> = async ({ context }) =>
  reply(await readDesk(context.services.db, context.user.id, context.services.clock.now()))
