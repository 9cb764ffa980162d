import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardText, type ShareCard } from '@stackyard/shared/domain/share-card'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pictureRoute } from './picture-route'
import { folderStorage } from '../../../platform/storage/folder-storage'
import { createPictureStore } from './render-picture'
import { DRAWINGS_VERSION } from './scene'
import { cardOfFile, shareCardKey } from './share-card-name'

let folder = ''
const secret = 'a secret of this test alone'
const given = () => ({ env: { PAYLOAD_SECRET: secret }, storage: folderStorage(folder) })

/** The address of a card as the build of the site signs it (site/src/lib/share-card.ts). */
function signed(card: ShareCard): string {
  const text = Buffer.from(cardText(card)).toString('base64url')
  const key = shareCardKey({ PAYLOAD_SECRET: secret })
  return `/card/${text}.${createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)}.jpg`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('picture route', () => {
  it('draws a WebP of the asked width in 16:10, which is kept for a day and then asked for by its tag', async () => {
    const route = pictureRoute(given())
    const reply = await route.request('/42/320.webp')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=2592000')
    const meta = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect(meta).toMatchObject({ format: 'webp', width: 320, height: 200 })
    const again = await route.request('/42/320.webp', { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await readdir(join(folder, 'pictures', 'v2', '42'))).toEqual(['320.webp'])
  })

  it('draws the floor plans of listings, each another picture', async () => {
    const route = pictureRoute(given())
    const names = ['plan-1-1', 'plan-7-1', 'plan-4-3', 'plan-4-3-c', 'plan-4-3-r', 'plan-4-3-cr']
    const replies = await Promise.all(names.map((name) => route.request(`/${name}/320.webp`)))
    const pictures = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 })
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(names.length)
  })

  it('draws a signed card as a JPEG of 1200 × 630, once, and lets it be kept for good', async () => {
    const path = signed({ brand: 'Brand', kind: 'News', title: 'Dock fees in Łódź', line: '', scene: '7' })
    const reply = await pictureRoute(given()).request(path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
    expect(reply.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(200_000)
    expect(await readdir(join(folder, 'pictures', 'cards'))).toHaveLength(1)
  })

  it('answers 404 to every other name and width, and to cards of others, without drawing', async () => {
    const store = { bytesOf: () => Promise.reject(new Error('nothing is to be drawn')) }
    const route = pictureRoute(given(), store)
    const card = signed({ brand: 'Brand', kind: 'News', title: 'Dock fees', line: '', scene: '7' })
    const foreign = signed({ brand: 'Brand', kind: 'News', title: 'Dock fees', line: '', scene: '9999' })
    const forged = card.replace('/card/', '/card/A')
    const bad = [
      '/4096/320.webp',
      '/1/321.webp',
      '/plan-8-1/320.webp',
      '/plan-1-1-x/320.webp',
      '/news-64/320.webp',
      '/1/320.png',
      '/%2e%2e/320.webp',
      '/card/x.jpg',
    ]
    for (const path of [...bad, foreign, forged, card.replace(/.\.jpg$/, '.jpg'), `/card/${'a'.repeat(5000)}.b.jpg`])
      expect((await route.request(path)).status).toBe(404)
    await expect(route.request(card)).resolves.toMatchObject({ status: 500 })
  })

  it('has other addresses for the cards of other drawings', async () => {
    vi.resetModules()
    vi.doMock('./scene', () => ({ DRAWINGS_VERSION: DRAWINGS_VERSION + 1 }))
    const later = await import('./share-card-name')
    const env = { PAYLOAD_SECRET: secret }
    expect(later.shareCardKey(env)).not.toBe(shareCardKey(env))
    const file = signed({ brand: 'Brand', kind: 'News', title: 'Dock fees', line: '', scene: '7' }).split('/')[2] ?? ''
    expect(cardOfFile(file, shareCardKey(env))).toMatchObject({ seed: 7 })
    expect(later.cardOfFile(file, later.shareCardKey(env))).toBeNull()
    vi.doUnmock('./scene')
  })

  it('renders at most two at once and each picture once for many askers', async () => {
    let running = 0
    let most = 0
    let drawn = 0
    const store = createPictureStore(folderStorage(join(folder, 'gate')))
    const draw = async () => {
      drawn += 1
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return Buffer.from('picture')
    }
    const asks = Array.from({ length: 24 }, (_, i) =>
      store.bytesOf({ key: `pictures/${i % 8}/320.webp`, type: 'image/webp', draw }),
    )
    expect(new Set(await Promise.all(asks)).size).toBe(8)
    expect(drawn).toBe(8)
    expect(most).toBe(2)
  })
})
