import { amend, changeProblem, type Change, type ChangeProblem } from '@stackyard/shared/domain/amendment'
import { addDays, addMonths, isDay } from '@stackyard/shared/domain/calendar'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import type { AmendmentKind, extensionMonths } from '@stackyard/shared/reference/amendment-terms'
import type { AmendmentProposal, Amendments } from '@stackyard/shared/schema/amendment'

/** What is typed in the dialog. */
export type ChangeDraft = {
  kind: AmendmentKind
  quantity: string
  from: string
  months: (typeof extensionMonths)[number]
  lastDay: string
  note: string
}

/**
 * The dialog as it opens: the wanted kind if it can be proposed, the next month's first day, the present quantity, one month
 * longer, an end in a month.
 */
export function emptyDraft(wanted: AmendmentKind, { terms, today, kinds }: Amendments): ChangeDraft {
  const kind = kinds.includes(wanted) ? wanted : (kinds[0] ?? wanted)
  const next = terms?.charges.find(({ from, isExtra }) => !isExtra && from > today)?.from ?? addDays(today, 1)
  const inAMonth = addMonths(today, 1)
  const isWithin = terms && (inAMonth < addDays(terms.endDay, -1) || kind === 'fulfillment-end')
  const lastDay = isWithin ? inAMonth : addDays(today, 1)
  return { kind, quantity: String(terms?.steps.at(-1)?.quantity ?? ''), from: next, months: 1, lastDay, note: '' }
}

function changeIn({ kind, quantity, from, months, lastDay }: ChangeDraft): Change {
  if (kind === 'extension') return { kind, months }
  if (kind !== 'quantity') return { kind, from: isDay(lastDay) ? addDays(lastDay, 1) : '' }
  return { kind, from: isDay(from) ? from : '', quantity: /^\d+$/.test(quantity.trim()) ? Number(quantity) : 0 }
}

/** The change of a draft with the terms it leads to, or what is wrong with it. */
export function draftChange(
  draft: ChangeDraft,
  { terms, unitCents, minimumCents, today, settled }: Amendments,
): { change: Change; after: RunningTerms | null; problem: ChangeProblem | null } {
  const change = changeIn(draft)
  const price = { unitCents, minimumCents }
  if (!terms) return { change, after: null, problem: 'over' }
  const problem = changeProblem(terms, change, price, today)
  return { change, problem, after: problem ? null : amend(terms, change, price, { today, settled }) }
}

/** What is sent: the change with the total that was shown. */
export function proposalOf(id: number, draft: ChangeDraft, change: Change, totalCents: number): AmendmentProposal {
  const shared = { id, note: draft.note.trim(), totalCents }
  if (change.kind === 'extension') return { ...shared, kind: change.kind, months: change.months }
  if (change.kind !== 'quantity') return { ...shared, kind: change.kind, lastDate: draft.lastDay }
  return { ...shared, kind: change.kind, fromDate: change.from, quantity: change.quantity }
}
