import type { NumberFieldSingleValidation } from 'payload'

/** Dollars from 0 to a million with at most two decimals, or none. */
export const cents: NumberFieldSingleValidation = (value) => {
  if (value === null || value === undefined) return true
  return (
    (value >= 0 && value <= 1_000_000 && Math.abs(Math.round(value * 100) - value * 100) < 1e-6) ||
    'Dollars with at most two decimals.'
  )
}
