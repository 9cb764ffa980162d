import { createHash } from 'node:crypto'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Services } from '../../../../platform/services'
import { findCustomerId, keepCustomerId } from '../repository'

/** The user's customer id at Stripe, made on first need. Racing calls end with one and the same. */
export async function ensureCustomer(services: Services, user: Pick<SessionUser, 'id' | 'email'>): Promise<string> {
  const known = await findCustomerId(services.db, user.id)
  if (known) return known
  const params = { email: user.email, metadata: { user_id: String(user.id) } }
  const digest = createHash('sha256').update(`${services.env.PUBLIC_URL} ${user.email}`).digest('hex').slice(0, 24)
  const idempotencyKey = `user:${user.id}:customer:${digest}`
  const customer = await callStripe(() => services.stripe.customers.create(params, { idempotencyKey }))
  return keepCustomerId(services.db, user.id, customer.id)
}
