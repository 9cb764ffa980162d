import { z } from 'zod'
import type { Clock } from '../../platform/clock'
import { CodedError } from '../../platform/coded-error'
import type { Logger } from '../../platform/logger'
import { askProvider } from './ask-provider'

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
/** Where a provider does what (OpenID Connect Discovery). */
export type Metadata = z.infer<typeof Metadata>

const Key = z.object({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() }).loose()
const KeySet = z.object({ keys: z.array(Key).max(50) })
export type Key = z.infer<typeof Key>

const KEPT_MS = 60 * 60_000
/** Unknown keys are looked for at most this often, whatever tokens arrive. */
const KEYS_AGAIN_MS = 30_000

type Kept<T> = { value: T; at: number }
const metadataOf = new Map<string, Kept<Metadata>>()
const keysOf = new Map<string, Kept<Key[]>>()

const safeAddress = (address: string, issuer: string): boolean =>
  address.startsWith('https://') || issuer.startsWith('http://')

/** The provider's metadata, kept for an hour. @throws CodedError SOCIAL_UNAVAILABLE. */
export async function readMetadata(issuer: string, log: Pick<Logger, 'warn'>, clock: Clock): Promise<Metadata> {
  const now = clock.now().getTime()
  const kept = metadataOf.get(issuer)
  if (kept && now - kept.at < KEPT_MS) return kept.value
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const parsed = Metadata.safeParse(await askProvider(url, {}, log).catch(asUnavailable))
  const endpoints = parsed.data
    ? [parsed.data.authorization_endpoint, parsed.data.token_endpoint, parsed.data.jwks_uri]
    : []
  if (!parsed.success || parsed.data.issuer !== issuer || !endpoints.every((one) => safeAddress(one, issuer))) {
    log.warn({ url }, 'a sign-in provider describes itself wrongly')
    throw new CodedError('SOCIAL_UNAVAILABLE')
  }
  metadataOf.set(issuer, { value: parsed.data, at: now })
  return parsed.data
}

/** The published key of a token's header; keys that came since the last look are found. */
export async function findKey(
  uri: string,
  kid: string | undefined,
  log: Pick<Logger, 'warn'>,
  clock: Clock,
): Promise<Key | undefined> {
  const now = clock.now().getTime()
  const pick = (keys: Key[]) =>
    keys.find((key) => key.kty === 'RSA' && (key.use ?? 'sig') === 'sig' && (kid === undefined || key.kid === kid))
  const kept = keysOf.get(uri)
  const found = kept && now - kept.at < KEPT_MS ? pick(kept.value) : undefined
  if (found || (kept && now - kept.at < KEYS_AGAIN_MS)) return found
  const parsed = KeySet.safeParse(await askProvider(uri, {}, log).catch(asUnavailable))
  if (!parsed.success) throw new CodedError('SOCIAL_UNAVAILABLE')
  keysOf.set(uri, { value: parsed.data.keys, at: now })
  return pick(parsed.data.keys)
}

/** A published document that is refused is the provider's trouble, not the person's. */
const asUnavailable = (): never => {
  throw new CodedError('SOCIAL_UNAVAILABLE')
}
