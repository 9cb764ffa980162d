import { brand } from '@stackyard/shared/reference/brand'
import type { Tx } from '../../../../platform/db'
import { findBilledTo, insertInvoice, isIssued, lockCounter } from '../repository'
import type { InvoiceLine } from '../tables'

export type NewInvoice = {
  userId: number
  kind: 'plan' | 'order' | 'wallet'
  /** What was paid: one invoice each. */
  ref: string
  lines: InvoiceLine[]
  totalCents: number
  paidWith: string
  /** Billing details as they were at the payment; null takes the profile's. */
  billingInfo: { name: string; email: string; address: string } | null
  /** The buyer's own number of the purchase. */
  poNumber?: string | null
}

/**
 * Issues an invoice with the next number, once for each `ref`, in the caller's transaction: if that fails the number is
 * free again, so numbers have no gaps. Call it last, since all who issue wait for each other.
 */
export async function issueInvoice(tx: Tx, wanted: NewInvoice): Promise<void> {
  const last = await lockCounter(tx)
  if (await isIssued(tx, wanted.ref)) return
  const { billingInfo, ...values } = wanted
  const profile = await findBilledTo(tx, wanted.userId)
  const billedTo = billingInfo ? { ...profile, ...billingInfo } : profile
  await insertInvoice(tx, { ...values, number: last + 1, billedTo, issuer: brand.issuer })
}
