import type { Env } from '../../../env'

/**
 * Who decides on identities: Stripe where its keys are real, an admin where payments are simulated;
 * IDENTITY_PROVIDER says otherwise.
 */
export const identityProvider = (env: Pick<Env, 'IDENTITY_PROVIDER' | 'STRIPE_API_URL'>): 'stripe' | 'house' =>
  env.IDENTITY_PROVIDER ?? (env.STRIPE_API_URL ? 'house' : 'stripe')
