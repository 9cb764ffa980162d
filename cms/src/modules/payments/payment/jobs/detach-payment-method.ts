import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { JobDefinition } from '../../../../platform/jobs'
import { detachPaymentMethod } from '../job-names'

/** Codes that say that the provider has let it go already. */
const gone = ['resource_missing', 'payment_method_unexpected_state']

export const detachPaymentMethodJob: JobDefinition = {
  name: detachPaymentMethod,
  async run({ stripe }, payload) {
    try {
      await callStripe(() => stripe.paymentMethods.detach(String(payload.paymentMethodId)))
    } catch (error) {
      if (!(error instanceof CodedError) || !gone.includes(String(error.data?.providerCode))) throw error
    }
  },
}
