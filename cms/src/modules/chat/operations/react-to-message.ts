import { sql } from 'drizzle-orm'
import type { ReactionKind } from '@stackyard/shared/reference/chat'
import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { findMessage } from '../repository'

type Reaction = { messageId: number; kind: ReactionKind | null }

/** Sets the person's one reaction to a message of theirs or their partner's. @throws CodedError NOT_FOUND */
export async function reactToMessage({ db }: Services, userId: number, reaction: Reaction): Promise<ChatMessage> {
  const { messageId, kind } = reaction
  const message = await findMessage(db, userId, { messageId })
  if (!message || message.isDeleted) throw new CodedError('NOT_FOUND')
  await db.execute(
    kind === null
      ? sql`delete from market.chat_reaction where message_id = ${messageId} and user_id = ${userId}`
      : sql`insert into market.chat_reaction (message_id, user_id, kind) values (${messageId}, ${userId}, ${kind})
          on conflict (message_id, user_id) do update set kind = excluded.kind`,
  )
  const changed = await findMessage(db, userId, { messageId })
  if (!changed) throw new CodedError('NOT_FOUND')
  return changed
}
