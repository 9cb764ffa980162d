import type { InvoiceLineKind } from '../reference/invoice-lines'
import type { OrderPartKind } from '../reference/order-parts'
import type { SpaceType } from '../reference/terms'

/** One line: quantity × unit price × months where it has them, else an amount alone. */
export type InvoiceLineFacts = {
  kind: InvoiceLineKind
  amountCents: number
  quantity?: number
  unit?: SpaceType
  unitCents?: number
  months?: number
  /** What the line names: a volume tier, the code of a coupon. */
  subject?: string
}

/** A month of storage as its reservation has it. */
export type MonthPrice = {
  quantity: number
  spaceType: SpaceType
  /** Cents a unit and month, before and after the discount. */
  unitPriceCents: number
  discountedCents: number
  /** What the month costs. */
  monthCents: number
}

/**
 * The lines of one month of storage; they add up to the month to the cent. What the units don't explain is a minimum
 * that was agreed.
 */
export function monthLines({
  quantity,
  spaceType,
  unitPriceCents,
  discountedCents,
  monthCents,
}: MonthPrice): InvoiceLineFacts[] {
  const discountCents = (unitPriceCents - discountedCents) * quantity
  const restCents = monthCents - discountedCents * quantity
  const price = { quantity, unit: spaceType, unitCents: unitPriceCents, months: 1 }
  return [
    { kind: 'storage', ...price, amountCents: unitPriceCents * quantity },
    ...(discountCents === 0 ? [] : [{ kind: 'discount' as const, amountCents: -discountCents }]),
    ...(restCents === 0 ? [] : [{ kind: 'minimum' as const, amountCents: restCents }]),
  ]
}

/** What is charged once with the first payment, fulfillment with storage among it, and what a coupon takes off. */
export const onceLines = (once: {
  setupCents: number
  fulfillmentCents: number
  tierName: string | null
  couponCode: string | null
  couponCents: number
}): InvoiceLineFacts[] => [
  ...(once.setupCents > 0 ? [{ kind: 'setup' as const, amountCents: once.setupCents }] : []),
  ...(once.fulfillmentCents > 0
    ? [{ kind: 'deposit' as const, subject: once.tierName ?? '', amountCents: once.fulfillmentCents }]
    : []),
  ...(once.couponCode ? [{ kind: 'coupon' as const, subject: once.couponCode, amountCents: -once.couponCents }] : []),
]

const partOfKind: Readonly<Partial<Record<InvoiceLineKind, OrderPartKind>>> = {
  storage: 'storage',
  discount: 'storage',
  minimum: 'storage',
  setup: 'storage',
  deposit: 'fulfillment',
}

/** Lines that stand together; those that are of no part or of the only one have no name and no sum. */
export type LineGroup<Line> = { part: OrderPartKind | null; sumCents: number; lines: Line[] }

/** The lines in their order, by part where there are storage and fulfillment; else one group. */
export function lineGroups<Line extends { kind: InvoiceLineKind; amountCents: number }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  const isBoth = new Set(lines.flatMap(({ kind }) => partOfKind[kind] ?? [])).size > 1
  const groups = new Map<OrderPartKind | null, Line[]>()
  for (const line of lines) {
    const part = isBoth ? (partOfKind[line.kind] ?? null) : null
    groups.set(part, [...(groups.get(part) ?? []), line])
  }
  return [...groups].map(([part, own]) => ({
    part,
    sumCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: own,
  }))
}

/** What is left to pay of an invoice. Once it was replaced by a corrected one, that is what the payment is for. */
export const balanceOf = (sums: { totalCents: number; paidCents: number; correctedCents: number }): number =>
  Math.max(0, sums.totalCents - sums.correctedCents - sums.paidCents)

/** How much a credit note can take back: what was asked for, never more than is left of the invoice. */
export const creditableCents = (totalCents: number, creditedCents: number, askedCents: number): number =>
  Math.max(0, Math.min(askedCents, totalCents - creditedCents))
