import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaces } from './create-places'

type Asked = { path: string | undefined; headers: IncomingMessage['headers']; body: unknown }

let asked: Asked[]
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    asked.push({ path: request.url, headers: request.headers, body: JSON.parse(text) as unknown })
    answer(response)
  })
})
const log = { warn: vi.fn() }
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  log.warn.mockClear()
})

const places = (key?: string) => createPlaces({ PLACES_API_KEY: key, PLACES_API_URL: url }, log)
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('reviews of a maps service (R-304)', () => {
  it('R-304: are those of the first place that the address finds', async () => {
    const review = {
      rating: 4,
      publishTime: '2026-11-01T10:00:00Z',
      text: { text: 'Quick docks.' },
      authorAttribution: { displayName: 'Lee' },
    }
    answer = json({ places: [{ rating: 4.3, userRatingCount: 12, reviews: [review, { rating: 5 }] }] })
    expect(await places('key-1').reviewsOf('1 Dock Way, Akron')).toEqual({
      rating: 4.3,
      total: 12,
      reviews: [
        { author: 'Lee', rating: 4, text: 'Quick docks.', createdAt: '2026-11-01T10:00:00Z' },
        { author: '', rating: 5, text: '', createdAt: '' },
      ],
    })
    expect(asked).toMatchObject([
      {
        path: '/v1/places:searchText',
        headers: { 'x-goog-api-key': 'key-1', 'x-goog-fieldmask': expect.stringContaining('places.reviews') },
        body: { textQuery: '1 Dock Way, Akron' },
      },
    ])
  })

  it('are none for an address that finds nothing', async () => {
    answer = json({})
    expect(await places('key-1').reviewsOf('Nowhere')).toEqual({ rating: null, total: 0, reviews: [] })
  })

  it.each([
    ['refuses', json({ error: {} }, 403)],
    ['answers something else', json({ places: 'none' })],
    ['breaks off', (response: ServerResponse) => response.destroy()],
  ])('are unknown when the service %s, which is logged', async (_, reply) => {
    answer = reply
    expect(await places('key-1').reviewsOf('1 Dock Way')).toBeNull()
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it('are not asked for without a key', async () => {
    expect(places().isConfigured).toBe(false)
    expect(await places().reviewsOf('1 Dock Way')).toEqual({ rating: null, total: 0, reviews: [] })
    expect(asked).toEqual([])
  })
})
