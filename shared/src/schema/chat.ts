import { z } from 'zod'
import { longestMessage, mostAttachments, reactionKinds } from '../reference/chat'
import { paging, queryBoolean, queryNumberWithin, recordId } from './query'
import { numberInput } from './number-input'

/** Messages are counted in 64 bits; the browser's numbers hold them exactly up to 2^53. */
const messageId = numberInput(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
const before = queryNumberWithin(1, Number.MAX_SAFE_INTEGER)

/** The other person of a thread. */
export const ChatPartner = z.object({
  id: z.number().int(),
  name: z.string(),
  avatar: z.string().nullable(),
  userType: z.string(),
  userUrl: z.string(),
  isActive: z.boolean(),
  /** False for a profile that the platform manages: nobody reads what is written to it. */
  isRead: z.boolean(),
})

/** A thread as its reader sees it. `unread` counts up to 100. */
export const ChatRoom = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  partner: ChatPartner,
  lastMessage: z
    .object({
      id: z.number().int(),
      text: z.string(),
      isOwn: z.boolean(),
      isDeleted: z.boolean(),
      createdAt: z.string(),
      attachments: z.number().int(),
    })
    .nullable(),
  unread: z.number().int(),
  /** How far the other person has read: up to this message, and when they read last. 0 and null before they did. */
  partnerRead: z.object({ messageId: z.number().int(), at: z.string().nullable() }),
})
export type ChatRoom = z.infer<typeof ChatRoom>

/**
 * Whether the reader has answered the other person, who began: `none` when the reader began or nothing was written,
 * `written` in the thread, `noted` by other means as they said, else `open`.
 */
export const chatAnswers = ['none', 'open', 'noted', 'written'] as const

/** One thread by itself, with the latest orders between its two. */
export const ChatThread = ChatRoom.extend({
  answer: z.enum(chatAnswers),
  orders: z.array(z.object({ id: z.number().int(), warehouse: z.string() })),
})
export type ChatThread = z.infer<typeof ChatThread>

/** A file in a message, read through `GET /chat/{roomId}/message/{messageId}/attachment/{fileId}`. */
export const ChatAttachment = z.object({
  id: z.number().int(),
  title: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Whether it is a picture that can be had small. */
  hasPreview: z.boolean(),
})
export type ChatAttachment = z.infer<typeof ChatAttachment>

/** One message; a deleted one has no text and no files. One of files alone has no text. */
export const ChatMessage = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  roomId: z.number().int(),
  senderId: z.number().int(),
  isOwn: z.boolean(),
  text: z.string(),
  sendKey: z.string(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  attachments: z.array(ChatAttachment),
  reactions: z.array(z.object({ userId: z.number().int(), kind: z.enum(reactionKinds) })),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Threads by their newest message; `before` is the `lastMessage.id` a page ended with. */
export const ChatRoomQuery = z.object({ limit: paging(30).limit, before, unread: queryBoolean })

export const OpenRoomInput = z.object({ userId: recordId })
export const RoomParams = z.object({ roomId: recordId })
/** `before` is the id of the oldest message of the page before. */
export const MessageQuery = RoomParams.extend({ limit: paging(40).limit, before })
export const MessageParams = RoomParams.extend({ messageId })

const EMPTY = 'Write a message first'
const anyText = z
  .string({ error: EMPTY })
  .transform((text) => text.replaceAll('\u0000', '').trim())
  .pipe(z.string().max(longestMessage, 'At most 4,000 characters'))

/** `fileIds`: uploaded files of the sender's, each in one message at most. They become private to the thread's two. */
export const SendMessageInput = RoomParams.extend({
  text: anyText,
  sendKey: z.uuid(),
  fileIds: z.array(recordId).max(mostAttachments, `At most ${mostAttachments} files`).default([]),
}).refine(({ text, fileIds }) => text !== '' || fileIds.length > 0, { message: EMPTY, path: ['text'] })
export const EditMessageInput = MessageParams.extend({ text: anyText.pipe(z.string().min(1, EMPTY)) })
/** `preview=true` asks for the small picture. */
export const AttachmentParams = MessageParams.extend({ fileId: recordId, preview: queryBoolean })
export const ReadRoomInput = RoomParams.extend({ lastReadId: messageId })
/** `kind` null takes the own reaction away. */
export const ReactionInput = z.object({ messageId, kind: z.enum(reactionKinds).nullable() })
/** With a thread: whether its first question was answered, by other means for one. Without: the rate alone. */
export const ReplyRateInput = z.object({ roomId: recordId.optional(), isAnswered: z.boolean().default(true) })

/** Of the threads others began in 90 days: how many were answered within a day. `rate` in percent, null without any. */
export const ReplyRate = z.object({
  rate: z.number().int().nullable(),
  asked: z.number().int(),
  answered: z.number().int(),
})
export type ReplyRate = z.infer<typeof ReplyRate>
