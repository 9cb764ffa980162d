import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Turnstile's published keys for tests: they open nothing at the real provider but its test answers. */
export const SITE_KEY = '1x00000000000000000000AA'
export const SECRET_KEY = '1x0000000000000000000000000000000AA'
/** The token that Turnstile's test keys accept as often as it is sent. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'

const VALID_MS = 300_000
const LARGEST_BODY = 16_384
const widget = readFileSync(new URL('./widget.js', import.meta.url))
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

type Token = { issuedAt: number; usedBy: string | null }
type Verdict = { success: boolean; 'error-codes': string[]; challenge_ts?: string; hostname?: string }

export type CaptchaSimulator = { url: string; env: Record<string, string>; close(): Promise<void> }

/** A server that speaks the siteverify protocol and hands out tokens to its own widget. Port 0 takes any free one. */
export async function startCaptcha(port = 0): Promise<CaptchaSimulator> {
  const tokens = new Map<string, Token>()
  const server = createServer((request, response) => {
    serve(tokens, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  const own = (server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${own}`,
    env: {
      CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_SECRET_KEY: SECRET_KEY,
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${own}/siteverify`,
      CAPTCHA_SCRIPT_URL: `http://localhost:${own}/api.js`,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function serve(tokens: Map<string, Token>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?')[0]
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
  if (request.method === 'GET' && path === '/api.js')
    return void response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(widget)
  if (request.method !== 'POST') return void json(404, {})
  const body = await readBody(request)
  if (path === '/token') {
    if (body.get('sitekey') !== SITE_KEY) return void json(400, { error: 'unknown sitekey' })
    const token = `0.${randomUUID()}`
    tokens.set(token, { issuedAt: Date.now(), usedBy: null })
    return void json(200, { token })
  }
  return void (path === '/siteverify' ? json(200, verify(tokens, body)) : json(404, {}))
}

const refused = (...codes: string[]): Verdict => ({ success: false, 'error-codes': codes })

/** A token is good for one check within five minutes; the same idempotency key gets the same answer again. */
function verify(tokens: Map<string, Token>, body: Map<string, string>): Verdict {
  const secret = body.get('secret')
  const response = body.get('response')
  if (!secret) return refused('missing-input-secret')
  if (secret !== SECRET_KEY) return refused('invalid-input-secret')
  if (!response) return refused('missing-input-response')
  const passed: Verdict = {
    success: true,
    'error-codes': [],
    challenge_ts: new Date().toISOString(),
    hostname: 'localhost',
  }
  if (response === DUMMY_TOKEN) return passed
  const token = tokens.get(response)
  const call = body.get('idempotency_key') ?? randomUUID()
  if (!token) return refused('invalid-input-response')
  if ((token.usedBy !== null && token.usedBy !== call) || Date.now() - token.issuedAt > VALID_MS)
    return refused('timeout-or-duplicate')
  token.usedBy = call
  return passed
}

/** The fields of a body, which the protocol lets come as a form or as JSON. */
async function readBody(request: IncomingMessage): Promise<Map<string, string>> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > LARGEST_BODY) throw new Error('too large')
  }
  const isJson = (request.headers['content-type'] ?? '').includes('json')
  const fields = isJson
    ? Object.entries(JSON.parse(text) as Record<string, unknown>)
    : [...new URLSearchParams(text).entries()]
  return new Map(fields.map(([name, value]) => [name, String(value)]))
}
