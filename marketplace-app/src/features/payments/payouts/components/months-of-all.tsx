import { formatCents } from '@stackyard/shared/domain/money'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api'
import { payoutTexts as words } from '../../../../lib/texts/payouts'
import { monthName } from '../month-name'

/** What was sent to all sellers and came back, by month; nothing while there are no months. */
export function MonthsOfAll() {
  const query = useQuery(apiQuery.adminPayout.statements.queryOptions({ input: { limit: 24, skip: 0 } }))
  const months = query.data?.results ?? []
  if (months.length === 0) return null
  return (
    <section aria-labelledby="months-title">
      <h2 id="months-title" className="font-display mb-4 text-lg font-semibold">
        {words.statements}
      </h2>
      <ul className="rounded-card divide-y border">
        {months.map(({ month, paidCents, feeCents, reversedCents, netCents }) => (
          <li key={month} className="flex items-center gap-4 px-5 py-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{monthName(month)}</p>
              <p className="text-muted-foreground">
                {words.all.month(formatCents(paidCents), formatCents(feeCents), formatCents(reversedCents))}
              </p>
            </div>
            <span className="font-semibold tabular-nums">{formatCents(netCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
