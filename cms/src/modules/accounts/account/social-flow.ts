import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../../../env'
import type { Identity, SocialProvider } from '../../../platform/identity-providers'
import { readWithSecrets } from '../../../platform/secrets'
import { hashToken } from './secret-token'
import { seal, unseal } from './sealed'

const COOKIE = 'stackyard-social'
const FLOW_MINUTES = 10
const NEWCOMER_MINUTES = 30

const Flow = z.object({
  provider: z.enum(['google', 'linkedin']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Of a flow that links the provider to an account: whose. */
  linkTo: z.number().int().optional(),
})
/** A sign-in on its way through the provider. */
export type SocialFlow = z.infer<typeof Flow>

const Newcomer = z.object({ provider: z.enum(['google', 'linkedin']), email: z.string(), subject: z.string() })
/** Somebody at a provider who has no account here yet. */
export type Newcomer = z.infer<typeof Newcomer>

type FlowEnv = Pick<Env, 'PAYLOAD_SECRET' | 'PAYLOAD_SECRET_PREVIOUS' | 'PUBLIC_URL'>

const inMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

const cookie = ({ PUBLIC_URL }: FlowEnv, value: string, seconds: number): string => {
  const secure = PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The page of the app that the provider sends people back to; one a provider, registered there. */
export const redirectUriOf = ({ PUBLIC_URL }: FlowEnv, provider: SocialProvider): string =>
  new URL(`/auth/social/${provider}`, PUBLIC_URL).href

/** A `Set-Cookie` header that keeps the flow in the browser that began it: sealed, out of scripts' reach, ten minutes. */
export const keepFlow = (env: FlowEnv, flow: SocialFlow, now: Date): string =>
  cookie(env, seal(flow, inMinutes(now, FLOW_MINUTES), env.PAYLOAD_SECRET, 'social-flow'), FLOW_MINUTES * 60)

/** A `Set-Cookie` header that ends the flow, whatever became of it. */
export const dropFlow = (env: FlowEnv): string => cookie(env, '', 0)

const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)))

/** The flow of the browser's cookies, when it is this provider's and the state is its own; else null. */
export function findFlow(
  env: FlowEnv,
  cookies: string,
  { provider, state }: { provider: SocialProvider; state: string },
  now: Date,
): SocialFlow | null {
  const value = cookies.match(/(?:^|;\s*)stackyard-social=([\w-]+)/)?.[1]
  const flow = Flow.safeParse(
    value ? readWithSecrets(env, (secret) => unseal(value, now, secret, 'social-flow')) : null,
  )
  return flow.success && flow.data.provider === provider && sameText(flow.data.state, state) ? flow.data : null
}

/** Proves to the next call which address a provider has verified, and whose it is there. */
export const newcomerToken = (
  env: FlowEnv,
  provider: SocialProvider,
  { email, subject }: Identity,
  now: Date,
): string =>
  seal(
    { provider, email, subject } satisfies Newcomer,
    inMinutes(now, NEWCOMER_MINUTES),
    env.PAYLOAD_SECRET,
    'social-newcomer',
  )

/** Who a newcomer's token was made for, or null when it is forged or over. */
export function readNewcomer(env: FlowEnv, token: string, now: Date): Newcomer | null {
  const newcomer = Newcomer.safeParse(readWithSecrets(env, (secret) => unseal(token, now, secret, 'social-newcomer')))
  return newcomer.success ? newcomer.data : null
}
