import type { UploadedFile } from '@stackyard/shared/schema/file'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { anyAddress } from '../../../setup/address'
import { call } from '../../../setup/api'
import { newBuyer } from '../../../setup/buyer'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'
import { colleagueOf } from '../sourcing/colleague'
import { eventBody, eventsOf } from '../sourcing/event'
import { twoProviders } from '../sourcing/two-providers'
import { offerBody, quotesOf } from './offer'

const stack = sharedStack()
const { url } = stack
const quotes = quotesOf(stack)
const events = eventsOf(url)
const { seller, other, mine, theirs } = await twoProviders(stack)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

async function upload(token: string, name: string): Promise<UploadedFile> {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(PDF)]), name)
  const [file] = (await call<UploadedFile[]>(url, 'POST', '/file-upload/', { token, body })).results
  if (!file) throw new Error(`${name} was not kept`)
  return file
}

const read = (id: number, fileId: number, token?: string) =>
  fetch(`${url}/api/merchants/quotes/${id}/files/${fileId}`, {
    headers: { 'x-forwarded-for': anyAddress(), ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

/** A quote of the first provider with a file. */
async function quotedWithFile() {
  const buyer = await newBuyer(stack)
  const id = await quotes.askFor(mine, buyer)
  const file = await upload(seller, 'Rate sheet.pdf')
  const sent = await quotes.send(id, seller, offerBody({ fileIds: [file.id] }))
  expect(sent, JSON.stringify(sent.error)).toMatchObject({ success: true })
  return { buyer, id, file, sent: sent.results }
}

describe('the files of a quote', () => {
  it('are read by its merchant, their colleagues, its provider, and admins, and by nobody else', async () => {
    const { buyer, id, file, sent } = await quotedWithFile()
    expect(sent.offer?.files).toEqual([{ id: file.id, title: 'Rate sheet.pdf' }])
    for (const token of [buyer.token, await colleagueOf(stack, buyer), seller, await tokenOf(url, 'admin')]) {
      const given = await read(id, file.id, token)
      expect(given.status).toBe(200)
      expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="Rate sheet.pdf"/)
      expect(given.headers.get('cache-control')).toBe('private, no-store')
      expect(Buffer.from(await given.arrayBuffer())).toEqual(PDF)
    }
    for (const token of [other, (await newBuyer(stack)).token, (await newSeller(stack)).token])
      expect((await read(id, file.id, token)).status).toBe(404)
    expect((await read(id, file.id)).status).toBe(401)
    expect((await fetch(url + file.link)).status).toBe(404)
  })

  it('stay with a counter-offer, and follow the better quote', async () => {
    const { buyer, id, file } = await quotedWithFile()
    const countered = await quotes.counter(id, buyer.token, { revision: 1, storage: 9 })
    expect(countered.results.offer).toMatchObject({ side: 'customer', files: [{ id: file.id }] })
    const next = await upload(seller, 'Insurance.pdf')
    const better = await quotes.send(id, seller, offerBody({ fileIds: [next.id, next.id] }))
    expect(better.results.offer?.files).toEqual([{ id: next.id, title: 'Insurance.pdf' }])
    for (const one of [file, next]) expect((await read(id, one.id, buyer.token)).status).toBe(200)
    expect((await quotes.send(id, seller, offerBody())).results.offer?.files).toEqual([])
  })

  it('must be the provider’s own, ten at most, and are of this quote alone', async () => {
    const [one, two] = [await quotedWithFile(), await quotedWithFile()]
    expect((await read(one.id, two.file.id, one.buyer.token)).status).toBe(404)
    expect((await read(one.id, two.file.id, seller)).status).toBe(404)
    const foreign = await upload(other, 'theirs.pdf')
    const refused = await quotes.send(one.id, seller, offerBody({ fileIds: [foreign.id] }))
    expect(refused).toMatchObject({ status: 400, error: { data: { issues: [{ path: 'fileIds' }] } } })
    expect((await fetch(url + foreign.link)).status).toBe(200)
    const many = Array.from({ length: 11 }, (_, at) => at + 1)
    expect((await quotes.send(one.id, seller, offerBody({ fileIds: many }))).status).toBe(400)
  })

  it('stand on the merchant’s board, and no other provider learns of them', async () => {
    const buyer = await newBuyer(stack)
    const board = await events.created(buyer.token, eventBody([mine, theirs]))
    const quoteOf = (warehouseId: number) => board.quotes.find(({ warehouse }) => warehouse.id === warehouseId)?.id ?? 0
    const file = await upload(seller, 'Certificate.pdf')
    expect((await quotes.send(quoteOf(mine), seller, offerBody({ fileIds: [file.id] }))).status).toBe(200)
    const { results } = await events.board(board.id, buyer.token)
    expect(results.quotes.find(({ id }) => id === quoteOf(mine))?.offer?.files).toEqual([
      { id: file.id, title: 'Certificate.pdf' },
    ])
    const invitation = await call(url, 'GET', `/merchants/sourcing/${board.id}/invitation`, { token: other })
    expect(JSON.stringify(invitation.results)).not.toContain('Certificate.pdf')
    expect((await read(quoteOf(mine), file.id, other)).status).toBe(404)
    expect((await read(quoteOf(mine), file.id, buyer.token)).status).toBe(200)
  })
})
