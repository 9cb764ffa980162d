import { sql } from 'drizzle-orm'
import { REPLY_WINDOW_MS, replyRateOf } from '@stackyard/shared/domain/reply-rate'
import type { ReplyRate } from '@stackyard/shared/schema/chat'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { listAsked } from '../repository'

type Answer = { roomId?: number | undefined; isAnswered: boolean }

/**
 * Notes that a thread was answered by other means, or takes that back; answers with the own reply rate.
 * @throws CodedError NOT_FOUND for another's thread
 */
export async function noteReply({ db, clock }: Services, userId: number, answer: Answer): Promise<ReplyRate> {
  const now = clock.now()
  if (answer.roomId !== undefined) {
    const { rowCount } = await db.execute(sql`
      update market.chat_member set answered_at = ${
        answer.isAnswered ? sql`coalesce(answered_at, ${now.toISOString()}::timestamptz)` : sql`null`
      } where room_id = ${answer.roomId} and user_id = ${userId}`)
    if (!rowCount) throw new CodedError('NOT_FOUND')
  }
  return replyRateOf(await listAsked(db, userId, new Date(now.getTime() - REPLY_WINDOW_MS)), now)
}
