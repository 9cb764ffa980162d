import { MICROS_PER_CENT, MICROS_PER_DOLLAR } from '../reference/campaigns'
import { dollarsToCents } from './money'

/** Micro-dollars (whole numbers; 1 cent = 10,000) as dollars on the wire: 20_000 → 0.02. */
export const microsToDollars = (micros: number): number => Number((micros / MICROS_PER_DOLLAR).toFixed(6))

/** Dollars of whole cents as micro-dollars: 25.5 → 25_500_000; null for what is no amount. */
export const dollarsToMicros = (dollars: number): number | null => {
  const cents = dollarsToCents(dollars)
  return cents === null ? null : cents * MICROS_PER_CENT
}

export const centsToMicros = (cents: number): number => cents * MICROS_PER_CENT

/** Micro-dollars as "$1,234.50", with as many decimals as a part of a cent needs, at most four: "$0.0025". */
export function formatMicros(micros: number): string {
  if (!Number.isSafeInteger(micros)) return '$0'
  const dollars = Math.abs(micros) / MICROS_PER_DOLLAR
  const digits = micros % MICROS_PER_CENT === 0 ? 2 : 4
  const shown = dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: digits })
  return `${micros < 0 ? '-' : ''}$${shown}`
}

/** Dollars with up to six decimals as micro-dollars, as prices of views have them: 0.0025 → 2500. */
export const dollarsToMicrosExact = (dollars: number): number => Math.round(dollars * MICROS_PER_DOLLAR)
