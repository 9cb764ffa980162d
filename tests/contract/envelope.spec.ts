import { get } from 'node:http'
import { describe, expect, it } from 'vitest'
import { call } from '../setup/api'
import { isEnvelope } from '../setup/envelope'
import { sharedStack } from '../setup/stack'

const { url } = sharedStack()

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

describe('the envelope (R-289)', () => {
  it('wraps results and total of a list', async () => {
    const reply = await call(url, 'GET', '/warehouse/?limit=2')
    expect(reply).toMatchObject({ success: true, statusCode: 200, isError: false, error: null })
    expect(reply.results).toHaveLength(2)
    expect(reply.total).toBeGreaterThan(2)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('answers under both spellings of a trailing slash', async () => {
    for (const path of ['/warehouse', '/warehouse/', '/posts', '/posts/', '/config', '/config/'])
      expect((await call(url, 'GET', path)).status, path).toBe(200)
  })

  it.each([
    ['GET', '/nothing-here', 404],
    ['POST', '/warehouse/count-warehouse', 404],
    ['GET', '/warehouse/999999999', 404],
    ['GET', '/user/cards/', 401],
  ] as const)('%s %s is refused with %i', async (method, path, status) => {
    const reply = await call(url, method, path, method === 'POST' ? { body: {} } : {})
    expect(reply).toMatchObject({ status, statusCode: status, success: false, isError: true, results: null })
    expect(reply.error?.data.message).toBe(reply.message)
  })

  it.each([
    ['cut off', '{"email":'],
    ['no object', '"text"'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['very deep', '['.repeat(5000) + ']'.repeat(5000)],
    ['with a poisoned prototype', '{"__proto__":{"userType":"admin"},"email":"a@b.cd"}'],
  ])('refuses a body that is %s with 400', async (_, body) => {
    const { status, text } = await post('/auth/login', body)
    expect(status).toBe(400)
    expect(isEnvelope(text)).toBe(true)
  })

  it('refuses a body over one megabyte with 413, in under a second', async () => {
    const started = performance.now()
    const { status, text } = await post('/auth/login', JSON.stringify({ email: 'a'.repeat(1_100_000) }))
    expect(status).toBe(413)
    expect(isEnvelope(text)).toBe(true)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('refuses headers over 16 kB with 431', async () => {
    const status = await new Promise((resolve, reject) => {
      const options = { agent: false, headers: { 'x-large': 'a'.repeat(20_000) } }
      get(`${url}/api/config`, options, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(431)
  })

  it.each([
    '?limit=abc',
    '?limit=-5',
    '?skip=1e99',
    '?latitude=999&longitude=1',
    "?query='; drop table users; --",
    '?categories[__proto__][x]=1&__proto__[y]=1',
    '?categories[9999999]=a',
    '?country=%00',
    '?featured[a][b]=1',
    '?coordinates=1,2,3,4,5,6,a',
    `?query=${'%25_\\'.repeat(60)}`,
  ])('never answers 5xx to /warehouse/%s', async (query) => {
    const reply = await call(url, 'GET', `/warehouse/${query.replaceAll(' ', '%20')}`)
    expect(reply.status).toBeLessThan(500)
    expect(Object.prototype).not.toHaveProperty('y')
  })

  it.each([
    ['/warehouse/?limit=abc&sort=foo&staet=TX&state=TX', 'limit, sort, staet'],
    ['/warehouse/?sort=foo&unknown[x]=1', 'sort, unknown%5Bx%5D'],
    ['/services/?skip=ten', 'skip'],
    ['/warehouse/?limit=10&state=TX', null],
  ])('names the parameters of %s that have no effect', async (path, ignored) => {
    const reply = await call(url, 'GET', path)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-ignored-parameters')).toBe(ignored)
  })

  it('lowers a limit over 100 to 100', async () => {
    const reply = await call<unknown[]>(url, 'GET', '/warehouse/?limit=100000&skip=1')
    expect(reply.status).toBe(200)
    expect(reply.results.length).toBeLessThanOrEqual(100)
  })

  it('says to the browser what it needs to know, and no secret', async () => {
    const reply = await call<Record<string, unknown>>(url, 'GET', '/config')
    expect(reply.results).toMatchObject({ isTestMode: true, socialSignIn: { google: true, linkedin: true } })
    expect(JSON.stringify(reply.results)).not.toMatch(/sk_|whsec_|simulated-secret/)
  })
})
