import { type RefusalReason, refusalReasons } from '@stackyard/shared/reference/campaigns'
import type { ViewOutcomes as ViewOutcomesSchema } from '@stackyard/shared/schema/campaign'
import type { z } from 'zod'

export type ViewOutcomes = z.infer<typeof ViewOutcomesSchema>

/** Views of one outcome. */
export type OutcomeRow = {
  outcome: 'charged' | RefusalReason
  impressions: number
  visits: number
  total: number
  /** Of all views, 0 to 1. */
  share: number
}

/** The outcomes that occurred: the charged views, then the refusals with the most first. */
export function outcomeRows({ charged, refused, reasons }: ViewOutcomes): OutcomeRow[] {
  const all = charged.impressions + charged.visits + refused
  const rowOf = (outcome: OutcomeRow['outcome'], impressions: number, visits: number): OutcomeRow => {
    const total = impressions + visits
    return { outcome, impressions, visits, total, share: all === 0 ? 0 : total / all }
  }
  const countOf = (reason: RefusalReason, kind: 'impression' | 'visit') =>
    reasons.filter((each) => each.reason === reason && each.kind === kind).reduce((sum, { count }) => sum + count, 0)
  const refusals = refusalReasons.map((outcome) =>
    rowOf(outcome, countOf(outcome, 'impression'), countOf(outcome, 'visit')),
  )
  return [
    rowOf('charged', charged.impressions, charged.visits),
    ...refusals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
  ]
}
