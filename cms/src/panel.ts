import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import next from 'next'
import { cmsFolder } from './paths'
import { commonHeaders, panelPolicy } from './platform/security-headers'

const PANEL = /^\/(admin|cms-api|_next)(\/|$|\?)/

export type Panel = {
  owns(url: string | undefined): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  prepare(): Promise<void>
  close(): Promise<void>
}

/** Payload's panel and REST, served by Next inside this process. It is prepared on first use or by `prepare`. */
export function createPanel({ dev, port }: { dev: boolean; port: number }): Panel {
  const app = next({ dev, dir: cmsFolder, port, hostname: 'localhost', customServer: true })
  let prepared: Promise<void> | undefined
  const prepare = () => (prepared ??= app.prepare())
  return {
    owns: (url) => PANEL.test(url ?? ''),
    prepare,
    close: () => app.close(),
    async handle(request, response) {
      await prepare()
      const nonce = randomBytes(16).toString('base64')
      const policy = dev ? undefined : panelPolicy(nonce)
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
      if (policy) {
        request.headers['content-security-policy'] = policy
        response.setHeader('content-security-policy', policy)
      }
      await app.getRequestHandler()(request, response)
    },
  }
}
