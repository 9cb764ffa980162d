import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../../env'
import type { Clock } from '../../platform/clock'
import { CodedError } from '../../platform/coded-error'
import type { IdentityProviders, SignInSecrets, SocialProvider } from '../../platform/identity-providers'
import type { Logger } from '../../platform/logger'
import { askProvider } from './ask-provider'
import { readMetadata, type Metadata } from './metadata'
import { verifyIdToken } from './verify-id-token'

type OidcEnv = Pick<
  Env,
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'LINKEDIN_ISSUER'
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
>

/** One provider with its keys. `echoesNonce` is false for LinkedIn, whose ID tokens leave the nonce out. */
export type OidcClient = { issuer: string; id: string; secret: string; echoesNonce: boolean }

const TokenAnswer = z.object({ id_token: z.string().min(1).max(16_000) })

const clientOf = (env: OidcEnv, provider: SocialProvider): OidcClient | null => {
  const name = provider === 'google' ? 'GOOGLE' : 'LINKEDIN'
  const { [`${name}_CLIENT_ID` as const]: id, [`${name}_CLIENT_SECRET` as const]: secret } = env
  if (!id || !secret) return null
  return { issuer: env[`${name}_ISSUER` as const], id, secret, echoesNonce: provider === 'google' }
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * OpenID Connect as its core document has it: authorization code with PKCE (S256), the client's secret in the form
 * (client_secret_post), an RS256 ID token checked with the provider's published keys.
 */
export function createIdentityProviders(env: OidcEnv, log: Pick<Logger, 'warn'>, clock: Clock): IdentityProviders {
  const configured = (provider: SocialProvider): OidcClient => {
    const client = clientOf(env, provider)
    if (!client) throw new CodedError('NOT_CONFIGURED')
    return client
  }
  return {
    isConfigured: (provider) => clientOf(env, provider) !== null,
    async authorizeUrl(provider, secrets, redirectUri) {
      const client = configured(provider)
      const { authorization_endpoint } = await readMetadata(client.issuer, log, clock)
      return authorizeUrl(authorization_endpoint, client, secrets, redirectUri)
    },
    async identify(provider, code, secrets, redirectUri) {
      const client = configured(provider)
      const metadata = await readMetadata(client.issuer, log, clock)
      const form = codeForm(client, code, secrets, redirectUri)
      const token = await exchange(metadata, form, log)
      return verifyIdToken({ token, client, metadata, nonce: secrets.nonce, log, clock })
    },
  }
}

function authorizeUrl(endpoint: string, client: OidcClient, secrets: SignInSecrets, redirectUri: string): string {
  const url = new URL(endpoint)
  const query = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: challengeOf(secrets.verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

const codeForm = (client: OidcClient, code: string, secrets: SignInSecrets, redirectUri: string) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: client.id,
    client_secret: client.secret,
    code_verifier: secrets.verifier,
  })

async function exchange(metadata: Metadata, form: URLSearchParams, log: Pick<Logger, 'warn'>): Promise<string> {
  const answer = await askProvider(metadata.token_endpoint, { method: 'POST', body: form }, log)
  const parsed = TokenAnswer.safeParse(answer)
  if (parsed.success) return parsed.data.id_token
  log.warn({ endpoint: metadata.token_endpoint }, 'a sign-in provider answered without an ID token')
  throw new CodedError('SOCIAL_REFUSED')
}
