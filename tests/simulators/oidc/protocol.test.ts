import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv } from '@stackyard/cms/env'
import { createIdentityProviders } from '@stackyard/cms/integrations/oidc/create-identity-providers'
import { systemClock } from '@stackyard/cms/platform/clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_ID, CLIENT_SECRET, startOidc, type OidcSimulator } from './start'

const log = { warn: () => undefined }
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const BACK = 'http://localhost:3000/auth/social/google'
let simulator: OidcSimulator

beforeAll(async () => {
  simulator = await startOidc()
})
afterAll(() => simulator.close())

const keys = { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET }
const providersAt = (issuer: string, given: Partial<typeof keys> = keys, clock = systemClock) =>
  createIdentityProviders({ GOOGLE_ISSUER: issuer, LINKEDIN_ISSUER: 'http://127.0.0.1:9', ...given }, log, clock)

async function answerFor(address: string): Promise<{ code: string; iss: string }> {
  const { origin, pathname, searchParams } = new URL(address)
  const body = new URLSearchParams([...searchParams, ['email', ' Noa@Example.test'], ['verified', '1']])
  const response = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '').searchParams
  return { code: back.get('code') ?? '', iss: back.get('iss') ?? '' }
}

describe('a sign-in with a provider', () => {
  it('names the person, once a code', async () => {
    const providers = providersAt(`${simulator.url}/google`)
    const answer = await answerFor(await providers.authorizeUrl('google', secrets, BACK))
    const identity = await providers.identify('google', answer, secrets, BACK)
    expect(identity).toMatchObject({ email: 'noa@example.test', isEmailVerified: true })
    await expect(providers.identify('google', answer, secrets, BACK)).rejects.toMatchObject({ code: 'SOCIAL_REFUSED' })
  })

  it('is over when the ID token is, a minute of difference between clocks allowed', async () => {
    const after = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) })
    const at = (seconds: number) => providersAt(`${simulator.url}/google`, keys, after(seconds))
    const address = await at(0).authorizeUrl('google', secrets, BACK)
    const soon = at(3600 + 30).identify('google', await answerFor(address), secrets, BACK)
    expect((await soon).email).toBe('noa@example.test')
    const late = at(3600 + 90).identify('google', await answerFor(address), secrets, BACK)
    await expect(late).rejects.toMatchObject({ code: 'SOCIAL_REFUSED' })
  })

  it('is refused when the way back lacks the issuer that the provider announces, or names another', async () => {
    const providers = providersAt(`${simulator.url}/google`)
    for (const iss of [undefined, 'https://elsewhere.test']) {
      const { code } = await answerFor(await providers.authorizeUrl('google', secrets, BACK))
      const identified = providers.identify('google', { code, iss }, secrets, BACK)
      await expect(identified).rejects.toMatchObject({ code: 'SOCIAL_REFUSED' })
    }
  })

  it('shows a page to choose from, without the fields of the request becoming markup', async () => {
    const address = await providersAt(`${simulator.url}/google`).authorizeUrl('google', secrets, BACK)
    const html = await (await fetch(address.replace(secrets.state, '%22%3E%3Cscript%3E'))).text()
    expect(html).toContain('customer@stackyard.test')
    expect(html).not.toContain('<script')
  })
})

describe('an installation', () => {
  it('without keys offers nothing', async () => {
    const providers = providersAt(`${simulator.url}/google`, {})
    expect(providers.isConfigured('google')).toBe(false)
    await expect(providers.authorizeUrl('google', secrets, BACK)).rejects.toMatchObject({ code: 'NOT_CONFIGURED' })
  })

  it('whose provider is dead says so', async () => {
    await expect(providersAt('http://127.0.0.1:9').authorizeUrl('google', secrets, BACK)).rejects.toMatchObject({
      code: 'SOCIAL_UNAVAILABLE',
      status: 503,
    })
  })

  it('follows no metadata that names another issuer', async () => {
    const server = createServer((_, response) => {
      const address = 'https://elsewhere.test/x'
      const body = { issuer: address, authorization_endpoint: address, token_endpoint: address, jwks_uri: address }
      response.writeHead(200).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const asked = providersAt(`http://127.0.0.1:${port}`).authorizeUrl('google', secrets, BACK)
    await expect(asked).rejects.toMatchObject({ code: 'SOCIAL_UNAVAILABLE' })
    server.close()
  })

  it('that is public refuses the simulator', () => {
    const env = { LIVE: '1', GOOGLE_ISSUER: simulator.url, DATA_DIR: '.', DATABASE_URL: 'postgres://x', ...keys }
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    }
    const read = () => readEnv({ ...env, ...stripe, PAYLOAD_SECRET: 'x'.repeat(32) })
    expect(read).toThrow(/GOOGLE_ISSUER points at a simulator/)
    expect(read).not.toThrow(/LINKEDIN_ISSUER/)
  })
})
