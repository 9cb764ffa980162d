import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { picture } from '../../foundation/file-upload/picture'
import { orderIn } from '../transaction/order-in'
import { announce, announced, arrivalsOf, step, upload } from './inbound'

const stack = sharedStack()
const { url } = stack
let buyer: Buyer
let seller = ''
let other = ''
let admin = ''
let orderId = 0
beforeAll(async () => {
  buyer = await newBuyer(stack)
  seller = await tokenOf(url, 'seller')
  other = await tokenOf(url, 'seller2')
  admin = await tokenOf(url, 'admin')
  orderId = await orderIn(url, buyer, 'approved')
})

const now = () => new Date().toISOString()
const PDF = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1')

const photoPath = (id: number, fileId: number, query = '') =>
  `${url}/api/user/transaction/${orderId}/arrivals/${id}/photos/${fileId}${query}`

const read = (token: string | null, id: number, fileId: number, query = '') =>
  fetch(photoPath(id, fileId, query), token ? { headers: { authorization: `Bearer ${token}` } } : {})

describe('a check-in', () => {
  it('records when, how much, and what is damaged, with photos that only the parties and admins can read', async () => {
    const id = await announced(url, buyer.token, orderId)
    const photo = await upload(url, seller, 'damaged-corner.png', picture(900, 600))
    const counted = { arrivedAt: now(), counted: 23, damaged: 2, note: 'Two wet corners.', photoIds: [photo.id] }
    const reply = await step(url, seller, { orderId, id }, 'check-in', counted)
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    const seen = (await arrivalsOf(url, buyer.token, orderId)).results.arrivals.find((one) => one.id === id)
    expect(seen).toMatchObject({
      state: 'checked-in',
      actions: [],
      checkIn: {
        counted: 23,
        damaged: 2,
        note: 'Two wet corners.',
        photos: [{ id: photo.id, title: 'damaged-corner.png', width: 900, height: 600 }],
      },
    })
    for (const token of [buyer.token, seller, admin]) {
      const shown = await read(token, id, photo.id)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('content-type')).toBe('image/png')
    }
    expect((await read(buyer.token, id, photo.id, '?preview=true')).headers.get('content-type')).toBe('image/webp')
    const stranger = await newBuyer(stack)
    for (const token of [stranger.token, other]) expect((await read(token, id, photo.id)).status).toBe(404)
    expect((await read(null, id, photo.id)).status).toBe(401)
    expect((await read(buyer.token, id + 1, photo.id)).status).toBe(404)
    const direct = await fetch(`${url}${photo.link}`, { headers: { authorization: `Bearer ${stranger.token}` } })
    expect([direct.status, (await fetch(`${url}${photo.link}`)).status]).toEqual([404, 404])
  })

  it('takes pictures of its own warehouse alone, each once', async () => {
    const place = { orderId, id: await announced(url, buyer.token, orderId) }
    const counted = { arrivedAt: now(), counted: 24 }
    const [paper, foreign] = [
      await upload(url, seller, 'a.pdf', PDF),
      await upload(url, other, 'b.png', picture(40, 40)),
    ]
    for (const file of [paper, foreign]) {
      const reply = await step(url, seller, place, 'check-in', { ...counted, photoIds: [file.id] })
      expect(reply.error?.data.issues?.map(({ path }) => path)).toEqual(['photoIds'])
    }
    const photo = await upload(url, seller, 'c.png', picture(40, 40))
    expect((await step(url, seller, place, 'check-in', { ...counted, photoIds: [photo.id] })).status).toBe(200)
    const next = { orderId, id: await announced(url, buyer.token, orderId) }
    expect((await step(url, seller, next, 'check-in', { ...counted, photoIds: [photo.id] })).status).toBe(409)
  })

  it.each([
    ['more damaged than counted', { counted: 2, damaged: 3 }, 'damaged'],
    ['a moment to come', { arrivedAt: new Date(Date.now() + 3_600_000).toISOString() }, 'arrivedAt'],
    ['a moment long past', { arrivedAt: '2020-01-01T10:00:00Z' }, 'arrivedAt'],
    ['more than ten photos', { photoIds: Array.from({ length: 11 }, (_, index) => index + 1) }, 'photoIds'],
  ])('is refused with %s', async (_, more, path) => {
    const place = { orderId, id: await announced(url, buyer.token, orderId) }
    const reply = await step(url, seller, place, 'check-in', { arrivedAt: now(), counted: 24, ...more })
    expect(reply.status).toBe(400)
    expect(reply.error?.data.issues?.map((issue) => issue.path)).toContain(path)
  })
})

describe('arrivals of a reservation', () => {
  let stranger: Buyer
  let place = { orderId: 0, id: 0 }
  beforeAll(async () => {
    stranger = await newBuyer(stack)
    place = { orderId, id: await announced(url, buyer.token, orderId) }
  })

  it('are there for their parties and admins alone', async () => {
    for (const token of [stranger.token, other]) expect((await arrivalsOf(url, token, orderId)).status).toBe(404)
    expect((await call(url, 'GET', `/user/transaction/${orderId}/arrivals`)).status).toBe(401)
    expect((await arrivalsOf(url, admin, orderId)).results.arrivals.length).toBeGreaterThan(0)
    expect((await arrivalsOf(url, admin, orderId)).results.arrivals.flatMap(({ actions }) => actions)).toEqual([])
  })

  it('are announced by their customer alone', async () => {
    expect((await announce(url, stranger.token, orderId)).status).toBe(404)
    expect((await announce(url, seller, orderId)).status).toBe(403)
  })

  it('take no step of the other side, of a stranger, or by way of another reservation', async () => {
    expect((await step(url, other, place, 'confirm')).status).toBe(404)
    expect((await step(url, stranger.token, place, 'cancel')).status).toBe(404)
    expect((await step(url, buyer.token, place, 'confirm')).status).toBe(403)
    expect((await step(url, seller, place, 'cancel')).status).toBe(403)
    expect((await step(url, undefined, place, 'confirm')).status).toBe(401)
    expect((await step(url, admin, place, 'confirm')).status).toBe(403)
    const elsewhere = await orderIn(url, buyer, 'approved')
    expect((await step(url, seller, { ...place, orderId: elsewhere }, 'confirm')).status).toBe(404)
  })
})
