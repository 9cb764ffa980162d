import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { JobDefinition } from '../../../../platform/jobs'
import { updateCustomer } from '../job-names'
import { findCustomerId } from '../repository'

/** What the payment provider holds of a person besides their payments, as it is to be from now on. */
type Change = { email?: unknown; name?: unknown; phone?: unknown }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Brings the provider's record of a customer up to date; empty texts take out what it holds. */
export const updateCustomerJob: JobDefinition = {
  name: updateCustomer,
  async run({ db, stripe }, { userId, ...change }) {
    const customerId = await findCustomerId(db, Number(userId))
    if (!customerId) return
    const { email, name, phone } = change as Change
    const params = {
      ...(email === undefined ? {} : { email: textOf(email) }),
      ...(name === undefined ? {} : { name: textOf(name) }),
      ...(phone === undefined ? {} : { phone: textOf(phone) }),
    }
    try {
      await callStripe(() => stripe.customers.update(customerId, params))
    } catch (error) {
      if (!(error instanceof CodedError) || error.data?.providerCode !== 'resource_missing') throw error
    }
  },
}
