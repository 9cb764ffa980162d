import type { FinalizeInput, WalletCredit } from '@stackyard/shared/schema/wallet'
import { toProblem } from '../../../lib/problem'

/** The payment may still succeed: it is on its way, or the server could not be asked. */
export const isOpen = (error: unknown): boolean => {
  const { code, status } = toProblem(error)
  return code === 'PAYMENT_PENDING' || code === 'NETWORK' || status === 429 || status >= 500
}

/** Asks the server to credit a payment if its bank has confirmed it; says whether it has ended, well or not. */
export async function hasEnded(
  { subscriptionId, amount, paymentType }: WalletCredit,
  finalize: (input: FinalizeInput) => Promise<WalletCredit>,
): Promise<boolean> {
  if (!subscriptionId) return false
  try {
    const { state } = await finalize({ subscriptionId, amount, paymentType })
    return state !== 'pending' && state !== 'processing'
  } catch (error) {
    return !isOpen(error)
  }
}
