import { randomBytes, randomUUID } from 'node:crypto'
import type { ChatMessage, ChatRoom, ChatThread, ReplyRate } from '@stackyard/shared/schema/chat'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../../payments/billing/new-person'

const { url, pool } = sharedStack()
const open = ({ token }: Person, userId: number) => call<ChatThread>(url, 'POST', '/chat/', { token, body: { userId } })
const send = ({ token }: Person, roomId: number, text: string) =>
  ok<ChatMessage>(url, 'POST', `/chat/${roomId}/message`, { token, body: { text, sendKey: randomUUID() } })
const thread = ({ token }: Person, roomId: number) => ok<ChatThread>(url, 'GET', `/chat/${roomId}`, { token })

describe('who has read and answered', () => {
  it('a sender sees up to which message the other person has read', async () => {
    const [one, two] = await Promise.all([newPerson(url), newPerson(url, 'seller')])
    const { id } = (await open(one, two.id)).results
    const first = await send(one, id, 'first')
    await send(one, id, 'second')
    expect((await thread(one, id)).partnerRead).toEqual({ messageId: 0, at: null })
    await ok(url, 'PUT', `/chat/${id}`, { token: two.token, body: { lastReadId: first.id } })
    const [room] = await ok<ChatRoom[]>(url, 'GET', '/chat/', { token: one.token })
    expect(room?.partnerRead).toEqual({ messageId: first.id, at: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect((await thread(two, id)).unread).toBe(1)
  })

  it('R-546: a provider who was asked can note an answer by other means, until one is written', async () => {
    const [one, two] = await Promise.all([newPerson(url), newPerson(url, 'seller')])
    const { id, answer } = (await open(one, two.id)).results
    expect(answer).toBe('none')
    await send(one, id, 'Any space?')
    const answers = async () => [(await thread(one, id)).answer, (await thread(two, id)).answer]
    expect(await answers()).toEqual(['none', 'open'])
    const note = (isAnswered: boolean) =>
      ok<ReplyRate>(url, 'POST', '/chat/replyRateAction', { token: two.token, body: { roomId: id, isAnswered } })
    expect((await note(true)).answered).toBe(1)
    expect(await answers()).toEqual(['none', 'noted'])
    await note(false)
    expect(await answers()).toEqual(['none', 'open'])
    await send(two, id, 'Yes')
    expect(await answers()).toEqual(['none', 'written'])
  })
})

describe('a managed profile', () => {
  it('that nobody reads takes no messages; once somebody has signed in with it, it does', async () => {
    const company = `Lone Star ${randomBytes(4).toString('hex')}`
    const { id } = await ok<DirectoryUser>(url, 'PUT', '/admin/manager', {
      token: await tokenOf(url, 'admin'),
      body: { company },
    })
    const person = await newPerson(url)
    expect(await open(person, id)).toMatchObject({ status: 409, error: { code: 'NOBODY_READS' } })
    expect((await call(url, 'GET', `/chat/chatroom/${id}`, { token: person.token })).status).toBe(404)
    await pool.query('insert into market.last_sign_in (user_id, at) values ($1, now())', [id])
    const { results: room } = await open(person, id)
    expect(room.partner).toMatchObject({ name: company, isRead: true })
    await pool.query('delete from market.last_sign_in where user_id = $1', [id])
    const body = { text: 'Hello', sendKey: randomUUID() }
    const refused = await call(url, 'POST', `/chat/${room.id}/message`, { token: person.token, body })
    expect(refused.error?.code).toBe('NOBODY_READS')
    expect((await thread(person, room.id)).partner.isRead).toBe(false)
  })
})
