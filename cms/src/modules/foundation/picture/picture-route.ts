import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { seedOfName, widthOfFile } from './picture-name'
import { createPictureStore, renderPicture } from './render-picture'
import { cardOfFile, shareCardKey } from './share-card-name'

type Env = { DATA_DIR: string; PAYLOAD_SECRET: string }
type Picture = { name: string; tag: string; type: string; draw: () => Promise<Buffer> }

/** The drawing of cards and its fonts are loaded with the first card: a start does without them. */
const drawCard = async (...drawn: Parameters<(typeof import('./draw-share-card'))['drawShareCard']>): Promise<Buffer> =>
  (await import('./draw-share-card')).drawShareCard(...drawn)

function sceneAt(name: string, file: string): Picture | null {
  const seed = seedOfName(name)
  const width = widthOfFile(file)
  if (seed === null || width === null) return null
  const tag = `"${name}-${width}-1"`
  return { name: join(name, file), tag, type: 'image/webp', draw: () => renderPicture(seed, width) }
}

function cardAt(file: string, key: string): Picture | null {
  const found = cardOfFile(file, key)
  if (!found) return null
  const { card, seed, signature } = found
  const draw = () => drawCard(card, seed)
  return { name: join('cards', `${signature}.jpg`), tag: `"${signature}"`, type: 'image/jpeg', draw }
}

/**
 * GET /{seed}/{width}.webp and /card/{text}.{signature}.jpg, mounted at /pictures. Any other name, and a card that we
 * have not signed, is 404 and draws nothing.
 */
export function pictureRoute({ env }: { env: Env }, store = createPictureStore(join(env.DATA_DIR, 'pictures'))): Hono {
  const app = new Hono()
  const key = shareCardKey(env)
  const answer = async (c: Context, { name, tag, type, draw }: Picture) => {
    c.header('cache-control', 'public, max-age=31536000, immutable')
    c.header('etag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    const file = await store.fileOf(name, draw)
    c.header('content-type', type)
    c.header('content-length', String((await stat(file)).size))
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
  }
  app.get('/:name/:file', async (c) => {
    const { name, file } = c.req.param()
    const picture = name === 'card' ? cardAt(file, key) : sceneAt(name, file)
    return picture ? answer(c, picture) : c.notFound()
  })
  return app
}
