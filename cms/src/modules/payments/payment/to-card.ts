import type { Card } from '@stackyard/shared/schema/payment'
import type { CardRow } from './repository'

/** A saved card as its owner sees it; provider ids stay here. */
export const toCard = (row: CardRow): Card => ({
  id: row.id,
  _id: row.id,
  isPrimary: row.isPrimary,
  createdAt: row.createdAt.toISOString(),
  brand: row.brand,
  last4: row.last4,
  cardHolder: row.cardHolder,
  expirationMonth: row.expirationMonth,
  expirationYear: row.expirationYear,
})
