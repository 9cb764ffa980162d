import { bigint, index, integer, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { firstRoomId } from '@stackyard/shared/reference/chat'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A thread between two people; `lowId` is the lesser of their ids, so that a pair has one room whoever opens it. */
export const chatRoom = market.table(
  'chat_room',
  {
    /** Counted from far above the ids of people: the address of a thread takes either. */
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: firstRoomId }),
    lowId: integer('low_id').notNull(),
    highId: integer('high_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (row) => [uniqueIndex('chat_room_pair').on(row.lowId, row.highId)],
)

/** A person's side of a thread: how far they have read, and what they said of having answered. */
export const chatMember = market.table(
  'chat_member',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRoom.id),
    userId: integer('user_id').notNull(),
    partnerId: integer('partner_id').notNull(),
    /** The thread's newest message; 0 while nothing was written. */
    lastMessageId: bigint('last_message_id', { mode: 'number' }).notNull().default(0),
    lastReadId: bigint('last_read_id', { mode: 'number' }).notNull().default(0),
    lastReadAt: at('last_read_at'),
    /** When the person said to have answered by other means, by telephone for one. */
    answeredAt: at('answered_at'),
  },
  (row) => [
    primaryKey({ columns: [row.roomId, row.userId] }),
    index('chat_member_by_user').on(row.userId, row.lastMessageId.desc()),
  ],
)

/** What was written; deleting empties the text and keeps the place. */
export const chatMessage = market.table(
  'chat_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRoom.id),
    senderId: integer('sender_id').notNull(),
    text: text().notNull(),
    /** Made by the sender's browser: a message sent again after a broken reply is kept once. */
    sendKey: uuid('send_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
  },
  (row) => [
    index('chat_message_by_room').on(row.roomId, row.id.desc()),
    uniqueIndex('chat_message_send_key').on(row.roomId, row.senderId, row.sendKey),
  ],
)

/** An uploaded file of the sender's that belongs to one message; it is not shown once its owner has deleted it. */
export const chatAttachment = market.table(
  'chat_attachment',
  {
    fileId: integer('file_id').primaryKey(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessage.id),
    position: smallint().notNull(),
  },
  (row) => [index('chat_attachment_by_message').on(row.messageId)],
)

/** One reaction of a person to a message. */
export const chatReaction = market.table(
  'chat_reaction',
  {
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessage.id),
    userId: integer('user_id').notNull(),
    kind: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.messageId, row.userId] })],
)
