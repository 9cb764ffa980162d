import { randomUUID } from 'node:crypto'
import type { ChatMessage, ChatRoom } from '@stackyard/shared/schema/chat'
import { afterEach, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { type LiveStream, openStream, untilSaid } from '../../../setup/live-stream'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../../payments/billing/new-person'

const { url, pool } = sharedStack()
const opened: LiveStream[] = []
afterEach(() => opened.splice(0).forEach((stream) => stream.close()))

async function streamOf({ token }: Person): Promise<LiveStream> {
  const stream = await openStream(url, token)
  opened.push(stream)
  await untilSaid(stream, 'ready')
  return stream
}

/** What changed; the first stream of a server may be told that it listens now. */
const said = (stream: LiveStream) => stream.signals().filter(({ kind }) => kind !== 'ready' && kind !== 'lost')

const open = (who: Person, userId: number) =>
  ok<ChatRoom>(url, 'POST', '/chat/', { token: who.token, body: { userId } })
const send = (who: Person, roomId: number, text: string) =>
  ok<ChatMessage>(url, 'POST', `/chat/${roomId}/message`, {
    token: who.token,
    body: { text, sendKey: randomUUID() },
  })
const pair = () => Promise.all([newPerson(url), newPerson(url, 'seller')])

describe('live signals', () => {
  it('R-550: are for signed-in people alone', async () => {
    expect((await call(url, 'GET', '/live-signals')).error?.code).toBe('UNAUTHENTICATED')
    expect((await call(url, 'GET', '/live-signals', { token: 'x'.repeat(43) })).error?.code).toBe('SESSION_EXPIRED')
  })

  it('tell both sides of a thread of each change, by its id alone, and nobody else', async () => {
    const [one, two] = await pair()
    const stranger = await newPerson(url)
    const room = await open(one, two.id)
    const streams = await Promise.all([streamOf(one), streamOf(two)])
    const other = await streamOf(stranger)
    const { id } = await send(one, room.id, 'A secret sentence')
    for (const stream of streams) await untilSaid(stream, 'chat')
    expect(said(streams[1])).toEqual([{ kind: 'chat', id: room.id }])
    expect(streams[1].text()).not.toContain('secret')
    const token = two.token
    await ok(url, 'PUT', `/chat/${room.id}`, { token, body: { lastReadId: id } })
    for (const stream of streams) await untilSaid(stream, 'chat', 2)
    await ok(url, 'POST', '/chat/message/reaction', { token, body: { messageId: id, kind: 'like' } })
    await untilSaid(streams[0], 'chat', 3)
    await ok(url, 'POST', '/chat/message/reaction', { token, body: { messageId: id, kind: null } })
    await untilSaid(streams[0], 'chat', 4)
    await ok(url, 'DELETE', `/chat/${room.id}/message/${id}`, { token: one.token, body: {} })
    await untilSaid(streams[1], 'chat', 5)
    expect(said(other)).toEqual([])
  })

  it('tell of notices as they come and as they are read', async () => {
    const person = await newPerson(url)
    const stream = await streamOf(person)
    await pool.query(
      `insert into market.notification (user_id, kind, message, data) values ($1, 'test', 'One', '{}'), ($1, 'test', 'Two', '{}')`,
      [person.id],
    )
    await untilSaid(stream, 'notification')
    expect(said(stream)).toEqual([{ kind: 'notification' }])
    await ok(url, 'PUT', '/notification/all', { token: person.token, body: {} })
    await untilSaid(stream, 'notification', 2)
    expect(stream.text()).not.toMatch(/One|Two/)
  })

  it('pass proxies unbuffered and stay out of caches', async () => {
    const { headers } = await streamOf(await newPerson(url))
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('content-encoding')).toBeNull()
  })

  it('end when their reader signs out, and not those of others', async () => {
    const [one, two] = await pair()
    const [ends, stays] = await Promise.all([streamOf(one), streamOf(two)])
    await ok(url, 'POST', '/auth/logout', { token: one.token, body: {} })
    await ends.ended
    const room = await open(two, one.id)
    await send(two, room.id, 'Still there')
    await untilSaid(stays, 'chat')
  })

  it('are refused to a person who has eight open, until one is closed', async () => {
    const person = await newPerson(url)
    const streams = await Promise.all(Array.from({ length: 8 }, () => streamOf(person)))
    const refused = await call(url, 'GET', '/live-signals', { token: person.token })
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
    expect(refused.headers.get('retry-after')).toBe('30')
    streams[0]?.close()
    await expect
      .poll(async () => {
        const stream = await openStream(url, person.token)
        opened.push(stream)
        return stream.status
      })
      .toBe(200)
  })
})
