import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData, SiteSettings } from '@stackyard/shared/schema/page-data'

/** What a page is rendered with (site/src/env.d.ts). */
export type PageLocals = {
  data: PageData
  site: { address: string; cardKey: string; settings: SiteSettings }
}

export type Rendered = { status: number; type: string; body: Buffer }

/** Renders the page at a path. @throws Error when its data can't be read, or the page is faulty */
export type RenderPage = (path: string, locals: PageLocals) => Promise<Rendered>

/** The middleware of @astrojs/node. */
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: PageLocals & { onFault: (error: unknown) => void },
) => Promise<void>

/** A response that is collected and sent nowhere. A page comes in one piece, which is kept as it is. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  readonly #done = Promise.withResolvers<Rendered>()
  #type = ''

  get done(): Promise<Rendered> {
    return this.#done.promise
  }

  override writeHead(status: number, headers?: unknown): this {
    this.statusCode = status
    this.#type = String((headers as Record<string, unknown> | undefined)?.['content-type'] ?? '')
    return this
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    )
    return true
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    const [first, ...more] = this.#chunks
    const body = first && more.length === 0 ? first : Buffer.concat(this.#chunks)
    this.#done.resolve({ status: this.statusCode, type: this.#type, body })
    this.emit('finish')
    return this
  }
}

/**
 * Loads the program of a build of the site (`server/entry.mjs`). It lets unhandled rejections pass in the whole process;
 * that is undone, since a fault of another part has to be seen.
 */
async function loadHandler(folder: string): Promise<Handler> {
  const before = new Set(process.listeners('unhandledRejection'))
  const { handler } = (await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href)) as { handler: Handler }
  for (const listener of process.listeners('unhandledRejection'))
    if (!before.has(listener)) process.off('unhandledRejection', listener)
  return handler
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'the page has a fault')

/** Renders pages by the code in `folder`, a build of the site, in this process. */
export async function pageRenderer(folder: string): Promise<RenderPage> {
  const handler = await loadHandler(folder)
  return async (path, locals) => {
    const request = new IncomingMessage(new Socket())
    Object.assign(request, { method: 'GET', url: path, headers: { host: new URL(locals.site.address).host } })
    const response = new CollectedResponse(request)
    let fault: { cause: unknown } | undefined
    const onFault = (cause: unknown) => (fault ??= { cause })
    await handler(request, response, () => response.writeHead(404).end(), { ...locals, onFault })
    const rendered = await response.done
    if (fault || rendered.status >= 500)
      throw new Error(`${path} could not be rendered: ${messageOf(fault?.cause)}`, fault)
    return rendered
  }
}
