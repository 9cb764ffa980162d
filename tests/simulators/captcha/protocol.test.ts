import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCaptcha } from '@stackyard/cms/integrations/captcha/create-captcha'
import { assertHuman } from '@stackyard/cms/platform/captcha'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DUMMY_TOKEN, SECRET_KEY, SITE_KEY, startCaptcha, type CaptchaSimulator } from './start'

const log = { warn: () => undefined, error: () => undefined }
let simulator: CaptchaSimulator

beforeAll(async () => {
  simulator = await startCaptcha()
})
afterAll(() => simulator.close())

const captchaAt = (url: string, secret = SECRET_KEY) =>
  createCaptcha({ CAPTCHA_SECRET_KEY: secret, CAPTCHA_VERIFY_URL: url }, log)
const captcha = () => captchaAt(`${simulator.url}/siteverify`)

async function newToken(): Promise<string> {
  const response = await fetch(`${simulator.url}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: SITE_KEY }),
  })
  return ((await response.json()) as { token: string }).token
}

/** A provider that answers with these, one after the other, and remembers what it was sent. */
async function providerSaying(answers: { status: number; body: string }[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      asked.push(text)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      response.writeHead(answer?.status ?? 500).end(answer?.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, asked, close: () => server.close() }
}

describe('a captcha token', () => {
  it('of the widget proves one human once', async () => {
    const token = await newToken()
    expect(await captcha().verify(token, '203.0.113.9')).toBe('human')
    expect(await captcha().verify(token, '203.0.113.9')).toBe('refused')
  })

  it('that nobody issued is refused; the test token passes again and again', async () => {
    expect(await captcha().verify('made-up', '203.0.113.9')).toBe('refused')
    expect(await captcha().verify(DUMMY_TOKEN, '203.0.113.9')).toBe('human')
    expect(await captcha().verify(DUMMY_TOKEN, '203.0.113.9')).toBe('human')
  })
})

describe('whatever can’t be proved is refused', () => {
  it('a wrong secret, a dead provider and an installation without a key', async () => {
    expect(await captchaAt(`${simulator.url}/siteverify`, 'wrong').verify(DUMMY_TOKEN, '')).toBe('unknown')
    expect(await captchaAt('http://127.0.0.1:9/').verify(DUMMY_TOKEN, '')).toBe('unknown')
    expect(await captchaAt(`${simulator.url}/siteverify`, '').verify(DUMMY_TOKEN, '')).toBe('unknown')
  })

  it('an answer that was lost is asked for again under the same key', async () => {
    const provider = await providerSaying([
      { status: 502, body: 'bad gateway' },
      { status: 200, body: '{"success":true}' },
    ])
    expect(await captchaAt(provider.url).verify('t', '')).toBe('human')
    const keys = provider.asked.map((text) => new URLSearchParams(text).get('idempotency_key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    provider.close()
  })

  it('an answer that is none leaves it unknown', async () => {
    const provider = await providerSaying([{ status: 200, body: '<html>' }])
    expect(await captchaAt(provider.url).verify('t', '')).toBe('unknown')
    provider.close()
  })

  it('a form without a token never asks the provider', async () => {
    const services = { captcha: { verify: () => Promise.reject(new Error('asked')) } }
    await expect(assertHuman(services, undefined, '')).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' })
    await expect(assertHuman({ captcha: { verify: () => Promise.resolve('unknown') } }, 't', '')).rejects.toMatchObject(
      { code: 'CAPTCHA_UNAVAILABLE', status: 503 },
    )
  })
})
