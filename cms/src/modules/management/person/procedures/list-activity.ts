import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readActivity } from '../operations/read-activity'

export const listActivity: Procedure<Contract['activity']['list']> = async ({ input, context }) => {
  const { rows, total } = await readActivity(context.services, input)
  return reply(rows, { total })
}
