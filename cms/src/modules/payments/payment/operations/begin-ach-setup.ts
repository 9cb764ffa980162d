import type { SessionUser } from '@stackyard/shared/schema/user'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { ensureCustomer } from './ensure-customer'

/** Begins to connect a US bank account: the client secret with which the browser goes on. */
export async function beginAchSetup(services: Services, user: SessionUser): Promise<string> {
  const customer = await ensureCustomer(services, user)
  const intent = await callStripe(() =>
    services.stripe.setupIntents.create({
      customer,
      allowed_payment_method_types: ['us_bank_account'],
      usage: 'off_session',
      metadata: { user_id: String(user.id) },
    }),
  )
  if (!intent.client_secret) throw new CodedError('PAYMENT_PROVIDER_UNAVAILABLE')
  return intent.client_secret
}
