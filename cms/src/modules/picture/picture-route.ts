import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { seedOfName, widthOfFile } from './picture-name'
import { createPictureStore } from './render-picture'

/** GET /{seed}/{width}.webp, mounted at /pictures. A name or width outside the lists is 404 and draws nothing. */
export function pictureRoute(
  { env }: { env: { DATA_DIR: string } },
  store = createPictureStore(join(env.DATA_DIR, 'pictures')),
): Hono {
  const app = new Hono()
  app.get('/:name/:file', async (c) => {
    const seed = seedOfName(c.req.param('name'))
    const width = widthOfFile(c.req.param('file'))
    if (seed === null || width === null) return c.notFound()
    const tag = `"${c.req.param('name')}-${width}-1"`
    c.header('cache-control', 'public, max-age=31536000, immutable')
    c.header('etag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    const file = await store.fileOf(c.req.param('name'), seed, width)
    c.header('content-type', 'image/webp')
    c.header('content-length', String((await stat(file)).size))
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
  })
  return app
}
