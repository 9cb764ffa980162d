import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import type { ChatThread } from '@stackyard/shared/schema/chat'
import { reply } from '@stackyard/shared/schema/envelope'
import { CodedError } from '../../../../platform/coded-error'
import type { Procedure } from '../../../../platform/procedure'
import { markRead } from '../operations/mark-read'
import { noteReply } from '../operations/note-reply'
import { openRoom as openThread } from '../operations/open-room'
import { findRoom, listRooms as findRooms } from '../repository'

type Chat = Contract['chat']

const present = (room: ChatThread | null): ChatThread => {
  if (!room) throw new CodedError('NOT_FOUND')
  return room
}

export const listRooms: Procedure<Chat['rooms']> = async ({ input, context }) => {
  const { rows, total } = await findRooms(context.services.db, context.user.id, input)
  return reply(rows, { total })
}

export const openRoom: Procedure<Chat['open']> = async ({ input, context }) =>
  reply(await openThread(context.services, context.user, input.userId))

export const getChatroom: Procedure<Chat['chatroom']> = async ({ input, context }) => {
  const { db } = context.services
  const own = await findRoom(db, context.user.id, { roomId: input.id })
  return reply(present(own ?? (await findRoom(db, context.user.id, { partnerId: input.id }))))
}

export const getRoom: Procedure<Chat['room']> = async ({ input, context }) =>
  reply(present(await findRoom(context.services.db, context.user.id, { roomId: input.roomId })))

export const readRoom: Procedure<Chat['readRoom']> = async ({ input, context }) => {
  await markRead(context.services, context.user.id, input)
  return reply(done)
}

export const replyRateAction: Procedure<Chat['replyRateAction']> = async ({ input, context }) =>
  reply(await noteReply(context.services, context.user.id, input))
