import { needsIdentityCheck } from '@stackyard/shared/domain/kyc-gate'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Order } from '../../booking'
import { isIdentityProven } from '../repository'

/** @throws CodedError KYC_REQUIRED when the new month's price asks for an identity that the customer has not proved. */
export async function assertIdentity(tx: Tx, order: Order, result: RunningTerms): Promise<void> {
  const monthlyTotalCents = result.steps.at(-1)?.monthCents ?? 0
  if (monthlyTotalCents <= (order.monthlyTotalCents ?? 0)) return
  const kycVerified = await isIdentityProven(tx, order.customerId)
  if (needsIdentityCheck({ kycVerified, monthlyTotalCents, amountDueCents: 0 }))
    throw new CodedError('KYC_REQUIRED', { message: 'The customer must verify their identity first.' })
}
