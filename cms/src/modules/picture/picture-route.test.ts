import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureRoute } from './picture-route'
import { createPictureStore } from './render-picture'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('picture route', () => {
  it('draws a WebP of the asked width in 16:10 and lets it be kept for good', async () => {
    const route = pictureRoute({ env: { DATA_DIR: folder } })
    const reply = await route.request('/42/320.webp')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    const meta = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: 320, height: 200 })
    const again = await route.request('/42/320.webp', { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await readdir(join(folder, 'pictures', '42'))).toEqual(['320.webp'])
  })

  it('answers 404 to every other name and width without drawing', async () => {
    let drawn = 0
    const store = createPictureStore(folder, () => {
      drawn += 1
      return Promise.resolve(Buffer.from('x'))
    })
    const route = pictureRoute({ env: { DATA_DIR: folder } }, store)
    for (const bad of ['/4096/320.webp', '/1/321.webp', '/news-64/320.webp', '/1/320.png', '/%2e%2e/320.webp']) {
      expect((await route.request(bad)).status).toBe(404)
    }
    expect(drawn).toBe(0)
  })

  it('renders at most two at once and each picture once for many askers', async () => {
    let running = 0
    let most = 0
    let drawn = 0
    const store = createPictureStore(join(folder, 'gate'), async () => {
      drawn += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return Buffer.from('picture')
    })
    const asks = Array.from({ length: 24 }, (_, i) => store.fileOf(String(i % 8), i % 8, 320))
    expect(new Set(await Promise.all(asks)).size).toBe(8)
    expect(drawn).toBe(8)
    expect(most).toBe(2)
  })
})
