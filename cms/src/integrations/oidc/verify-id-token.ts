import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { Email } from '@stackyard/shared/schema/user'
import { z } from 'zod'
import type { Clock } from '../../platform/clock'
import { CodedError } from '../../platform/coded-error'
import type { Identity } from '../../platform/identity-providers'
import type { Logger } from '../../platform/logger'
import type { OidcClient } from './create-identity-providers'
import { findKey, type Key, type Metadata } from './metadata'

/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 60

const Header = z.object({ alg: z.literal('RS256'), kid: z.string().optional(), crit: z.undefined().optional() })

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: Email,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})
type Claims = z.infer<typeof Claims>

type Wanted = {
  token: string
  client: OidcClient
  metadata: Metadata
  nonce: string
  log: Pick<Logger, 'warn'>
  clock: Clock
}

const fromBase64 = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    // The caller refuses a token that cannot be read.
    return undefined
  }
}

/**
 * Who an ID token stands for, after signature, issuer, audience, time and nonce were checked (OpenID Connect Core
 * 3.1.3.7). RS256 alone is taken. @throws CodedError SOCIAL_REFUSED, SOCIAL_UNAVAILABLE when the keys can't be read.
 */
export async function verifyIdToken(wanted: Wanted): Promise<Identity> {
  const { token, log } = wanted
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const header = Header.safeParse(fromBase64(head))
  const claims = Claims.safeParse(fromBase64(body))
  const fault =
    rest.length > 0 || !header.success || !claims.success
      ? 'form'
      : ((await signatureFault(wanted, header.data.kid, `${head}.${body}`, signature)) ??
        claimsFault(wanted, claims.data))
  if (fault === null && claims.success) return toIdentity(claims.data)
  log.warn({ fault, issuer: wanted.client.issuer }, 'an ID token was refused')
  throw new CodedError('SOCIAL_REFUSED')
}

async function signatureFault(
  { metadata, log, clock }: Wanted,
  kid: string | undefined,
  signed: string,
  signature: string,
): Promise<'key' | 'signature' | null> {
  const key = await findKey(metadata.jwks_uri, kid, log, clock)
  if (!key) return 'key'
  return isSignedBy(key, signed, signature) ? null : 'signature'
}

function isSignedBy(key: Key, signed: string, signature: string): boolean {
  try {
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' })
    return verify('RSA-SHA256', Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url'))
  } catch {
    // A key or signature that cannot be read signs nothing.
    return false
  }
}

function claimsFault({ client, metadata, nonce, clock }: Wanted, claims: Claims): string | null {
  const now = clock.now().getTime() / 1000
  const audiences = [claims.aud].flat()
  if (claims.iss !== metadata.issuer) return 'iss'
  if (!audiences.includes(client.id)) return 'aud'
  if (audiences.length > 1 && claims.azp !== client.id) return 'azp'
  if (claims.exp + LEEWAY_SECONDS <= now) return 'exp'
  if (claims.iat - LEEWAY_SECONDS > now) return 'iat'
  const isNonceRight = claims.nonce === nonce || (claims.nonce === undefined && !client.echoesNonce)
  return isNonceRight ? null : 'nonce'
}

const toIdentity = (claims: Claims): Identity => ({
  subject: claims.sub,
  email: claims.email,
  isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  firstName: (claims.given_name ?? '').trim().slice(0, 80),
  lastName: (claims.family_name ?? '').trim().slice(0, 80),
})
