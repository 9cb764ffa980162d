import type { ReactNode } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Payout } from '@stackyard/shared/schema/payout'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDate } from '../../../../lib/format'
import { payoutTexts as words } from '../../../../lib/texts/payouts'

const tone = {
  due: 'neutral',
  sending: 'info',
  paid: 'success',
  reversing: 'info',
  reversed: 'warning',
  void: 'neutral',
} as const

const whenOf = (payout: Payout): string | null => {
  if (payout.reversedAt) return words.backOn(formatDate(payout.reversedAt))
  if (payout.paidAt) return words.sentOn(formatDate(payout.paidAt))
  return payout.state === 'due' ? words.dueOn(formatDate(payout.dueAt)) : null
}

const part = (say: (amount: string) => string, cents: number): string | null =>
  cents > 0 ? say(formatCents(cents)) : null

export type PayoutRowProps = {
  payout: Payout
  /** Stands before the warehouse: whose payout it is. */
  lead?: string
  /** What is told and offered under the figures. */
  children?: ReactNode
}

/** What one order pays its seller, and where that money is. */
export function PayoutRow({ payout, lead, children }: PayoutRowProps) {
  const details = [
    lead,
    payout.warehouse,
    whenOf(payout),
    part(words.fee, payout.feeCents),
    part(words.withheld, payout.withheldCents),
    part(words.returned, payout.returnedCents),
    part(words.recovered, payout.recoveredCents),
  ]
  return (
    <li className="flex items-center gap-4 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{words.order(payout.orderId)}</span>
          <Badge tone={tone[payout.state]}>{words.state[payout.state]}</Badge>
        </p>
        <p className="text-muted-foreground">{details.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <span className="font-semibold tabular-nums">{formatCents(payout.netCents)}</span>
    </li>
  )
}
