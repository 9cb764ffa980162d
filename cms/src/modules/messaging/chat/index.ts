import { tellOfMessagesJob } from './jobs/tell-of-messages'
import { getMessage, listMessages, postMessage, postReaction, putMessage, removeMessage } from './procedures/messages'
import { readAttachment } from './procedures/read-attachment'
import { getChatroom, getRoom, listRooms, openRoom, readRoom, replyRateAction } from './procedures/rooms'

export const procedures = {
  chat: {
    rooms: listRooms,
    open: openRoom,
    chatroom: getChatroom,
    room: getRoom,
    readRoom,
    roomMessages: listMessages,
    send: postMessage,
    message: getMessage,
    attachment: readAttachment,
    editMessage: putMessage,
    deleteMessage: removeMessage,
    messageReaction: postReaction,
    replyRateAction,
  },
}
export const jobs = [tellOfMessagesJob]
