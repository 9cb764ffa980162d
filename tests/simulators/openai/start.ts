import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fill, type JsonSchema } from './fill'

/*
 * Speaks the wire protocol of OpenAI's chat completions as far as the product uses it: a strict JSON schema is answered
 * with JSON of that shape. Words in the question choose a fault, as test numbers do for cards:
 * [refusal], [broken], [shape], [busy], [outage], [cut], [silence]; in a stream [stall] and [drop] after its first words,
 * and [slow], which takes its time.
 */

type Body = {
  model?: string
  messages?: { role: string; content: string }[]
  stream?: boolean
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: JsonSchema } }
}

export type RunningModel = { url: string; port: number; close(): Promise<void> }

const largestBody = 1_000_000

/** Starts the simulator; resolves once it listens. */
export async function start({
  port = 0,
  host = '127.0.0.1',
}: { port?: number; host?: string } = {}): Promise<RunningModel> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { url: `http://127.0.0.1:${address.port}/v1`, port: address.port, close }
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const fault = (response: ServerResponse, status: number, message: string, code: string | null = null) =>
  send(response, status, { error: { message, type: 'invalid_request_error', param: null, code } })

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return fault(response, 404, 'Unknown path')
  if (!request.headers.authorization?.startsWith('Bearer sk-'))
    return fault(response, 401, 'Incorrect API key provided', 'invalid_api_key')
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const raw = Buffer.concat(chunks)
  if (raw.length > largestBody) return fault(response, 413, 'Too large')
  const body = JSON.parse(raw.toString('utf8')) as Body
  const format = body.response_format?.json_schema
  if (!body.model || !body.messages?.length) return fault(response, 400, 'model and messages are required')
  if (!format?.strict || format.schema.type !== 'object')
    return fault(response, 400, 'Invalid schema for response_format')
  const question = body.messages.map(({ content }) => content).join('\n')
  const chosen = /\[(refusal|broken|shape|busy|outage|cut|silence|stall|drop|slow)\]/.exec(question)?.[1]
  if (chosen === 'silence') return undefined
  if (chosen === 'busy') return fault(response, 429, 'Rate limit reached', 'rate_limit_exceeded')
  if (chosen === 'outage') return fault(response, 503, 'The server is overloaded')
  const user = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const text =
    { broken: '{"title": "half', shape: '{"other": true}' }[chosen ?? ''] ?? JSON.stringify(fill(format.schema, user))
  const content = chosen === 'refusal' ? null : text
  if (body.stream) return streamOut(response, { model: body.model, question, content, fault: chosen ?? '' })
  return send(response, 200, completion(body.model, question, content, chosen === 'cut'))
}

const tokens = (text: string) => Math.ceil(text.length / 4)

function completion(model: string, question: string, content: string | null, isCut: boolean): unknown {
  const [input, output] = [tokens(question), tokens(content ?? '')]
  return {
    id: `chatcmpl-sim${tokens(question)}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: `${model} (simulated)`,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content,
          refusal: content === null ? REFUSED : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: isCut ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }
}

const REFUSED = 'I cannot help with this.'
const PIECES = 12
const SLOW_MS = 100

type Streamed = { model: string; question: string; content: string | null; fault: string }

/** The answer in pieces, as server-sent events; the last but one carries what it cost. */
async function streamOut(response: ServerResponse, { model, question, content, fault }: Streamed): Promise<void> {
  const text = content ?? REFUSED
  const head = {
    id: `chatcmpl-sim${tokens(question)}`,
    object: 'chat.completion.chunk',
    created: Math.floor(Date.now() / 1000),
    model: `${model} (simulated)`,
  }
  const say = (choices: unknown[], more: object = {}) =>
    response.write(`data: ${JSON.stringify({ ...head, choices, ...more })}\n\n`)
  const choice = (delta: object, finish: string | null = null) => [
    { index: 0, delta, logprobs: null, finish_reason: finish },
  ]
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  say(choice({ role: 'assistant' }))
  const size = fault === 'slow' ? 1 : Math.ceil(text.length / PIECES)
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    say(choice({ [content === null ? 'refusal' : 'content']: text.slice(at, at + size) }))
    if (fault === 'stall') return
    if (fault === 'drop') return void response.destroy()
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  }
  const [input, output] = [tokens(question), tokens(content ?? '')]
  say(choice({}, fault === 'cut' ? 'length' : 'stop'))
  say([], { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } })
  response.end('data: [DONE]\n\n')
}
