import { useQuery } from '@tanstack/react-query'
import type { MoneyReport } from '@stackyard/shared/schema/money-report'
import { Badge } from '@stackyard/shared/ui/badge'
import { apiQuery } from '../../../../lib/api'
import { formatDateTime } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'

const words = moneyTexts.transactions.reports

/** What the nightly comparisons with the payment provider found, for admins. */
export function MoneyReports() {
  const query = useQuery(apiQuery.adminTransaction.reports.queryOptions({ input: { limit: 7 } }))
  if (!query.data) return null
  const reports = query.data.results
  return (
    <section id="reports" aria-labelledby="reports-title" className="mt-10">
      <h2 id="reports-title" className="font-display mb-3 text-lg font-semibold">
        {words.title}
      </h2>
      {reports.length === 0 ? <p className="text-muted-foreground text-sm">{words.none}</p> : null}
      <ul className="grid grid-cols-1 gap-3">
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { report: MoneyReport }) {
  const { at, checked, violations } = report
  return (
    <li className="rounded-card bg-card border p-4 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <time dateTime={at} className="font-semibold">
          {formatDateTime(at)}
        </time>
        <Badge tone={violations.length === 0 ? 'success' : 'danger'}>{words.differences(violations.length)}</Badge>
        <span className="text-muted-foreground">{words.checked(checked)}</span>
      </p>
      {violations.length === 0 ? null : (
        <ul className="mt-3 list-disc ps-5">
          {violations.map(({ invariant, detail }) => (
            <li key={`${invariant} ${detail}`}>
              {invariant}: <span className="font-mono text-xs">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
