import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packedPages } from './packed-pages'

const PAGE = '<h1>A dock by the river</h1>'

describe('packed pages', () => {
  let root: string
  let app: Hono
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers })

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'packed-'))
    mkdirSync(join(root, 'pages', 'warehouses'), { recursive: true })
    writeFileSync(join(root, 'pages', 'warehouses', 'dock-in-ohio.page.gz'), gzipSync(PAGE))
    writeFileSync(join(root, 'secret.page.gz'), gzipSync('not for readers'))
    app = new Hono().use(packedPages(join(root, 'pages')))
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it.each(['gzip', 'br, gzip, deflate', 'gzip;q=0.5', '*', 'deflate, gzip;q=1.0'])(
    'go as they lie: %s',
    async (accepted) => {
      const answer = await get('/warehouses/dock-in-ohio', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(PAGE)
    },
  )

  it.each(['', 'br', 'identity', 'gzip;q=0', 'gzip;q=0.0, br', 'xgzip'])(
    'are unpacked for others: %s',
    async (accepted) => {
      const answer = await get('/warehouses/dock-in-ohio', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(await answer.text()).toBe(PAGE)
    },
  )

  it('are answered without a body when the reader has them', async () => {
    const etag = (await get('/warehouses/dock-in-ohio')).headers.get('etag') ?? ''
    const again = await get('/warehouses/dock-in-ohio', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/warehouses/dock-in-ohio', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it.each([
    '/warehouses/none',
    '/warehouses',
    '/../secret',
    '/%2e%2e/secret',
    '/warehouses/..%2f..%2fsecret',
    '/%',
    '/warehouses/dock-in-ohio%00',
  ])('leave what is none of theirs to others: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('are only read', async () => {
    expect((await get('/warehouses/dock-in-ohio', {}, 'POST')).status).toBe(404)
    const head = await get('/warehouses/dock-in-ohio', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})
