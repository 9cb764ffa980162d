import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Services } from '../../platform/services'
import { kindOfStored } from './file-kind'
import { isStoredName, storedPath } from './file-store'
import { findStoredFile } from './repository'

const contentDisposition = (title: string): string =>
  `attachment; filename="${title.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(title).replace(/['()*]/g, '_')}`

/** GET /{storedName}, mounted at /files. Pictures are shown, everything else is handed over as an attachment. */
export function fileRoute({ db, env }: Services): Hono {
  const route = new Hono()
  route.get('/:name', async (c) => {
    const name = c.req.param('name')
    const row = isStoredName(name) ? await findStoredFile(db, name) : null
    const kind = row ? kindOfStored(row.storedName) : null
    if (!row || !kind) return c.notFound()
    const file = storedPath(env.DATA_DIR, row.storedName)
    const found = await stat(file).catch(() => null)
    if (!found) return c.notFound()
    c.header('content-type', kind.mimeType)
    c.header('content-length', String(found.size))
    c.header('x-content-type-options', 'nosniff')
    c.header('content-security-policy', `default-src 'none'; sandbox`)
    c.header('cache-control', kind.isInline ? 'public, max-age=31536000, immutable' : 'private, no-cache')
    if (!kind.isInline) c.header('content-disposition', contentDisposition(row.title))
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream)
  })
  return route
}
