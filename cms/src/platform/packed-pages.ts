import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { CHECKED, etagOf } from './static-files'

const unpacked = promisify(gunzip)
/** No segment begins with a dot, so none leads out of the folder. */
const PATH = /^(?:\/[^/\\.\0][^/\\\0]*)+$/
/** RFC 9110 §12.5.3: `gzip;q=0` is a refusal. */
const TAKES_GZIP = /(?:^|[\s,])(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i

/**
 * Serves pages that lie compressed only, each in one file `{path}.page.gz` (site/src/fill-listings.ts): as they lie to
 * readers who take gzip, unpacked to the few who don't. ETag and `304` as `staticFiles`; a path that isn't there goes on
 * to the next handler.
 */
export function packedPages(folder: string): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || !PATH.test(path)) return next()
    // A page that is not packed goes on to the next handler.
    const file = await open(join(folder, `${decoded(path)}.page.gz`)).catch(() => null)
    if (!file) return next()
    try {
      const found = await file.stat()
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': CHECKED,
        'last-modified': found.mtime.toUTCString(),
        etag: etagOf(found),
        vary: 'Accept-Encoding',
      }
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
      const packed = await file.readFile()
      if (TAKES_GZIP.test(c.req.header('accept-encoding') ?? ''))
        return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
      return c.body(await unpacked(packed), 200, headers)
    } finally {
      await file.close()
    }
  }
}

/** A path with escapes that say nothing is none of ours; one with slashes or dots in them neither. */
function decoded(path: string): string {
  try {
    const plain = decodeURI(path)
    return PATH.test(plain) ? plain : path
  } catch {
    // Escapes that say nothing name no page.
    return path
  }
}
