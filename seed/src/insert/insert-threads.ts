import { makeRoom } from '@stackyard/cms/modules/messaging/chat/repository'
import type { Tx } from '@stackyard/cms/platform/db'
import { sql } from 'drizzle-orm'
import { accounts } from '../plans/accounts'

const MINUTE_MS = 60_000

type Writer = 'customer' | 'customer2' | 'seller'
type Line = { by: Writer; minutesAgo: number; text: string }

/** A merchant's thread with the demo's provider. The last line waits to be read by the other person. */
const threads: readonly { merchant: Exclude<Writer, 'seller'>; lines: readonly Line[] }[] = [
  {
    merchant: 'customer',
    lines: [
      {
        by: 'customer',
        minutesAgo: 1530,
        text: 'Our lamps come on 48 by 40 inch pallets, about 60 inches high. Do they fit your racks in Columbus?',
      },
      { by: 'seller', minutesAgo: 1490, text: 'They do: the beams there stand 64 inches apart. When would you begin?' },
      { by: 'customer', minutesAgo: 1485, text: 'In the second week of January, with 16 pallets.' },
      { by: 'seller', minutesAgo: 95, text: 'Good. Dock 4 is yours on Mondays from eight to ten.' },
    ],
  },
  {
    merchant: 'customer2',
    lines: [{ by: 'customer2', minutesAgo: 40, text: 'Do you also take the returns of our three shops?' }],
  },
]

/** Two threads, so that messages can be seen and answered at once. */
export async function insertThreads(tx: Tx, now: Date): Promise<void> {
  for (const { merchant, lines } of threads) {
    const ids = [accounts[merchant].id, accounts.seller.id] as const
    await makeRoom(tx, ...ids)
    for (const [index, line] of lines.entries()) await insertLine(tx, now, { ids, line, index })
  }
}

type PlacedLine = { ids: readonly [number, number]; line: Line; index: number }

/** Whoever writes has read what came before. */
async function insertLine(tx: Tx, now: Date, { ids, line, index }: PlacedLine): Promise<void> {
  const [one, other] = ids
  const at = new Date(now.getTime() - line.minutesAgo * MINUTE_MS).toISOString()
  const sendKey = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  await tx.execute(sql`
    with written as (
      insert into market.chat_message (room_id, sender_id, text, send_key, created_at)
      select id, ${accounts[line.by].id}::int, ${line.text}::text, ${sendKey}::uuid, ${at}::timestamptz
      from market.chat_room where low_id = ${Math.min(one, other)} and high_id = ${Math.max(one, other)}
      returning id, room_id, sender_id)
    update market.chat_member m set last_message_id = w.id,
      last_read_id = case when m.user_id = w.sender_id then w.id else m.last_read_id end,
      last_read_at = case when m.user_id = w.sender_id then ${at}::timestamptz else m.last_read_at end
    from written w where m.room_id = w.room_id`)
}
