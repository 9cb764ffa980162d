import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payout } from '@stackyard/shared/schema/payout'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { toProblem } from '../../../lib/problem'
import { payoutTexts as words } from '../../../lib/texts/payouts'
import { formatCents } from '../../../lib/texts/plans'
import { PayoutStanding } from './payout-standing'
import { PayoutStatements } from './payout-statements'

const pageSize = 24

/** A seller's payouts: the account, what each order pays, and the months' statements. */
export function PayoutsPanel() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <section aria-labelledby="payouts-title">
        <h2 id="payouts-title" className="font-display mb-4 text-lg font-semibold">
          {words.title}
        </h2>
        <PayoutStanding />
      </section>
      <OrderPayouts />
      <PayoutStatements />
    </div>
  )
}

function OrderPayouts() {
  const [limit, setLimit] = useState(pageSize)
  const query = useQuery({
    ...apiQuery.payout.list.queryOptions({ input: { limit, skip: 0 } }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="order-payouts-title">
      <h2 id="order-payouts-title" className="font-display mb-4 text-lg font-semibold">
        {words.list}
      </h2>
      {query.isPending ? <Skeleton className="rounded-card h-32" /> : null}
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <PayoutList payouts={query.data.results} /> : null}
      {(query.data?.total ?? 0) > limit && limit < 96 ? (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + pageSize)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  )
}

function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  if (payouts.length === 0)
    return (
      <div className="rounded-card border px-6 py-5 text-sm">
        <p className="font-semibold">{words.empty}</p>
        <p className="text-muted-foreground mt-1">{words.emptyText}</p>
      </div>
    )
  return (
    <ul className="rounded-card divide-y border">
      {payouts.map((payout) => (
        <PayoutRow key={payout.id} payout={payout} />
      ))}
    </ul>
  )
}

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

function PayoutRow({ payout }: { payout: Payout }) {
  const details = [
    payout.warehouse,
    whenOf(payout),
    payout.feeCents > 0 ? words.fee(formatCents(payout.feeCents)) : null,
  ]
  return (
    <li className="flex items-center gap-4 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{words.order(payout.orderId)}</span>
          <Badge tone={tone[payout.state]}>{words.state[payout.state]}</Badge>
        </p>
        <p className="text-muted-foreground">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="font-semibold tabular-nums">{formatCents(payout.netCents)}</span>
    </li>
  )
}
