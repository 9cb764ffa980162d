import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StoredPage } from './page-store'
import { answerOf } from './page-answer'
import { cachedPages } from './cached-pages'

const page: StoredPage = {
  type: 'text/html',
  etag: 'W/"1"',
  tags: ['listing-1', 'settings'],
  renderedAt: 7,
  life: 'a',
  position: 7,
  brotli: brotliCompressSync('<p>ü</p>'),
}
let server: Server
let url: string

beforeAll(async () => {
  const takes = cachedPages(
    { log: pino({ level: 'silent' }) },
    { find: (path) => (path === '/known' ? page : undefined), headers: { 'x-frame-options': 'SAMEORIGIN' } },
  )
  server = createServer((request, response) => {
    if (!takes(request, response)) response.writeHead(418).end('the router')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  ['GET', '/known', 200],
  ['HEAD', '/known', 200],
  ['GET', '/known?query=1', 418],
  ['POST', '/known', 418],
  ['GET', '/unknown', 418],
  ['GET', '/known/', 418],
])('%s %s is answered with %i', async (method, path, status) => {
  const answer = await fetch(url + path, { method, headers: { 'accept-encoding': 'br' } })
  expect(answer.status).toBe(status)
})

it('a page comes whole, with its headers and those of every page', async () => {
  const answer = await fetch(`${url}/known`, { headers: { 'accept-encoding': 'br' } })
  expect(await answer.text()).toBe('<p>ü</p>')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-tag': 'listing-1,settings',
    'content-encoding': 'br',
    'content-length': String(page.brotli.length),
    'x-frame-options': 'SAMEORIGIN',
    etag: 'W/"1"',
  })
})

it('gzip is made once, by the router, and sent from then on', async () => {
  const asked = { accepted: 'gzip, deflate', known: undefined }
  const headers = { 'accept-encoding': asked.accepted }
  expect((await fetch(`${url}/known`, { headers })).status).toBe(418)
  const { body } = await answerOf(page, asked)
  const answer = await fetch(`${url}/known`, { headers })
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['gzip', '<p>ü</p>'])
  expect((await answerOf(page, asked)).body).toBe(body)
})

it('a reader without compression gets the page as it was rendered', async () => {
  const { headers, body } = await answerOf(page, { accepted: 'br;q=0', known: undefined })
  expect([String(body), headers['content-length'], headers['content-encoding']]).toEqual(['<p>ü</p>', '9', undefined])
})

it('a reader that has the page gets none', async () => {
  const answer = await fetch(`${url}/known`, { headers: { 'if-none-match': 'W/"1"' } })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
})
