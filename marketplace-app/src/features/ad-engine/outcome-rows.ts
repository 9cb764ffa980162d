import { type RefusalReason, refusalReasons } from '@stackyard/shared/reference/campaigns'
import type { ViewOutcomes as ViewOutcomesSchema } from '@stackyard/shared/schema/campaign'
import type { z } from 'zod'

export type ViewOutcomes = z.infer<typeof ViewOutcomesSchema>

/** Views of one outcome. The kinds of charged views are not told apart. */
export type OutcomeRow = {
  outcome: 'charged' | RefusalReason
  impressions: number | null
  visits: number | null
  total: number
  /** Of all views, 0 to 1. */
  share: number
}

/** The outcomes that occurred: the charged views, then the refusals with the most first. */
export function outcomeRows({ charged, refused, reasons }: ViewOutcomes): OutcomeRow[] {
  const all = charged + refused
  const share = (count: number) => (all === 0 ? 0 : count / all)
  const countOf = (reason: RefusalReason, kind: 'impression' | 'visit') =>
    reasons.filter((each) => each.reason === reason && each.kind === kind).reduce((sum, { count }) => sum + count, 0)
  const refusals = refusalReasons.map((outcome): OutcomeRow => {
    const [impressions, visits] = [countOf(outcome, 'impression'), countOf(outcome, 'visit')]
    return { outcome, impressions, visits, total: impressions + visits, share: share(impressions + visits) }
  })
  return [
    { outcome: 'charged', impressions: null, visits: null, total: charged, share: share(charged) },
    ...refusals.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
  ]
}
