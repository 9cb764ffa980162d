import { KYC_THRESHOLD_CENTS } from '../reference/terms'

/**
 * Whether a purchase needs a verified identity first: the larger of monthly total and amount due lies above 10,000
 * dollars; exactly 10,000 passes.
 */
export const needsIdentityCheck = (order: {
  kycVerified: boolean
  monthlyTotalCents: number
  amountDueCents: number
}): boolean => !order.kycVerified && Math.max(order.monthlyTotalCents, order.amountDueCents) > KYC_THRESHOLD_CENTS
