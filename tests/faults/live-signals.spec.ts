import { randomUUID } from 'node:crypto'
import type { ChatMessage, ChatRoom } from '@stackyard/shared/schema/chat'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '../api/payments/billing/new-person'
import { ok } from '../setup/api'
import { type LiveStream, openStream, untilSaid } from '../setup/live-stream'
import { startStack, type Stack } from '../setup/stack'

/** Less than the time after which a stopping server breaks off what still runs. */
const STOPPED_WITHIN_MS = 8_000

let stack: Stack
let isStopped = false
let merchant: Person
let provider: Person
let room: ChatRoom
let stream: LiveStream
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  ;[merchant, provider] = await Promise.all([newPerson(stack.url), newPerson(stack.url, 'seller')])
  const body = { userId: provider.id }
  room = await ok<ChatRoom>(stack.url, 'POST', '/chat/', { token: merchant.token, body })
  stream = await openStream(stack.urls[1] ?? '', provider.token)
  await untilSaid(stream, 'ready')
})
afterAll(async () => {
  if (!isStopped) await stack?.stop()
})

const send = (text: string) =>
  ok<ChatMessage>(stack.url, 'POST', `/chat/${room.id}/message`, {
    token: merchant.token,
    body: { text, sendKey: randomUUID() },
  })
const kinds = () => stream.signals().map(({ kind }) => kind)
const countOf = (kind: string) => kinds().filter((one) => one === kind).length

it('R-546: a message posted at one server reaches a stream at the other', async () => {
  await send('first')
  await untilSaid(stream, 'chat')
  expect(stream.signals().at(-1)).toEqual({ kind: 'chat', id: room.id })
})

it('a broken connection to the database comes back; readers are told when to read again, so nothing is missed', async () => {
  const readies = countOf('ready')
  const { rowCount } = await stack.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'listen:live_signal'`)
  // The other server has no reader and doesn't listen.
  expect(rowCount).toBe(1)
  await send('meanwhile')
  await untilSaid(stream, 'ready', readies + 1)
  expect(kinds().slice(kinds().lastIndexOf('lost'))).toEqual(expect.arrayContaining(['lost', 'ready']))
  const chats = countOf('chat')
  await send('after')
  await untilSaid(stream, 'chat', chats + 1)
})

it('a server that stops ends its streams first, and does not wait for them', async () => {
  const began = Date.now()
  isStopped = true
  await stack.stop()
  await stream.ended
  expect(Date.now() - began).toBeLessThan(STOPPED_WITHIN_MS)
})
