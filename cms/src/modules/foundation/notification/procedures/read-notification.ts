import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { markAllRead, markRead } from '../repository'
import { toNotification } from '../to-notification'

export const readNotification: Procedure<Contract['notification']['read']> = async ({ input, context }) => {
  const row = await markRead(context.services.db, context.user.id, input.id)
  if (!row) throw new CodedError('NOT_FOUND')
  return reply(toNotification(row))
}

export const readAllNotifications: Procedure<Contract['notification']['readAll']> = async ({ context }) => {
  await markAllRead(context.services.db, context.user.id)
  return reply(done)
}
