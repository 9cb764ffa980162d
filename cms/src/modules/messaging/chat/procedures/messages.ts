import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { deleteMessage, editMessage } from '../operations/change-message'
import { reactToMessage } from '../operations/react-to-message'
import { sendMessage } from '../operations/send-message'
import { findMessage, isMember, listMessages as findMessages } from '../repository'

type Chat = Contract['chat']

export const listMessages: Procedure<Chat['roomMessages']> = async ({ input, context }) => {
  const { db } = context.services
  if (!(await isMember(db, context.user.id, input.roomId))) throw new CodedError('NOT_FOUND')
  return reply(await findMessages(db, context.user.id, input))
}

export const postMessage: Procedure<Chat['send']> = async ({ input, context }) =>
  reply(await sendMessage(context.services, context.user.id, input))

export const getMessage: Procedure<Chat['message']> = async ({ input, context }) => {
  const message = await findMessage(context.services.db, context.user.id, input)
  if (!message) throw new CodedError('NOT_FOUND')
  return reply(message)
}

export const putMessage: Procedure<Chat['editMessage']> = async ({ input, context }) =>
  reply(await editMessage(context.services, context.user.id, input))

export const removeMessage: Procedure<Chat['deleteMessage']> = async ({ input, context }) =>
  reply(await deleteMessage(context.services, context.user.id, input))

export const postReaction: Procedure<Chat['messageReaction']> = async ({ input, context }) =>
  reply(await reactToMessage(context.services, context.user.id, input))
