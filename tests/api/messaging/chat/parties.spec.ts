import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { ChatMessage, ChatRoom, ChatThread, ReplyRate } from '@stackyard/shared/schema/chat'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, newBuyer, palletsByCard } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { newPerson, type Person } from '../../payments/billing/new-person'

const { url, pool } = sharedStack()
const SELLER = 3
let merchant: Person
let provider: Person
let stranger: Person
beforeAll(async () => {
  ;[merchant, provider, stranger] = await Promise.all([newPerson(url), newPerson(url, 'seller'), newPerson(url)])
})

const open = (who: Person, userId: number) =>
  ok<ChatRoom>(url, 'POST', '/chat/', { token: who.token, body: { userId } })
const send = (who: Person, roomId: number, text: string, sendKey: string = randomUUID()) =>
  ok<ChatMessage>(url, 'POST', `/chat/${roomId}/message`, { token: who.token, body: { text, sendKey } })
const read = (who: Person, roomId: number, query = '') =>
  ok<ChatMessage[]>(url, 'GET', `/chat/${roomId}/message${query}`, { token: who.token })
const rooms = (who: Person, query = '') => call<ChatRoom[]>(url, 'GET', `/chat/${query}`, { token: who.token })
const texts = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text)

describe('a thread of two people', () => {
  it('R-546: a room, a message, a reaction and the reply-rate action', async () => {
    const room = await open(merchant, provider.id)
    expect(room).toMatchObject({ partner: { id: provider.id, name: 'Reyes Storage', isActive: true }, unread: 0 })
    const question = await send(merchant, room.id, '  Is there a cold room?  ')
    expect(question).toMatchObject({ text: 'Is there a cold room?', isOwn: true, reactions: [] })
    const react = (kind: string | null) =>
      ok<ChatMessage>(url, 'POST', '/chat/message/reaction', {
        token: provider.token,
        body: { messageId: question.id, kind },
      })
    await react('like')
    expect((await react('thanks')).reactions).toEqual([{ userId: provider.id, kind: 'thanks' }])
    expect((await react(null)).reactions).toEqual([])
    const rate = (body: object) => ok<ReplyRate>(url, 'POST', '/chat/replyRateAction', { token: provider.token, body })
    expect(await rate({})).toEqual({ rate: null, asked: 0, answered: 0 })
    expect(await rate({ roomId: room.id })).toEqual({ rate: 100, asked: 1, answered: 1 })
    expect((await rate({ roomId: room.id, isAnswered: false })).asked).toBe(0)
    await send(provider, room.id, 'Two of them')
    expect(await rate({})).toEqual({ rate: 100, asked: 1, answered: 1 })
  })

  it('is found by its id, and by the other person’s, whoever opened it and however often', async () => {
    const other = await newPerson(url, 'seller')
    expect((await call(url, 'GET', `/chat/chatroom/${other.id}`, { token: merchant.token })).status).toBe(404)
    const opened = await Promise.all([open(merchant, other.id), open(merchant, other.id), open(other, merchant.id)])
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    for (const [who, id] of [
      [merchant, opened[0].id],
      [merchant, other.id],
      [other, merchant.id],
    ] as const)
      expect((await ok<ChatRoom>(url, 'GET', `/chat/chatroom/${id}`, { token: who.token })).id).toBe(opened[0].id)
  })

  it('shows the latest orders between the two, whoever sold', async () => {
    const stack = sharedStack()
    const buyer = await newBuyer(stack)
    const token = await tokenOf(url, 'seller')
    const thread = (as: string, userId: number) =>
      ok<ChatThread>(url, 'POST', '/chat/', { token: as, body: { userId } })
    expect((await thread(buyer.token, SELLER)).orders).toEqual([])
    const first = await bought(url, buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 1 }))
    const second = await bought(url, buyer.token, palletsByCard(buyer, listingIds.tiers, { quantity: 1 }))
    const seen = await thread(buyer.token, SELLER)
    expect(seen.orders.map(({ id }) => id)).toEqual([second, first])
    expect(seen.orders[1]?.warehouse).toBe('Calloway Columbus Fulfillment Center')
    expect((await thread(token, buyer.id)).orders).toEqual(seen.orders)
  })

  it('waits for the demo’s provider and merchant from the start', async () => {
    for (const [actor, partner] of [
      ['customer', 'Calloway Logistics'],
      ['seller', 'Bennett Home Goods'],
      ['seller', 'Ibarra Outfitters'],
    ] as const) {
      const { results } = await call<ChatRoom[]>(url, 'GET', '/chat/?limit=100', { token: await tokenOf(url, actor) })
      const room = results.find((one) => one.partner.name === partner)
      expect(room?.lastMessage, `${actor}: ${partner}`).not.toBeNull()
      expect(room, `${actor}: ${partner}`).toBeDefined()
    }
  })

  it('is nobody else’s', async () => {
    const room = await open(merchant, provider.id)
    const { id } = await send(merchant, room.id, 'Between us')
    const body = { text: 'Me too', sendKey: randomUUID() }
    const tries = [
      ['GET', `/chat/${room.id}`],
      ['GET', `/chat/chatroom/${room.id}`],
      ['GET', `/chat/${room.id}/message`],
      ['GET', `/chat/${room.id}/message/${id}`],
      ['POST', `/chat/${room.id}/message`, body],
      ['PUT', `/chat/${room.id}`, { lastReadId: id }],
      ['PUT', `/chat/${room.id}/message/${id}`, { text: 'x' }],
      ['DELETE', `/chat/${room.id}/message/${id}`, {}],
      ['POST', '/chat/message/reaction', { messageId: id, kind: 'like' }],
      ['POST', '/chat/replyRateAction', { roomId: room.id }],
    ] as const
    for (const [method, path, sent] of tries) {
      const reply = await call(url, method, path, { token: stranger.token, ...(sent && { body: sent }) })
      expect(reply.status, `${method} ${path}`).toBe(404)
      const visitor = await call(url, method, path, sent ? { body: sent } : {})
      expect(visitor.status, `${method} ${path}`).toBe(401)
    }
    expect((await rooms(stranger)).total).toBe(0)
  })
})

describe('messages', () => {
  it('come newest first in pages, and wait until they are read', async () => {
    const [one, two] = await Promise.all([newPerson(url), newPerson(url, 'seller')])
    const room = await open(one, two.id)
    expect((await rooms(one)).total).toBe(0)
    for (const text of ['first', 'second', 'third']) await send(one, room.id, text)
    const page = await read(two, room.id, '?limit=2')
    expect(texts(page)).toEqual(['third', 'second'])
    expect(texts(await read(two, room.id, `?limit=2&before=${page[1]?.id}`))).toEqual(['first'])
    expect((await rooms(two, '?unread=true')).results).toMatchObject([
      { id: room.id, unread: 3, lastMessage: { text: 'third', isOwn: false } },
    ])
    expect((await rooms(one, '?unread=true')).total).toBe(0)
    const readTo = (lastReadId = 0) => ok(url, 'PUT', `/chat/${room.id}`, { token: two.token, body: { lastReadId } })
    await readTo(page[1]?.id)
    expect((await rooms(two)).results[0]?.unread).toBe(1)
    await readTo(999_999_999)
    await send(one, room.id, 'fourth')
    expect((await rooms(two)).results[0]?.unread).toBe(1)
  })

  it('sent again with its key is kept once, also at the same time', async () => {
    const room = await open(merchant, provider.id)
    const key = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => send(merchant, room.id, 'Only once', key)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(texts(await read(provider, room.id)).filter((text) => text === 'Only once')).toHaveLength(1)
  })

  it('are changed by their writer for 15 minutes, and deleted leave their place', async () => {
    const room = await open(merchant, provider.id)
    const { id } = await send(merchant, room.id, 'Tomorow')
    const at = `/chat/${room.id}/message/${id}`
    const edit = (who: Person) => call<ChatMessage>(url, 'PUT', at, { token: who.token, body: { text: 'Tomorrow' } })
    expect((await edit(provider)).status).toBe(409)
    expect((await edit(merchant)).results).toMatchObject({ text: 'Tomorrow', editedAt: expect.any(String) })
    await pool.query(`update market.chat_message set created_at = now() - interval '16 minutes' where id = $1`, [id])
    expect(await edit(merchant)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect((await call(url, 'DELETE', at, { token: provider.token, body: {} })).status).toBe(409)
    await ok(url, 'DELETE', at, { token: merchant.token, body: {} })
    expect(await ok(url, 'GET', at, { token: provider.token })).toMatchObject({ text: '', isDeleted: true })
  })

  it('that are being deleted take no reaction, and leave none behind', async () => {
    const room = await open(merchant, provider.id)
    const { id } = await send(merchant, room.id, 'Never mind')
    const react = () =>
      call(url, 'POST', '/chat/message/reaction', { token: provider.token, body: { messageId: id, kind: 'like' } })
    expect((await react()).status).toBe(200)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`update market.chat_message set deleted_at = now(), text = '' where id = $1`, [id])
      const late = react()
      await eventually('a reaction that waits', 15_000, async () => {
        const { rowCount } = await pool.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into market.chat_reaction%'`,
        )
        return rowCount ? true : undefined
      })
      await client.query('delete from market.chat_reaction where message_id = $1', [id])
      await client.query('commit')
      expect((await late).status).toBe(404)
    } finally {
      client.release()
    }
    const { rows } = await pool.query('select 1 from market.chat_reaction where message_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('that were deleted lose their reactions', async () => {
    const room = await open(merchant, provider.id)
    const { id } = await send(merchant, room.id, 'Never mind')
    const at = `/chat/${room.id}/message/${id}`
    await ok(url, 'POST', '/chat/message/reaction', { token: provider.token, body: { messageId: id, kind: 'like' } })
    await ok(url, 'DELETE', at, { token: merchant.token, body: {} })
    expect(await ok(url, 'GET', at, { token: provider.token })).toMatchObject({ isDeleted: true, reactions: [] })
  })

  it('are refused when empty, too long or to oneself', async () => {
    const room = await open(merchant, provider.id)
    const post = (text: string) =>
      call(url, 'POST', `/chat/${room.id}/message`, { token: merchant.token, body: { text, sendKey: randomUUID() } })
    expect((await post(' \n ')).status).toBe(400)
    expect((await post('x'.repeat(4001))).status).toBe(400)
    expect((await post('x'.repeat(4000))).status).toBe(200)
    const self = await call(url, 'POST', '/chat/', { token: merchant.token, body: { userId: merchant.id } })
    expect(self.status).toBe(404)
  })

  it('to a closed account are refused with the reason; what was written stays', async () => {
    const closed = await newPerson(url, 'seller')
    const room = await open(merchant, closed.id)
    await send(merchant, room.id, 'Hello')
    await pool.query('update users set is_active = false where id = $1', [closed.id])
    const body = { text: 'Still there?', sendKey: randomUUID() }
    const refused = await call(url, 'POST', `/chat/${room.id}/message`, { token: merchant.token, body })
    expect(refused).toMatchObject({ status: 409, error: { data: { message: expect.stringContaining('closed') } } })
    expect(texts(await read(merchant, room.id))).toEqual(['Hello'])
    expect((await call(url, 'POST', '/chat/', { token: stranger.token, body: { userId: closed.id } })).status).toBe(404)
  })
})

describe('the partner is told', () => {
  const told = async (who: Person) =>
    (
      await pool.query(
        `select message, data ->> 'path' as path from market.notification where user_id = $1 and kind = 'message'`,
        [who.id],
      )
    ).rows
  const jobsOf = async (roomId: number, who: Person) =>
    (
      await pool.query<{ id: string }>('select id from graphile_worker.jobs where key = $1', [
        `tell-of-messages:${roomId}:${who.id}`,
      ])
    ).rows
  const hasten = async (roomId: number, who: Person) => {
    const ids = (await jobsOf(roomId, who)).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    await pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at := now())', [ids])
    await eventually('the job', 20_000, async () => ((await jobsOf(roomId, who)).length === 0 ? true : undefined))
  }

  it('once of messages that wait, and again only after reading', async () => {
    const [one, two] = await Promise.all([newPerson(url), newPerson(url, 'seller')])
    const room = await open(one, two.id)
    await send(one, room.id, 'first')
    await hasten(room.id, two)
    expect(await told(two)).toEqual([
      { message: 'Robin Reyes wrote you a message.', path: `/dashboard/messages?id=${room.id}` },
    ])
    const { id } = await send(one, room.id, 'second')
    expect(await jobsOf(room.id, two)).toEqual([])
    await ok(url, 'PUT', `/chat/${room.id}`, { token: two.token, body: { lastReadId: id } })
    const third = await send(one, room.id, 'third')
    await ok(url, 'PUT', `/chat/${room.id}`, { token: two.token, body: { lastReadId: third.id } })
    await hasten(room.id, two)
    expect(await told(two)).toHaveLength(1)
    expect(await told(one)).toEqual([])
  })

  it('unless they switched such notices off', async () => {
    const [one, two] = await Promise.all([newPerson(url), newPerson(url, 'seller')])
    await ok(url, 'PUT', '/user/enable-message-notification?enabled=false', { token: two.token, body: {} })
    const room = await open(one, two.id)
    await send(one, room.id, 'first')
    await hasten(room.id, two)
    expect(await told(two)).toEqual([])
  })
})
