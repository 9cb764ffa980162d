import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A cache in front of a server, as a CDN is one: it answers a page that it has without asking, and drops pages by their
 * `Cache-Tag` when a PURGE names tags. `refuse` lets that many purges fail with 503.
 */
export type CachingProxy = {
  url: string
  purges: string[]
  forward(origin: string): void
  refuse(count: number): void
  close(): void
}

type Cached = { tags: string[]; body: Buffer; type: string }

/** Starts one on a free port of the loopback. */
export async function startCachingProxy(): Promise<CachingProxy> {
  const pages = new Map<string, Cached>()
  const purges: string[] = []
  let origin = ''
  let refusals = 0

  function purge(request: IncomingMessage, response: ServerResponse): void {
    const named = String(request.headers['xkey-purge'] ?? '')
    if (refusals > 0) {
      refusals -= 1
      return void response.writeHead(503).end()
    }
    purges.push(named)
    const tags = new Set(named.split(' '))
    for (const [path, page] of pages) if (page.tags.some((tag) => tags.has(tag))) pages.delete(path)
    response.writeHead(204).end()
  }

  async function get(path: string, response: ServerResponse): Promise<void> {
    const known = pages.get(path)
    if (known) return void response.writeHead(200, { 'content-type': known.type, 'x-cache': 'hit' }).end(known.body)
    const answer = await fetch(origin + path)
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const tags = answer.headers.get('cache-tag')?.split(',') ?? []
    if (answer.status === 200 && /s-maxage=[1-9]/.test(answer.headers.get('cache-control') ?? ''))
      pages.set(path, { tags, body, type })
    response.writeHead(answer.status, { 'content-type': type, 'x-cache': 'miss' }).end(body)
  }

  const server = createServer((request, response) => {
    if (request.method === 'PURGE') return purge(request, response)
    get(request.url ?? '/', response).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    purges,
    forward: (to) => void (origin = to),
    refuse: (count) => void (refusals = count),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
