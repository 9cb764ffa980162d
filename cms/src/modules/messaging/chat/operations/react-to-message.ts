import { sql } from 'drizzle-orm'
import type { ReactionKind } from '@stackyard/shared/reference/chat'
import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { findMessage } from '../repository'

type Reaction = { messageId: number; kind: ReactionKind | null }

/** Sets the person's one reaction to a message of theirs or their partner's. @throws CodedError NOT_FOUND */
export async function reactToMessage({ db }: Services, userId: number, reaction: Reaction): Promise<ChatMessage> {
  const { messageId, kind } = reaction
  const message = await findMessage(db, userId, { messageId })
  if (!message || message.isDeleted) throw new CodedError('NOT_FOUND')
  if (kind === null)
    await db.execute(sql`delete from market.chat_reaction where message_id = ${messageId} and user_id = ${userId}`)
  else await insertReaction(db, userId, { messageId, kind })
  const changed = await findMessage(db, userId, { messageId })
  if (!changed) throw new CodedError('NOT_FOUND')
  return changed
}

/** Waits for whoever is deleting the message, and then finds it gone. */
async function insertReaction(db: Db, userId: number, { messageId, kind }: Reaction): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into market.chat_reaction (message_id, user_id, kind)
    select g.id, ${userId}::int, ${kind}::text from (select id from market.chat_message
      where id = ${messageId} and deleted_at is null for share) g
    on conflict (message_id, user_id) do update set kind = excluded.kind`)
  if (!rowCount) throw new CodedError('NOT_FOUND')
}
