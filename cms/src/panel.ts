import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import type { Env } from './env'
import { cmsFolder } from './paths'
import { addressOfRequest, panelAddressHeader } from './platform/client-address'
import { headersOfEveryAnswer, panelPolicy } from './platform/security-headers'

/** Next asks for the fonts of its development messages below `/__nextjs_font`. */
const PANEL = /^\/(admin|cms-api|_next|__nextjs_font)(\/|$|\?)/
/** An upload has at most 3 MB; what stands beside it in its form is small. */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024

/** Payload reads a body whole, before it asks who sends it: its length has to be stated, and small (QUALITY §3). */
const isTooLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGEST_BODY_BYTES

type PanelEnv = Pick<Env, 'NODE_ENV' | 'PORT' | 'PUBLIC_URL' | 'TRUST_PROXY'>

export type Panel = {
  owns(url: string | undefined): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  prepare(): Promise<void>
  close(): Promise<void>
}

/** Payload's panel and REST, served by Next inside this process. It is prepared on first use or by `prepare`. */
export function createPanel({ NODE_ENV, PORT: port, PUBLIC_URL, TRUST_PROXY }: PanelEnv): Panel {
  const dev = NODE_ENV === 'development'
  const app = next({ dev, dir: cmsFolder, port, hostname: 'localhost', customServer: true })
  let prepared: Promise<void> | undefined
  const prepare = () => (prepared ??= app.prepare())
  return {
    owns: (url) => PANEL.test(url ?? ''),
    prepare,
    close: () => app.close(),
    async handle(request, response) {
      if (isTooLarge(request)) return void response.writeHead(413, { connection: 'close' }).end()
      await prepare()
      const nonce = randomBytes(16).toString('base64')
      const policy = dev ? undefined : panelPolicy(nonce)
      request.headers[panelAddressHeader] = addressOfRequest(request, TRUST_PROXY)
      for (const [name, value] of Object.entries(headersOfEveryAnswer(PUBLIC_URL))) response.setHeader(name, value)
      if (policy) {
        request.headers['content-security-policy'] = policy
        response.setHeader('content-security-policy', policy)
      }
      await app.getRequestHandler()(request, response)
    },
  }
}
