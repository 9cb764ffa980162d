import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCdn } from './create-cdn'

type Seen = { method: string; headers: IncomingHttpHeaders; body: string }

let server: Server
let url: string
let status: number
let seen: Seen[]

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
})
beforeEach(() => {
  status = 200
  seen = []
})
afterAll(() => server.close())

const plain = {
  CDN_PURGE_METHOD: 'POST' as const,
  CDN_PURGE_TAGS_HEADER: undefined,
  CDN_PURGE_TAGS_KEY: 'tags',
  CDN_PURGE_SECRET: 'a-secret',
  CDN_PURGE_SECRET_HEADER: 'authorization',
  CDN_PURGE_BATCH: 30,
}
const TAGS = ['listing-1', 'seller-7']

it('is off without an address', () => expect(createCdn(plain)).toBeNull())

it('posts tags as JSON with a bearer, as Cloudflare takes them', async () => {
  await createCdn({ ...plain, CDN_PURGE_URL: url })?.purge(TAGS)
  expect(seen).toMatchObject([{ method: 'POST', headers: { authorization: 'Bearer a-secret' } }])
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ tags: TAGS })
})

it('posts tags in a header with a key, as Fastly takes them', async () => {
  const fastly = { ...plain, CDN_PURGE_TAGS_HEADER: 'surrogate-key', CDN_PURGE_SECRET_HEADER: 'fastly-key' }
  await createCdn({ ...fastly, CDN_PURGE_URL: url })?.purge(TAGS)
  expect(seen).toMatchObject([
    { method: 'POST', body: '', headers: { 'surrogate-key': 'listing-1 seller-7', 'fastly-key': 'a-secret' } },
  ])
})

it('bans by an expression that matches whole tags alone, as Varnish takes it', async () => {
  const varnish = { ...plain, CDN_PURGE_METHOD: 'BAN' as const, CDN_PURGE_TAGS_HEADER: 'x-ban-tags' }
  // Node's HTTP server knows no BAN.
  let request = ''
  const raw = createRawServer((socket) =>
    socket.on('data', (chunk) => {
      request += chunk.toString()
      socket.end('HTTP/1.1 200 Banned\r\ncontent-length: 0\r\n\r\n')
    }),
  )
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`
  await createCdn({ ...varnish, CDN_PURGE_URL: address })?.purge(TAGS)
  raw.close()
  const expression = new RegExp(/x-ban-tags: (.*)/i.exec(request)?.[1] ?? '')
  expect(request).toMatch(/^BAN \/ HTTP/)
  expect(expression.test('listing-9,seller-7,settings')).toBe(true)
  expect(expression.test('listing-11,seller-70')).toBe(false)
})

it('sends many tags in several calls, and fails on the first refusal', async () => {
  const cdn = createCdn({ ...plain, CDN_PURGE_URL: url, CDN_PURGE_BATCH: 2 })
  await cdn?.purge(['a', 'b', 'c'])
  expect(seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ tags: ['a', 'b'] }, { tags: ['c'] }])
  status = 429
  await expect(cdn?.purge(['a', 'b', 'c'])).rejects.toThrow('429')
  expect(seen).toHaveLength(3)
})
