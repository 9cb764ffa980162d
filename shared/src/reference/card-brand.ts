const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** What people call the brand of a card that the payment provider names in its own small letters; `Card` for an unknown one. */
export const cardBrandName = (brand: string): string => names[brand.toLowerCase()] ?? 'Card'
