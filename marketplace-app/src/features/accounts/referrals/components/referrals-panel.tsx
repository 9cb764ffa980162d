import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import type { ReferralLink } from '@stackyard/shared/schema/referral'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatMonth, formatNumber } from '@stackyard/shared/ui/format'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../../lib/api'
import { copyAddress } from '../../../../lib/copy-address'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { referralTexts as words } from '../../../../lib/texts/referrals'

/** The own link to invite others by, and how many have come. */
export function ReferralsPanel() {
  const query = useQuery(apiQuery.referral.generateLink.queryOptions())
  return (
    <section aria-labelledby="referrals-title" className="max-w-3xl">
      <h2 id="referrals-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-5 text-sm">{words.lead}</p>
      {query.isPending ? <Skeleton className="rounded-card h-20" /> : null}
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <OwnLink {...query.data.results} /> : null}
    </section>
  )
}

function OwnLink({ link, joinedCount, joined, months }: ReferralLink) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-1 basis-64 gap-1.5 text-sm font-semibold">
          {words.link}
          <Input readOnly dir="ltr" value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Button variant="outline" onClick={() => void copyAddress(link, 'copyLink.success', 'copyLink.error')}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{words.joined(joinedCount)}</p>
      {joined.length > 0 ? (
        <div className="mt-3 grid gap-8 sm:grid-cols-2">
          <JoinedList
            title={words.people}
            rows={joined.map(({ firstName, joinedAt }) => ({
              key: joinedAt,
              label: firstName || words.nameless,
              value: formatDate(joinedAt),
            }))}
          />
          <JoinedList
            title={words.months}
            rows={months.map(({ month, count }) => ({
              key: month,
              label: formatMonth(month),
              value: formatNumber(count),
            }))}
          />
        </div>
      ) : null}
    </div>
  )
}

function JoinedList({
  title,
  rows,
}: {
  title: string
  rows: readonly { key: string; label: string; value: string }[]
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h3>
      <ul className="divide-y border-y">
        {rows.map(({ key, label, value }, index) => (
          <li key={`${key}-${index}`} className="flex justify-between gap-4 py-2.5 text-sm">
            <span className="min-w-0 truncate">{label}</span>
            <span className="text-muted-foreground tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
