import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'

type Reading = { roomId: number; lastReadId: number }

/** Notes how far a person has read in an own thread; never back, never beyond its end. @throws CodedError NOT_FOUND */
export async function markRead({ db, clock }: Services, userId: number, reading: Reading): Promise<void> {
  const { roomId, lastReadId } = reading
  const { rowCount } = await db.execute(sql`
    update market.chat_member set last_read_at = ${clock.now().toISOString()},
      last_read_id = greatest(last_read_id, least(${lastReadId}::bigint, last_message_id))
    where room_id = ${roomId} and user_id = ${userId}`)
  if (!rowCount) throw new CodedError('NOT_FOUND')
}
