import Stripe from 'stripe'
import type { Env } from '../../env'

type StripeEnv = Pick<Env, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY' | 'LIVE'>

/** Longest wait for one answer of the provider; with its retry it stays under the front door's own limit of 60 s. */
const timeoutMs = 15_000

/**
 * The real SDK, at Stripe or at the simulator STRIPE_API_URL names.
 * @throws Error when a live installation is given a simulator, or LIVE=1 test keys
 */
export function createStripe(env: StripeEnv): Stripe {
  if (env.LIVE && env.STRIPE_API_URL)
    throw new Error('STRIPE_API_URL is refused: a live installation talks to Stripe only.')
  if (env.LIVE === 'public' && !/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY))
    throw new Error('STRIPE_SECRET_KEY is refused: a live installation needs a live key.')
  return new Stripe(env.STRIPE_SECRET_KEY, {
    ...(env.STRIPE_API_URL && address(env.STRIPE_API_URL)),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    typescript: true,
  })
}

function address(url: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: Number(port || (isPlain ? 80 : 443)), protocol: isPlain ? 'http' : 'https' }
}
