import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOwn } from '../repository'
import { toNotification } from '../to-notification'

export const listNotifications: Procedure<Contract['notification']['list']> = async ({ input, context }) => {
  const { rows, total } = await listOwn(context.services.db, context.user.id, input)
  return reply(rows.map(toNotification), { total })
}
