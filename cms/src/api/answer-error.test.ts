import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, it } from 'vitest'
import { CodedError } from '../platform/coded-error'
import type { Services } from '../platform/services'
import { answerError } from './answer-error'

const fromDatabase = (code: string) =>
  new Error('query failed', { cause: Object.assign(new Error('secret detail'), { code }) })

function doorThat(throws: Error) {
  const logged: unknown[] = []
  const part = new Hono().get('/page', () => Promise.reject(throws))
  const app = new Hono()
  app.onError(answerError({ log: { error: (line: unknown) => logged.push(line) } as unknown as Services['log'] }))
  app.route('/', part)
  app.route('/api', part)
  return { app, logged }
}

describe('a handler that throws', () => {
  it.each([
    [new CodedError('NOT_FOUND'), 404, 0],
    [fromDatabase('22021'), 400, 0],
    [fromDatabase('ECONNREFUSED'), 503, 1],
    [new TypeError('secret detail'), 500, 1],
    [new HTTPException(413, { message: 'Too much' }), 413, 0],
  ])('%s answers its status, and is logged when it is our fault', async (error, status, lines) => {
    const { app, logged } = doorThat(error)
    const reply = await app.request('/page')
    expect(reply.status).toBe(status)
    expect(await reply.text()).not.toContain('secret')
    expect(logged).toHaveLength(lines)
  })

  it('answers the envelope below /api', async () => {
    const reply = await doorThat(fromDatabase('22021')).app.request('/api/page')
    expect(await reply.json()).toMatchObject({ success: false, statusCode: 400, error: { code: 'BAD_REQUEST' } })
  })
})
