import { type BulkAction, type BulkField, bulkFields } from '../reference/bulk-fields'

/**
 * What is done to a figure of many listings: set to a value (null for none), raised by a percentage, or raised by an
 * amount; a negative value lowers.
 */
export type BulkRule = { field: BulkField; action: BulkAction; value: number | null }

type BulkOutcome = { value: number | null; problem: null } | { value: null; problem: 'negative' | 'none' }

const unitOf = (field: BulkField): 'dollars' | 'space' =>
  bulkFields.find((each) => each.field === field)?.unit ?? 'dollars'

const at = (value: number): BulkOutcome => (value < 0 ? { value: null, problem: 'negative' } : { value, problem: null })

/** Half-up division of integers, whatever their sign. */
const rounded = (numerator: number, denominator: number): number =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

/**
 * A figure after a rule. Prices are computed in cents, space in whole units, both rounded half up. A figure that a
 * listing has none of can't be raised: `none`. One that would fall below 0 is `negative`.
 */
export function applyRule(before: number | null, { field, action, value }: BulkRule): BulkOutcome {
  const scale = unitOf(field) === 'dollars' ? 100 : 1
  if (action === 'set') return value === null ? { value: null, problem: null } : at(Math.round(value * scale) / scale)
  if (before === null || value === null) return { value: null, problem: 'none' }
  const units = Math.round(before * scale)
  if (action === 'amount') return at((units + Math.round(value * scale)) / scale)
  // Hundredths of a percent, so that 2.5 % is exact.
  const share = 10_000 + Math.round(value * 100)
  return share < 0 ? at(-1) : at(rounded(units * share, 10_000) / scale)
}

export type BulkFigures = Readonly<Record<BulkField, number | null>>
export type BulkChange = { field: BulkField; before: number | null; after: number | null }

/** What rules change of a listing, each field after all of them, and what keeps one of them from being applied. */
export function changesOf(
  figures: BulkFigures,
  rules: readonly BulkRule[],
): { changes: BulkChange[]; problem: { field: BulkField; problem: 'negative' | 'none' } | null } {
  const after = new Map<BulkField, number | null>()
  for (const rule of rules) {
    const { field } = rule
    const outcome = applyRule(after.has(field) ? (after.get(field) ?? null) : figures[field], rule)
    if (outcome.problem) return { changes: [], problem: { field, problem: outcome.problem } }
    after.set(field, outcome.value)
  }
  const changes = [...after].map(([field, value]) => ({ field, before: figures[field], after: value }))
  return { changes: changes.filter((change) => change.before !== change.after), problem: null }
}
