import { maxFileBytes, type UploadedFile } from '@stackyard/shared/schema/file'
import type { SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call, ok } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { picture } from '../../foundation/file-upload/picture'
import { offerBody, quotesOf } from '../quote/offer'
import { colleagueOf } from './colleague'
import { eventBody, eventsOf } from './event'
import { twoProviders } from './two-providers'

const stack = sharedStack()
const { url, pool } = stack
const events = eventsOf(url)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

const { seller, other, mine, theirs } = await twoProviders(stack)

function upload(token: string, name: string, content: Buffer | string, type = '') {
  const body = new FormData()
  const bytes = typeof content === 'string' ? content : new Uint8Array(content)
  body.append('files', new Blob([bytes], { type }), name)
  return call<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body })
}

async function kept(token: string, name: string, content: Buffer | string): Promise<UploadedFile> {
  const [file] = (await upload(token, name, content)).results
  if (!file) throw new Error(`${name} was not kept`)
  return file
}

const read = (id: number, fileId: number, token?: string) =>
  fetch(`${url}/api/merchants/sourcing/${id}/files/${fileId}`, {
    headers: { 'x-forwarded-for': anyAddress(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

/** A request to both warehouses with a file. */
async function attached(more: Record<string, unknown> = {}) {
  const buyer = await newBuyer(stack)
  const file = await kept(buyer.token, 'Dock plan.pdf', PDF)
  const { id } = await events.created(buyer.token, eventBody([mine, theirs], { fileIds: [file.id], ...more }))
  return { buyer, id, file }
}

describe('the files of a request', () => {
  it('are read by its merchant, their colleagues, and the providers who are asked, and by nobody else', async () => {
    const { buyer, id, file } = await attached()
    const { results } = await call<SourcingInvited>(url, 'GET', `/merchants/sourcing/${id}/invitation`, {
      token: other,
    })
    expect(results.files).toEqual([{ id: file.id, title: 'Dock plan.pdf' }])
    for (const token of [buyer.token, await colleagueOf(stack, buyer), seller, other]) {
      const given = await read(id, file.id, token)
      expect(given.status).toBe(200)
      expect(given.headers.get('content-type')).toBe('application/pdf')
      expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="Dock plan.pdf"/)
      expect(given.headers.get('x-content-type-options')).toBe('nosniff')
      expect(given.headers.get('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await given.arrayBuffer())).toEqual(PDF)
    }
    const strangers = [(await newBuyer(stack)).token, (await newSeller(stack)).token, await tokenOf(url, 'admin')]
    for (const token of strangers) expect((await read(id, file.id, token)).status).toBe(404)
    expect((await read(id, file.id)).status).toBe(401)
    // Who knows the address of the file itself has nothing.
    expect((await fetch(url + file.link)).status).toBe(404)
    expect((await fetch(url + file.link, { headers: { authorization: `Bearer ${other}` } })).status).toBe(404)
  })

  it('are closed to a provider from the moment that the invitation is taken back', async () => {
    const { buyer, id, file } = await attached()
    expect((await read(id, file.id, other)).status).toBe(200)
    expect((await events.uninvite(id, buyer.token, { warehouseId: theirs })).status).toBe(200)
    expect((await read(id, file.id, other)).status).toBe(404)
    expect((await read(id, file.id, seller)).status).toBe(200)
  })

  it('of a draft are its merchant’s alone until it is sent, and no longer its files once they are taken out', async () => {
    const { buyer, id, file } = await attached({ isSent: false })
    expect((await read(id, file.id, buyer.token)).status).toBe(200)
    expect((await read(id, file.id, seller)).status).toBe(404)
    const volumes = await kept(buyer.token, 'volumes.csv', 'week,parcels\r\n1,240\r\n')
    expect((await events.save(id, buyer.token, eventBody([mine], { fileIds: [volumes.id] }))).status).toBe(200)
    expect((await read(id, volumes.id, seller)).status).toBe(200)
    for (const token of [buyer.token, seller]) expect((await read(id, file.id, token)).status).toBe(404)
  })

  it('stay with those who were asked after the request is over', async () => {
    const { buyer, id, file } = await attached()
    await events.close(id, buyer.token, { reason: 'plans' })
    for (const token of [buyer.token, seller, other]) expect((await read(id, file.id, token)).status).toBe(200)
  })

  it('are not read through another request that the provider was asked by', async () => {
    const [one, two] = [await attached(), await attached()]
    expect((await read(one.id, two.file.id, seller)).status).toBe(404)
    expect((await read(one.id, two.file.id, one.buyer.token)).status).toBe(404)
  })

  it('must be the merchant’s own, ten at most', async () => {
    const [buyer, stranger] = [await newBuyer(stack), await newBuyer(stack)]
    const foreign = await kept(stranger.token, 'theirs.pdf', PDF)
    const refused = await events.create(buyer.token, eventBody([mine], { fileIds: [foreign.id] }))
    expect(refused).toMatchObject({
      status: 400,
      error: { data: { issues: [{ path: 'fileIds', message: 'Choose a file' }] } },
    })
    expect((await fetch(url + foreign.link)).status).toBe(200)
    const own = await Promise.all(Array.from({ length: 11 }, (_, at) => kept(buyer.token, `plan ${at}.pdf`, PDF)))
    const ids = own.map(({ id }) => id)
    const tooMany = await events.create(buyer.token, eventBody([mine], { fileIds: ids }))
    expect(tooMany).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'fileIds' }] } } })
    await events.created(buyer.token, eventBody([mine], { fileIds: ids.slice(1) }))
  })

  it('are told by what they hold, not by what they are called', async () => {
    const buyer = await newBuyer(stack)
    const drawing = await kept(buyer.token, 'plan.pdf', picture(40, 30))
    expect(drawing).toMatchObject({ mimeType: 'image/png', title: 'plan.pdf.png' })
    const { id } = await events.created(buyer.token, eventBody([mine], { fileIds: [drawing.id] }))
    const given = await read(id, drawing.id, seller)
    expect(given.headers.get('content-type')).toBe('image/png')
    expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="plan.pdf.png"/)
    for (const [name, content] of [
      ['plan.pdf', '<!doctype html><script>alert(1)</script>'],
      ['plan.pdf', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1')],
      ['plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ] as const)
      expect(await upload(buyer.token, name, content, 'application/pdf'), name).toMatchObject({
        success: false,
        error: { code: 'UNSUPPORTED_FILE' },
      })
  })

  it('weigh 3 MB at most', async () => {
    const buyer = await newBuyer(stack)
    const whole = Buffer.concat([PDF, Buffer.alloc(maxFileBytes - PDF.length, ' ')])
    const file = await kept(buyer.token, 'whole.pdf', whole)
    expect(file.bytes).toBe(maxFileBytes)
    const { id } = await events.created(buyer.token, eventBody([mine], { fileIds: [file.id] }))
    expect((await (await read(id, file.id, seller)).arrayBuffer()).byteLength).toBe(maxFileBytes)
    const over = await upload(buyer.token, 'over.pdf', Buffer.concat([whole, Buffer.from(' ')]))
    expect(over).toMatchObject({ status: 413, error: { code: 'BODY_TOO_LARGE' } })
    expect((await upload(buyer.token, 'empty.pdf', '')).success).toBe(false)
  })

  it('of an answered request stay open to its provider, who can’t be taken back any more', async () => {
    const { buyer, id, file } = await attached()
    const { rows } = await pool.query<{ id: string }>(
      'select id from market.quote_request where event_id = $1 and warehouse_id = $2',
      [id, theirs],
    )
    expect((await quotesOf(stack).send(Number(rows[0]?.id), other, offerBody())).status).toBe(200)
    expect((await events.uninvite(id, buyer.token, { warehouseId: theirs })).status).toBe(409)
    expect((await read(id, file.id, other)).status).toBe(200)
    await ok(url, 'GET', `/merchants/sourcing/${id}/invitation`, { token: other })
  })
})
