import { randomUUID } from 'node:crypto'
import type { ChatMessage, ChatRoom } from '@stackyard/shared/schema/chat'
import type { UploadedFile } from '@stackyard/shared/schema/file'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'
import { newPerson, type Person } from '../../payments/billing/new-person'
import { picture } from '../../foundation/file-upload/picture'

const { url, pool } = sharedStack()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
let merchant: Person
let provider: Person
let stranger: Person
let room: ChatRoom
beforeAll(async () => {
  ;[merchant, provider, stranger] = await Promise.all([newPerson(url), newPerson(url, 'seller'), newPerson(url)])
  room = await ok<ChatRoom>(url, 'POST', '/chat/', { token: merchant.token, body: { userId: provider.id } })
})

async function upload(who: Person, name: string, content: Buffer): Promise<UploadedFile> {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(content)]), name)
  const [file] = await ok<UploadedFile[]>(url, 'POST', '/file-upload/', { token: who.token, body })
  if (!file) throw new Error('nothing was uploaded')
  return file
}
const send = (who: Person, fileIds: number[], text = '', sendKey = randomUUID()) =>
  call<ChatMessage>(url, 'POST', `/chat/${room.id}/message`, { token: who.token, body: { text, sendKey, fileIds } })
const download = (who: Person | null, messageId: number, fileId: number, query = '') =>
  fetch(`${url}/api/chat/${room.id}/message/${messageId}/attachment/${fileId}${query}`, {
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })

describe('files in messages', () => {
  it('are for the two sides of the thread alone, under a clean name', async () => {
    const file = await upload(merchant, '../../rates\u0007.pdf', PDF)
    const { results: message } = await send(merchant, [file.id])
    expect(message).toMatchObject({
      text: '',
      attachments: [{ id: file.id, title: 'rates.pdf', mimeType: 'application/pdf', hasPreview: false }],
    })
    for (const who of [merchant, provider]) {
      const answer = await download(who, message.id, file.id)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toContain('attachment; filename="rates.pdf"')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
    }
    expect((await download(stranger, message.id, file.id)).status).toBe(404)
    expect((await download(null, message.id, file.id)).status).toBe(401)
    for (const who of [provider, stranger, null]) {
      const headers = who ? { authorization: `Bearer ${who.token}` } : undefined
      expect((await fetch(url + file.link, headers ? { headers } : {})).status).toBe(404)
    }
  })

  it('that are pictures come small, too', async () => {
    const file = await upload(provider, 'dock.png', picture(900, 600))
    const { results: message } = await send(provider, [file.id], 'Our dock')
    expect(message.attachments).toMatchObject([{ hasPreview: true, width: 900, height: 600 }])
    const small = await download(merchant, message.id, file.id, '?preview=true')
    expect(small.headers.get('content-type')).toBe('image/webp')
    const whole = await download(merchant, message.id, file.id)
    expect(whole.headers.get('content-type')).toBe('image/png')
    const rooms = await ok<ChatRoom[]>(url, 'GET', '/chat/', { token: merchant.token })
    expect(rooms[0]?.lastMessage).toMatchObject({ text: 'Our dock', attachments: 1 })
  })

  it('are refused when they are another’s, in a message already, or too many; then nothing is sent', async () => {
    const [own, foreign] = [await upload(merchant, 'a.pdf', PDF), await upload(stranger, 'b.pdf', PDF)]
    const before = await ok<ChatMessage[]>(url, 'GET', `/chat/${room.id}/message`, { token: merchant.token })
    expect(await send(merchant, [own.id, foreign.id], 'Both')).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'fileIds' }] } },
    })
    expect((await send(merchant, [1, 2, 3, 4, 5, 6], 'Many')).status).toBe(400)
    expect((await send(merchant, [], ' ')).status).toBe(400)
    const after = await ok<ChatMessage[]>(url, 'GET', `/chat/${room.id}/message`, { token: merchant.token })
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const key = randomUUID()
    const [first, again] = [await send(merchant, [own.id], '', key), await send(merchant, [own.id], '', key)]
    expect(again.results).toEqual(first.results)
    expect((await send(merchant, [own.id], 'Once more')).status).toBe(409)
  })

  it('go with their message, and when their owner deletes them', async () => {
    const [one, two] = [await upload(merchant, 'a.pdf', PDF), await upload(merchant, 'b.pdf', PDF)]
    const { results: first } = await send(merchant, [one.id])
    await ok(url, 'DELETE', `/chat/${room.id}/message/${first.id}`, { token: merchant.token, body: {} })
    expect((await download(provider, first.id, one.id)).status).toBe(404)
    expect((await call(url, 'GET', `/file-upload/${one.id}`, { token: merchant.token })).status).toBe(404)
    const { results: second } = await send(merchant, [two.id], 'See this')
    await ok(url, 'DELETE', `/file-upload/${two.id}`, { token: merchant.token, body: {} })
    const at = `/chat/${room.id}/message/${second.id}`
    expect(await ok(url, 'GET', at, { token: provider.token })).toMatchObject({ text: 'See this', attachments: [] })
    expect((await download(provider, second.id, two.id)).status).toBe(404)
  })

  it('that something undecided needs stay when their message is deleted', async () => {
    const file = await upload(merchant, 'passport.pdf', PDF)
    const { results: message } = await send(merchant, [file.id])
    await pool.query('update market.uploaded_file set is_locked = true where id = $1', [file.id])
    await ok(url, 'DELETE', `/chat/${room.id}/message/${message.id}`, { token: merchant.token, body: {} })
    expect((await download(provider, message.id, file.id)).status).toBe(404)
    await ok(url, 'GET', `/file-upload/${file.id}`, { token: merchant.token })
  })
})
