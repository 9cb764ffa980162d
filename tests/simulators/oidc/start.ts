import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSigner, type Fault, faults, type Signer } from './id-token.ts'
import { peoplePage } from './people-page.ts'

export const CLIENT_ID = 'stackyard-simulated'
export const CLIENT_SECRET = 'simulated-secret'

const CODE_MS = 60_000
const LARGEST_BODY = 16_384

// As in life: Google says who sends a person back (RFC 9207), and LinkedIn's ID tokens carry no nonce.
const PROVIDERS: Record<string, { label: string; echoesNonce: boolean; saysIssuer: boolean }> = {
  google: { label: 'Google', echoesNonce: true, saysIssuer: true },
  linkedin: { label: 'LinkedIn', echoesNonce: false, saysIssuer: false },
}

type Grant = { provider: string; query: Map<string, string>; person: Map<string, string>; issuedAt: number }
type World = { origin: string; grants: Map<string, Grant>; signer: Signer }

export type OidcSimulator = { url: string; env: Record<string, string>; close(): Promise<void> }

/**
 * Two OpenID providers, at `/google` and `/linkedin`: discovery, a page to choose who signs in, token and keys. A code
 * is good once, for a minute, with its PKCE verifier. Port 0 takes any free one.
 */
export async function startOidc(port = 0): Promise<OidcSimulator> {
  const world: World = { origin: '', grants: new Map(), signer: createSigner() }
  const server = createServer((request, response) => {
    serve(world, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: world.origin,
    env: {
      GOOGLE_ISSUER: `${world.origin}/google`,
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      LINKEDIN_ISSUER: `${world.origin}/linkedin`,
      LINKEDIN_CLIENT_ID: CLIENT_ID,
      LINKEDIN_CLIENT_SECRET: CLIENT_SECRET,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function serve(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', world.origin)
  const [, provider = '', ...rest] = url.pathname.split('/')
  const route = `${request.method} ${rest.join('/')}`
  const json = (status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (!PROVIDERS[provider]) return json(404, { error: 'not_found' })
  if (route === 'GET .well-known/openid-configuration') return json(200, metadata(world, provider))
  if (route === 'GET jwks') return json(200, world.signer.keys())
  if (route === 'GET authorize') return showPeople(provider, new Map(url.searchParams), response)
  if (route === 'POST authorize') return sendBack(world, provider, await readForm(request), response)
  if (route !== 'POST token') return json(404, { error: 'not_found' })
  const answer = exchange(world, provider, await readForm(request))
  return json(answer.status, answer.body)
}

const issuerOf = ({ origin }: World, provider: string): string => `${origin}/${provider}`

function metadata(world: World, provider: string): object {
  const issuer = issuerOf(world, provider)
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    ...(PROVIDERS[provider]?.saysIssuer ? { authorization_response_iss_parameter_supported: true } : {}),
  }
}

/** What is wrong with an authorization request, or null. People are sent back to the machine's own pages only. */
function requestFault(provider: string, query: Map<string, string>): string | null {
  if (query.get('client_id') !== CLIENT_ID) return 'unknown client'
  const back = query.get('redirect_uri') ?? ''
  if (!URL.canParse(back) || !/^\/auth\/social\/(google|linkedin)$/.test(new URL(back).pathname))
    return 'redirect_uri is not registered'
  if (query.get('response_type') !== 'code') return 'response_type is not code'
  if (!(query.get('scope') ?? '').split(' ').includes('openid')) return 'scope lacks openid'
  if (!query.get('state')) return 'state is missing'
  if (query.has('nonce') !== PROVIDERS[provider]?.echoesNonce) return 'a nonce is missing, or sent to no end'
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return 'PKCE is missing'
  return null
}

function showPeople(provider: string, query: Map<string, string>, response: ServerResponse): void {
  const fault = requestFault(provider, query)
  response
    .writeHead(fault ? 400 : 200, { 'content-type': fault ? 'text/plain' : 'text/html; charset=utf-8' })
    .end(fault ?? peoplePage(PROVIDERS[provider]?.label ?? provider, Object.fromEntries(query)))
}

function sendBack(world: World, provider: string, form: Map<string, string>, response: ServerResponse): void {
  const fault = requestFault(provider, form)
  if (fault) return void response.writeHead(400, { 'content-type': 'text/plain' }).end(fault)
  const back = new URL(form.get('redirect_uri') ?? '')
  back.searchParams.set('state', form.get('state') ?? '')
  if (PROVIDERS[provider]?.saysIssuer) back.searchParams.set('iss', issuerOf(world, provider))
  if (form.get('cancel')) back.searchParams.set('error', 'access_denied')
  else {
    const code = randomUUID()
    world.grants.set(code, { provider, query: form, person: form, issuedAt: Date.now() })
    back.searchParams.set('code', code)
  }
  response.writeHead(302, { location: back.href }).end()
}

type Answer = { status: number; body: object }
const refused = (error: string): Answer => ({ status: 400, body: { error } })

function exchange(world: World, provider: string, form: Map<string, string>): Answer {
  const code = form.get('code') ?? ''
  const grant = world.grants.get(code)
  world.grants.delete(code)
  if (form.get('client_id') !== CLIENT_ID || form.get('client_secret') !== CLIENT_SECRET)
    return { status: 401, body: { error: 'invalid_client' } }
  if (form.get('grant_type') !== 'authorization_code') return refused('unsupported_grant_type')
  if (!grant || grant.provider !== provider || Date.now() - grant.issuedAt > CODE_MS) return refused('invalid_grant')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (challenge !== grant.query.get('code_challenge')) return refused('invalid_grant')
  if (form.get('redirect_uri') !== grant.query.get('redirect_uri')) return refused('invalid_grant')
  const fault = faults.find((one) => one === grant.person.get('fault'))
  if (fault === 'down') return { status: 503, body: {} }
  const id_token = idTokenOf(world, grant, fault)
  return { status: 200, body: { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token } }
}

function idTokenOf(world: World, { provider, query, person }: Grant, fault: Fault | undefined): string {
  const email = person.get('email') ?? ''
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: issuerOf(world, provider),
    sub: createHash('sha256').update(`${provider}:${email}`).digest('hex').slice(0, 24),
    aud: CLIENT_ID,
    iat: now,
    exp: now + 3600,
    nonce: PROVIDERS[provider]?.echoesNonce ? query.get('nonce') : undefined,
    email,
    email_verified: person.get('verified') === '1',
    given_name: person.get('firstName'),
    family_name: person.get('lastName'),
  }
  return world.signer.idToken(claims, fault)
}

async function readForm(request: IncomingMessage): Promise<Map<string, string>> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > LARGEST_BODY) throw new Error('too large')
  }
  return new Map(new URLSearchParams(text))
}
