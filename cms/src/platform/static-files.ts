import { type Stats, statSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'

const YEAR = 'public, max-age=31536000, immutable'
/** What is asked about each time, and mostly answered with `304`. */
export const CHECKED = 'public, max-age=0, must-revalidate'

export const etagOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`

export type StaticFolder = {
  root: string
  /** Paths whose names hold a hash of their content. */
  isImmutable: (path: string) => boolean
  rewrite?: (path: string) => string
}

/**
 * Serves a folder of built files: precompressed twins, an ETag from size and time, `304` for a match, a year's cache
 * for hashed names. A path that isn't there goes on to the next handler.
 */
export function staticFiles({ root, isImmutable, rewrite }: StaticFolder): MiddlewareHandler {
  const serve = serveStatic({
    root,
    precompressed: true,
    ...(rewrite ? { rewriteRequestPath: rewrite } : {}),
    onFound: (file, c) => {
      c.header('etag', etagOf(statSync(file)))
      c.header('cache-control', isImmutable(c.req.path) ? YEAR : CHECKED)
    },
  })
  return async (c, next) => {
    const answer = await serve(c, next)
    return answer instanceof Response ? unlessKnown(c, answer) : undefined
  }
}

async function unlessKnown(c: Context, answer: Response): Promise<Response> {
  const etag = answer.headers.get('etag')
  if (!etag || c.req.header('if-none-match') !== etag) return answer
  await answer.body?.cancel()
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(null, { status: 304, headers })
}

/** Serves one file at every path that reaches it: the app's index.html. */
export function singlePage(root: string, file: string): MiddlewareHandler {
  return staticFiles({ root, isImmutable: () => false, rewrite: () => `/${file}` })
}
