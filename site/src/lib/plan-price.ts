const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as dollars, without the cents when there are none: $149, $99.50. */
export const formatWholeCents = (cents: number): string =>
  cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100)
