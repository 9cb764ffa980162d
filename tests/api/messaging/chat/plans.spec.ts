import { messagesStatement, roomsStatement } from '@stackyard/cms/modules/messaging/chat/repository'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'
import { planOf } from '../../../setup/plan-of'

const { pool } = sharedStack()
let client: PoolClient
let roomId: number

/** Threads of a busy market, gone again with the transaction. */
beforeAll(async () => {
  client = await pool.connect()
  await client.query('begin')
  await client.query(`
    with made as (insert into market.chat_room (low_id, high_id)
      select n / 50 + 5000000, 6000000 + n from generate_series(1, 5000) n returning id, low_id, high_id),
    sides as (insert into market.chat_member (room_id, user_id, partner_id, last_message_id)
      select id, low_id, high_id, id from made union all select id, high_id, low_id, id from made)
    insert into market.chat_message (room_id, sender_id, text, send_key)
      select id, low_id, 'Hello', gen_random_uuid() from made, generate_series(1, 8)`)
  const { rows } = await client.query<{ id: number }>('select max(id) as id from market.chat_room')
  roomId = rows[0]?.id ?? 0
  for (const table of ['room', 'member', 'message', 'reaction']) await client.query(`analyze market.chat_${table}`)
})
afterAll(async () => {
  await client.query('rollback')
  client.release()
})

it('threads and messages are read by their indexes, whatever the page', async () => {
  for (const page of [{ limit: 30 }, { limit: 30, unread: true }, { limit: 30, before: roomId }]) {
    const plan = await planOf(client, roomsStatement(5_000_050, page))
    expect(plan).toContain('chat_member_by_user')
    expect(plan).not.toMatch(/Seq Scan on chat_(member|message)/)
  }
  for (const page of [
    { roomId, limit: 40 },
    { roomId, limit: 40, before: 900_000 },
  ]) {
    const plan = await planOf(client, messagesStatement(5_000_050, page))
    // Two indexes begin with the thread; either finds its few messages.
    expect(plan).toMatch(/Scan (Backward )?(using|on) chat_message_(by_room|send_key)/)
    expect(plan).not.toMatch(/Seq Scan on chat_message/)
  }
})
