import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Buyer, newBuyer, palletsByCard } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

type Attribute = { key: string; value: { stringValue?: string } }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector that speaks OTLP over HTTP and stores what it is sent. */
const bodies: string[] = []
const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

let collector: Server
let stack: Stack
let buyer: Buyer
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      bodies.push(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  stack = await startStack({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'debug' } })
  buyer = await newBuyer(stack)
})
afterAll(async () => {
  await stack.stop()
  collector.close()
})

const ask = (path: string, body: object) =>
  fetch(`${stack.url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.77',
    },
  })

const traceOf = (id: string) => spans().filter(({ traceId }) => traceId === id)

it('one trace leads from the request over its operation to SQL and the payment provider', async () => {
  const { path, body } = { path: '/purchase?canary=in-a-query', body: palletsByCard(buyer, listingIds.main) }
  const response = await ask(path, body)
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  const id = response.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const trace = await eventually('the trace of the purchase', 30_000, () => {
    const seen = traceOf(id)
    return Promise.resolve(seen.some(({ parentSpanId }) => !parentSpanId) ? seen : undefined)
  })
  const names = trace.map(({ name }) => name)
  expect(names).toContain('POST /api/purchase')
  const root = trace.find(({ name }) => name === 'POST /api/purchase')
  const operation = trace.find(({ name }) => name === 'purchase.create')
  expect(operation?.parentSpanId).toBe(root?.spanId)
  expect(names.filter((name) => name.startsWith('pg.query')).length).toBeGreaterThan(0)
  const calls = trace.filter(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'url.full' && value.stringValue?.includes('/v1/payment_intents')),
  )
  expect(calls.length).toBeGreaterThan(0)
})

it('log lines and the reference of a failure name the trace', async () => {
  await stack.pool.query('alter table market.chat_message add constraint planted_refusal check (false) not valid')
  const response = await ask('/chat', { warehouseId: listingIds.main, text: 'Is the dock free?' })
  const id = response.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const log = readFileSync(
    join(import.meta.dirname, '..', '.out', 'logs', `${basename(stack.dataDir)}-door0.log`),
    'utf8',
  )
  expect(log).toContain(`"traceId":"${id}"`)
})

it('jobs have traces of their own', async () => {
  await eventually('a trace of a job', 60_000, () =>
    Promise.resolve(spans().some(({ name }) => name.startsWith('job ')) ? true : undefined),
  )
})

it('no span names the caller or what was in a query', () => {
  const sent = bodies.join('\n')
  expect(sent).toContain('[redacted]')
  for (const word of ['198.51.100.77', 'in-a-query', buyer.email, buyer.token]) expect(sent).not.toContain(word)
})
