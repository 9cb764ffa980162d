import assert from 'node:assert/strict'
import type { Envelope } from '@stackyard/shared/schema/envelope'
import { anyAddress } from './address.ts'
import { isEnvelope } from './envelope.ts'

export type CallOptions = {
  token?: string
  body?: unknown
  headers?: Record<string, string>
  /** The address the call seems to come from; a new one each call unless given. */
  from?: string
}

export type Reply<T> = Envelope<T> & { status: number; headers: Headers }

/**
 * One call as a program would make it, without the typed client: `call(stack.url, 'POST', '/auth/login', { body })`.
 * Asserts that the reply is the envelope, whatever its status.
 */
export async function call<T = unknown>(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: CallOptions = {},
): Promise<Reply<T>> {
  const isForm = options.body instanceof FormData
  const response = await fetch(`${url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': options.from ?? anyAddress(),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
  })
  const text = await response.text()
  const where = `${method} ${path} → ${response.status}: ${text.slice(0, 500)}`
  assert.ok(isEnvelope(text), `not the envelope: ${where}`)
  return { ...(JSON.parse(text) as Envelope<T>), status: response.status, headers: response.headers }
}

/** As `call`, and asserts success. Answers with the results. */
export async function ok<T = unknown>(...args: Parameters<typeof call>): Promise<T> {
  const reply = await call<T>(...args)
  assert.ok(reply.success, `${args[1]} ${args[2]}: ${reply.status} ${JSON.stringify(reply.error)}`)
  return reply.results
}
