import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** After a failure a server gets nothing for so long, as long as another is there. */
const AVOIDED_MS = 500
const RETRY_AFTER_SECONDS = '1'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

type Backend = { port: number; avoidedUntil: number }
export type Proxy = { url: string; close(): void }

/**
 * A load balancer as one puts it in front of web processes: in turn, with a second try elsewhere only where that is safe
 * (a refused connection, or a read without an answer). What no process answers is 503 with Retry-After.
 */
export async function startProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const backends = ports.map((each): Backend => ({ port: each, avoidedUntil: 0 }))
  let turn = 0
  const inTurn = (): Backend[] => {
    turn += 1
    const turned = backends.map((_, index) => backends[(index + turn) % backends.length] as Backend)
    const now = Date.now()
    return turned.toSorted((a, b) => Number(a.avoidedUntil > now) - Number(b.avoidedUntil > now))
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void forward(request, Buffer.concat(chunks), response, inTurn()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  backends: readonly Backend[],
): Promise<void> {
  for (const backend of backends) {
    try {
      const answer = await answerOf(request, body, backend.port)
      response.writeHead(answer.status, answer.headers)
      return void response.end(answer.body)
    } catch (error) {
      backend.avoidedUntil = Date.now() + AVOIDED_MS
      const wasRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      if (!wasRefused && !SAFE.has(request.method ?? '')) break
    }
  }
  const text = JSON.stringify({
    success: false,
    statusCode: 503,
    isError: true,
    message: 'No server answers.',
    error: { code: 'UNAVAILABLE', data: { message: 'No server answers.' } },
    results: null,
    total: 0,
  })
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': RETRY_AFTER_SECONDS })
  response.end(text)
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** A connection of its own for each call: a refused one has brought nothing to the server. @throws what broke it */
function answerOf({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = ask({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, connection: 'close' },
      agent: false,
    })
    call.once('error', reject)
    call.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('aborted', () => reject(new Error('the answer was cut off')))
      response.once('end', () => {
        const { connection: _one, 'keep-alive': _two, 'transfer-encoding': _three, ...rest } = response.headers
        resolve({ status: response.statusCode ?? 502, headers: rest, body: Buffer.concat(chunks) })
      })
    })
    call.end(body)
  })
}
