import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../lib/api'
import { copyAddress } from '../../../lib/copy-address'
import { toProblem } from '../../../lib/problem'
import { referralTexts as words } from '../../../lib/texts/referrals'

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

function OwnLink({ link, joinedCount }: { link: string; joinedCount: number }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-1 basis-64 gap-1.5 text-sm font-semibold">
          {words.link}
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Button variant="outline" onClick={() => void copyAddress(link, 'copyLink.success', 'copyLink.error')}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{words.joined(joinedCount)}</p>
    </div>
  )
}
