import { Email } from '@stackyard/shared/schema/user'
import { LRUCache } from 'lru-cache'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Env } from '../../env'
import type { Clock } from '../../platform/clock'
import { CodedError } from '../../platform/coded-error'
import type { Identity, IdentityProviders, SocialProvider } from '../../platform/identity-providers'
import type { Logger } from '../../platform/logger'

type OidcEnv = Pick<
  Env,
  | 'GOOGLE_ISSUER'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'LINKEDIN_ISSUER'
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
>

const TIMEOUT_SECONDS = 5
const KEPT_MS = 60 * 60_000
/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 60

/** LinkedIn's ID tokens carry no nonce, so that none is sent: its codes are bound by PKCE. */
const NONCES: Record<SocialProvider, boolean> = { google: true, linkedin: false }

/** What is read of an ID token beyond what the library checks. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

type Keys = { issuer: string; id: string; secret: string }

const keysOf = (env: OidcEnv, provider: SocialProvider): Keys | null => {
  const name = provider === 'google' ? 'GOOGLE' : 'LINKEDIN'
  const { [`${name}_CLIENT_ID` as const]: id, [`${name}_CLIENT_SECRET` as const]: secret } = env
  return id && secret ? { issuer: env[`${name}_ISSUER` as const], id, secret } : null
}

type Needed = { env: OidcEnv; log: Pick<Logger, 'warn'>; clock: Clock }

/** A call of a provider; its trouble is told apart from a sign-in that it or we refuse. */
function asking(log: Needed['log']): oidc.CustomFetch {
  const unavailable = (url: string, err: unknown): CodedError => {
    log.warn({ url, err }, 'a sign-in provider does not answer')
    return new CodedError('SOCIAL_UNAVAILABLE')
  }
  return async (url, init) => {
    const response = await fetch(url, init as RequestInit).catch((error: unknown) => {
      throw unavailable(url, error)
    })
    if (response.status >= 500 || response.status === 429) throw unavailable(url, response.status)
    return response
  }
}

async function discover({ env, log, clock }: Needed, provider: SocialProvider): Promise<oidc.Configuration> {
  const keys = keysOf(env, provider)
  if (!keys) throw new CodedError('NOT_CONFIGURED')
  const metadata = {
    id_token_signed_response_alg: 'RS256',
    [oidc.clockTolerance]: LEEWAY_SECONDS,
    [oidc.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
  }
  const options = {
    timeout: TIMEOUT_SECONDS,
    execute: [
      oidc.enableNonRepudiationChecks,
      // A provider on this machine, in tests and in the demo.
      ...(keys.issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
    ],
    [oidc.customFetch]: asking(log),
  }
  return oidc
    .discovery(new URL(keys.issuer), keys.id, metadata, oidc.ClientSecretPost(keys.secret), options)
    .catch((error: unknown) => {
      log.warn({ provider, err: error }, 'a sign-in provider could not be read')
      throw new CodedError('SOCIAL_UNAVAILABLE')
    })
}

/**
 * OpenID Connect by openid-client: authorization code with PKCE, the client's secret in the form (client_secret_post), an
 * RS256 ID token whose signature, issuer, audience, time and nonce are checked.
 */
export function createIdentityProviders(env: OidcEnv, log: Needed['log'], clock: Clock): IdentityProviders {
  const configurations = new LRUCache<SocialProvider, oidc.Configuration>({
    max: 2,
    ttl: KEPT_MS,
    fetchMethod: (provider) => discover({ env, log, clock }, provider),
  })
  const configurationOf = (provider: SocialProvider) => configurations.forceFetch(provider)
  const refuse = (provider: SocialProvider, error: unknown): never => {
    if (error instanceof oidc.ClientError && error.cause instanceof CodedError) throw error.cause
    log.warn({ provider, err: error }, 'a sign-in was refused')
    throw new CodedError('SOCIAL_REFUSED')
  }
  return {
    isConfigured: (provider) => keysOf(env, provider) !== null,
    async authorizeUrl(provider, { state, nonce, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        ...(NONCES[provider] ? { nonce } : {}),
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },
    async identify(provider, { code, iss }, { nonce, verifier }, redirectUri) {
      const configuration = await configurationOf(provider)
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      if (iss) back.searchParams.set('iss', iss)
      return oidc
        .authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(NONCES[provider] ? { expectedNonce: nonce } : {}),
        })
        .then((tokens) => toIdentity(Claims.parse(tokens.claims())))
        .catch((error: unknown) => refuse(provider, error))
    },
  }
}

const toIdentity = (claims: z.infer<typeof Claims>): Identity => ({
  subject: claims.sub,
  email: claims.email,
  isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  firstName: (claims.given_name ?? '').trim().slice(0, 80),
  lastName: (claims.family_name ?? '').trim().slice(0, 80),
})
