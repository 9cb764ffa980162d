import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Env } from './env'
import { cmsFolder } from './paths'
import { sayWhenToAskAgain } from './platform/ask-again'
import { addressOfRequest, panelAddressHeader } from './platform/client-address'
import { headersOfEveryAnswer, panelPolicy } from './platform/security-headers'

/** Next asks for the fonts of its development messages below `/__nextjs_font`. */
const PANEL = /^\/(admin|cms-api|_next|__nextjs_font)(\/|$|\?)/
/** An upload has at most 3 MB; what stands beside it in its form is small. */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024

/** Payload reads a body whole, before it asks who sends it: its length has to be stated, and small. */
const isTooLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGEST_BODY_BYTES

/** Written last by a build of the panel: without it the panel is being built (cms/start/build.ts). */
const BUILT = join(cmsFolder, process.env.NEXT_DIST_DIR ?? '.next', '.built-from')
const CHECK_MS = 1000
const ASK_AGAIN_SECONDS = 5

const BEING_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stackyard CMS</title>
<h1>The CMS is being built</h1><p>It opens here in about a minute. The marketplace is ready.</p></html>`

/** Says that the panel is still being built; a browser asks again by itself. */
function sayBeingBuilt(response: ServerResponse): void {
  const again = String(ASK_AGAIN_SECONDS)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': again, refresh: again }
  response.writeHead(503, { ...headers, 'cache-control': 'no-store' }).end(BEING_BUILT)
}

type PanelEnv = Pick<Env, 'NODE_ENV' | 'PORT' | 'PUBLIC_URL' | 'TRUST_PROXY'>

export type Panel = {
  owns(url: string | undefined): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** @throws Error when that fails; asked again, it is tried again */
  prepare(): Promise<void>
  /** Whether it answers, or is still being built, for which nobody waits. */
  stands(): boolean
  close(): Promise<void>
}

/**
 * Payload's panel and REST, served by Next inside this process. It is prepared on first use or by `prepare`, which waits
 * for the panel's build: the first start serves the marketplace before that ends.
 */
export function createPanel({ NODE_ENV, PORT: port, PUBLIC_URL, TRUST_PROXY }: PanelEnv): Panel {
  const dev = NODE_ENV === 'development'
  const open = async () => {
    const { default: next } = await import('next')
    return next({ dev, dir: cmsFolder, port, hostname: 'localhost', customServer: true })
  }
  let opened: ReturnType<typeof open> | undefined
  // Loaded when it is needed: a start would wait for it a quarter of a second.
  const app = () => (opened ??= open())
  const isBuilt = () => dev || existsSync(BUILT)
  const isAwaited = !dev && isBuilt()
  let isPrepared = false
  let prepared: Promise<void> | undefined
  const prepare = () =>
    (prepared ??= app()
      .then((server) => server.prepare())
      .then(
        () => void (isPrepared = true),
        (error: unknown) => {
          prepared = undefined
          throw error
        },
      ))
  const whenBuilt = async () => {
    while (!isBuilt()) await setTimeout(CHECK_MS, undefined, { ref: false })
    await prepare()
  }
  return {
    owns: (url) => PANEL.test(url ?? ''),
    prepare: whenBuilt,
    stands: () => isPrepared || !isAwaited,
    close: async () => (await opened)?.close(),
    async handle(request, response) {
      if (isTooLarge(request)) return void response.writeHead(413, { connection: 'close' }).end()
      sayWhenToAskAgain(response, ASK_AGAIN_SECONDS)
      for (const [name, value] of Object.entries(headersOfEveryAnswer(PUBLIC_URL))) response.setHeader(name, value)
      if (!isBuilt()) return sayBeingBuilt(response)
      await prepare()
      const nonce = randomBytes(16).toString('base64')
      const policy = dev ? undefined : panelPolicy(nonce)
      request.headers[panelAddressHeader] = addressOfRequest(request, TRUST_PROXY)
      if (policy) {
        request.headers['content-security-policy'] = policy
        response.setHeader('content-security-policy', policy)
      }
      await (await app()).getRequestHandler()(request, response)
    },
  }
}
