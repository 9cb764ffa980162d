import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listByReservation } from '../grouped-repository'
import { listOwn } from '../repository'
import { toNotification } from '../to-notification'

export const listNotifications: Procedure<Contract['notification']['list']> = async ({ input, context }) => {
  const list = input.grouped ? listByReservation : listOwn
  const { rows, total } = await list(context.services.db, context.user.id, input)
  return reply(rows.map(toNotification), { total })
}
