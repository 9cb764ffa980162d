import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connectPage, isConnectPage } from './connect-page'
import { identityPage, isIdentityPage } from './identity-page'
import { ControlFault, control } from './control-plane'
import { ensureDemoRecords } from './demo-records'
import { expand } from './expand'
import { FaultPoints } from './fault-points'
import { Idempotency } from './idempotency'
import { Params } from './params'
import { findRoute } from './router'
import { Simulation, type SimulationOptions } from './simulation'
import { StripeFault, type FaultBody } from './stripe-fault'

export type SimulatorOptions = SimulationOptions & {
  /** 0 takes any free port. */
  port: number
  host?: string | undefined
}
export type RunningSimulator = { url: string; port: number; sim: Simulation; close: () => Promise<void> }

type Reply = { status: number; body: unknown; headers?: Record<string, string> }
type Request = { method: string; path: string; query: string; body: string; headers: IncomingMessage['headers'] }

const largestBody = 1_000_000
const shim = Buffer.concat(
  ['views', 'stripe'].map((part) => readFileSync(new URL(`./shim/${part}.js`, import.meta.url))),
)
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-max-age': '600',
}

/** Starts the simulator; resolves once it listens. Rejects with EADDRINUSE when the port is taken. */
export async function start(options: SimulatorOptions): Promise<RunningSimulator> {
  const sim = new Simulation(options)
  const faults = new FaultPoints()
  const idempotency = new Idempotency(sim.store)
  idempotency.dropUnfinished()
  const server = createServer((request, response) => {
    serve(request, response, { sim, faults, idempotency }).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(options.port, options.host ?? '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    faults.reset()
    sim.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  sim.origin = `http://localhost:${port}`
  return { url: sim.origin, port, sim, close }
}

type House = { sim: Simulation; faults: FaultPoints; idempotency: Idempotency }

async function serve(request: IncomingMessage, response: ServerResponse, house: House): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator')
  if (request.method === 'OPTIONS') return send(response, { status: 204, body: null, headers: cors })
  if (url.pathname === '/v3/' || url.pathname === '/v3') {
    response
      .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache', ...cors })
      .end(shim)
    return
  }
  const body = await readBody(request)
  const call = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    body,
    headers: request.headers,
  }
  const isIdentity = isIdentityPage(url.pathname)
  if (isIdentity || isConnectPage(url.pathname)) {
    const show = isIdentity ? identityPage : connectPage
    const { status, html, location } = show(house.sim, call.method, call.path, body)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(location && { location }),
    }
    response.writeHead(status, headers).end(html)
    return
  }
  if (url.pathname.startsWith('/__sim/')) return send(response, await serveControl(request, call, house))
  const reply = await answer(call, house)
  if (reply) send(response, reply)
  else request.socket.destroy()
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body === null ? undefined : JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw new Error('Request body over 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Only this machine may steer, and no web page: pages cannot send JSON across origins without CORS, which is not given here. */
async function serveControl(request: IncomingMessage, call: Request, { sim, faults }: House): Promise<Reply> {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
  const isJson = call.headers['content-type']?.startsWith('application/json') === true
  if (!isLocal || (call.method === 'POST' && !isJson))
    return { status: 403, body: { error: 'From this machine, as JSON, only.' } }
  try {
    const result = await control(
      sim,
      faults,
      call.path.slice('/__sim/'.length),
      call.body === '' ? {} : JSON.parse(call.body),
    )
    return result === null ? { status: 404, body: { error: 'No such control.' } } : { status: 200, body: result }
  } catch (error) {
    if (error instanceof ControlFault || error instanceof SyntaxError)
      return { status: 400, body: { error: error.message } }
    if (error instanceof StripeFault) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

/** Null when the connection is to be closed without an answer. */
async function answer(call: Request, house: House): Promise<Reply | null> {
  const requestId = `req_${randomBytes(7).toString('hex')}`
  const headers = { ...cors, 'request-id': requestId, 'stripe-version': String(call.headers['stripe-version'] ?? '') }
  const found = findRoute(call.method, call.path)
  const point = `${call.method} ${found?.route.path ?? call.path}`
  const early = await house.faults.pass(point, 'before')
  if (early) return early.hangUp ? null : { ...arranged(early), headers }
  const reply = runKept(call, found, house, requestId)
  const late = await house.faults.pass(point, 'after')
  // The answer of a call held after its work is kept only now: till then its key is in progress.
  reply.settle()
  if (late) return late.hangUp ? null : { ...arranged(late), headers }
  return { status: reply.status, body: reply.body, headers: { ...headers, ...reply.headers } }
}

function arranged(failure: { status: number; code?: string | undefined; message?: string | undefined }): Reply {
  const type = failure.status >= 500 ? 'api_error' : failure.status === 402 ? 'card_error' : 'invalid_request_error'
  const error: FaultBody = {
    type,
    message: failure.message ?? 'An arranged failure.',
    ...(failure.code && { code: failure.code }),
  }
  return { status: failure.status, body: { error } }
}

type KeptRun = Reply & { settle: () => void }

function runKept(call: Request, found: ReturnType<typeof findRoute>, house: House, requestId: string): KeptRun {
  const key = call.headers['idempotency-key']
  const isKept = call.method === 'POST' && typeof key === 'string' && key !== ''
  if (!isKept) return { ...run(call, found, house), settle: () => {} }
  try {
    const before = house.idempotency.begin(key, call.path, call.body, requestId)
    if (before?.reply) {
      const headers = { 'idempotent-replayed': 'true', 'original-request': before.requestId }
      return { ...before.reply, headers, settle: () => {} }
    }
  } catch (error) {
    return { ...faultReply(error), settle: () => {} }
  }
  const reply = run(call, found, house)
  // Stripe keeps what was carried out, refusals by the card's bank included, and forgets what it never began.
  const isCarriedOut = reply.status < 400 || reply.status === 402 || reply.status >= 500
  const settle = (): void => {
    if (isCarriedOut) house.idempotency.keep(key, reply.status, reply.body)
    else house.idempotency.forget(key)
  }
  return { ...reply, settle }
}

function faultReply(error: unknown): Reply {
  if (error instanceof StripeFault) return { status: error.status, body: { error: error.body } }
  throw error
}

function run(call: Request, found: ReturnType<typeof findRoute>, { sim }: House): Reply {
  try {
    const key = keyOf(call)
    if (!found) throw new StripeFault(404, unrecognized(call))
    const { route, id } = found
    if (key === 'publishable' && !route.isPublic) throw secretNeeded()
    const params = Params.read(call.method === 'GET' ? call.query : [call.query, call.body].filter(Boolean).join('&'))
    params.allowOnly([...route.accepts, 'expand', 'key'])
    sim.tick()
    ensureDemoRecords(sim, `${call.path} ${call.body} ${call.query}`)
    sim.causeKey = call.headers['idempotency-key']?.toString() ?? null
    const body = route.run({ sim, params, id, key })
    return { status: 200, body: expand(sim.store, body, params.list('expand') ?? []) }
  } catch (error) {
    return faultReply(error)
  } finally {
    sim.causeKey = null
  }
}

function unrecognized(call: Request): FaultBody {
  return { type: 'invalid_request_error', message: `Unrecognized request URL (${call.method}: ${call.path}).` }
}

function secretNeeded(): StripeFault {
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  return new StripeFault(403, { type: 'invalid_request_error', code: 'secret_key_required', message })
}

function keyOf(call: Request): 'secret' | 'publishable' {
  const header = call.headers.authorization ?? ''
  const basic = header.startsWith('Basic ')
    ? Buffer.from(header.slice(6), 'base64').toString().split(':')[0]
    : undefined
  const key = basic ?? (header.startsWith('Bearer ') ? header.slice(7) : '')
  if (/^sk_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  const message = key
    ? 'Invalid API Key provided. The simulator takes test keys only.'
    : 'You did not provide an API key.'
  throw new StripeFault(401, { type: 'invalid_request_error', message })
}
