import { useQuery } from '@tanstack/react-query'
import { formatCents } from '@stackyard/shared/domain/money'
import { Badge } from '@stackyard/shared/ui/badge'
import { apiQuery } from '../../../../lib/api'
import { payoutTexts } from '../../../../lib/texts/payouts'

const words = payoutTexts.money
const figures = [
  'heldCents',
  'capturedCents',
  'owedCents',
  'paidOutCents',
  'refundedCents',
  'refundingCents',
  'chargedBackCents',
  'feeCents',
  'planCents',
  'couponCents',
  'walletCents',
  'adCents',
] as const

/** Where the platform's money is, for admins, out of the books. */
export function MoneyAtAGlance() {
  const query = useQuery(apiQuery.adminPayout.summary.queryOptions())
  if (!query.data) return null
  const money = query.data.results
  return (
    <section aria-labelledby="money-title">
      <h2 id="money-title" className="font-display mb-3 flex flex-wrap items-center gap-3 text-lg font-semibold">
        {words.title}
        {money.stuckPayouts > 0 ? <Badge tone="warning">{words.stuck(money.stuckPayouts)}</Badge> : null}
      </h2>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-6">
        {figures.map((figure) => (
          <div key={figure} className="rounded-card bg-card border px-4 py-3">
            <dt className="text-muted-foreground text-sm">{words[figure]}</dt>
            <dd className="mt-1 font-semibold tabular-nums">{formatCents(money[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
