/** How a purchase or plan is paid. */
export const paymentTypes = ['ACH', 'CARD'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Kinds of purchase. */
export const purchaseTypes = ['offering', 'fulfillment'] as const
export type PurchaseType = (typeof purchaseTypes)[number]

export const accountHolderTypes = ['individual', 'company'] as const
export type AccountHolderType = (typeof accountHolderTypes)[number]
