/**
 * Money in whole cents (safe integers). Wire prices are dollars with two decimals; they are read by their decimal
 * digits, never by float arithmetic, and rounded half up to cents.
 */
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** An exact decimal: value = digits / 10^scale. */
type Decimal = { readonly digits: bigint; readonly scale: number }

const readDecimal = (value: number | string): Decimal | null => {
  const match = DECIMAL.exec(String(value).trim())
  if (!match) return null
  const [, sign, whole = '0', fraction = '', exponent = '0'] = match
  const scale = fraction.length - Number(exponent)
  if (Math.abs(scale) > 400) return null
  const magnitude = BigInt(whole + fraction)
  const digits = sign === '-' ? -magnitude : magnitude
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** Integer division rounding half up (toward +∞ at exactly one half). `divisor` must be positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const doubled = 2n * dividend + divisor
  const quotient = doubled / (2n * divisor)
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient
}

const toSafeCents = (cents: bigint): number | null => {
  const value = Number(cents)
  return Number.isSafeInteger(value) ? value : null
}

/** Dollars as on the wire (18.5, "18.50") to cents, half up; null for anything that is no amount. */
export const dollarsToCents = (dollars: number | string | null | undefined): number | null => {
  if (dollars === null || dollars === undefined || dollars === '') return null
  const decimal = readDecimal(dollars)
  if (!decimal) return null
  return toSafeCents(divideHalfUp(decimal.digits * 100n, 10n ** BigInt(decimal.scale)))
}

/** Cents to dollars as on the wire: 1850 → 18.5. */
export const centsToDollars = (cents: number): number => Number((cents / 100).toFixed(2))

/** `percent` of an amount, half up to cents: percentOf(1999, 12.5) → 250. Not finite → 0. */
export const percentOf = (cents: number, percent: number): number => {
  const decimal = readDecimal(percent)
  if (!decimal || !Number.isSafeInteger(cents)) return 0
  return Number(divideHalfUp(BigInt(cents) * decimal.digits, 100n * 10n ** BigInt(decimal.scale)))
}

/** Cents as "$1,234.50"; "$0" for invalid values. */
export const formatCents = (cents: number | null | undefined): string => {
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents)) return '$0'
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${whole}.${rest}`
}

/** Dollars as on the wire, formatted; "$0" for invalid values. */
export const formatDollars = (dollars: number | string | null | undefined): string =>
  formatCents(dollarsToCents(dollars))

/** Reads "$1,234.50", "1234.5" or "-$3" into cents; null when it is no amount. */
export const parseMoney = (input: string): number | null => {
  const trimmed = input.trim()
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)?$/.exec(trimmed)
  if (!match) return null
  return dollarsToCents(`${match[1] ?? ''}${(match[2] ?? '').replaceAll(',', '')}${match[3] ?? ''}`)
}
