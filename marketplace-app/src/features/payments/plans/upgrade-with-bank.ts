import { ApiError } from '@stackyard/shared/contract/api-error'
import { text } from '@stackyard/shared/messages/text'
import { besideModals, type StripeClient } from '../../../lib/stripe'

/**
 * Runs an upgrade; where the card's bank wants its holder asked (3-D Secure), has it ask and runs the upgrade once more.
 * The first try has charged nothing. @throws ApiError PAYMENT_FAILED when the bank
 * refuses or does not answer, and what `upgrade` throws.
 */
export async function upgradeWithBank<T>(
  upgrade: () => Promise<T>,
  loadClient: () => Promise<Pick<StripeClient, 'confirmCardSetup'>>,
): Promise<T> {
  try {
    return await upgrade()
  } catch (error) {
    if (!(error instanceof ApiError) || !error.clientSecret) throw error
    const { clientSecret } = error
    const stripe = await loadClient()
    const asked = await besideModals(() => stripe.confirmCardSetup(clientSecret))
    if (asked.setupIntent?.status !== 'succeeded')
      throw new ApiError('PAYMENT_FAILED', asked.error?.message ?? text('purchase.threeDSecure'), { status: 402 })
    return upgrade()
  }
}
