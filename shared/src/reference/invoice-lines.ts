/** What a line of an invoice is about. `other` has words of its own, such as those of a plan. */
export const invoiceLineKinds = [
  'storage',
  'discount',
  'minimum',
  'setup',
  'deposit',
  'coupon',
  'credit',
  'topup',
  'topupMonthly',
  'part',
  'other',
] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

/** Why a credit note was issued: money was paid back, or the invoice was replaced by a corrected one. */
export const creditReasons = ['refund', 'correction'] as const
export type CreditReason = (typeof creditReasons)[number]
