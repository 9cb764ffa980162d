import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { Badge } from '@stackyard/shared/ui/badge'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { toProblem } from '../../../lib/problem'
import { couponTexts as words } from '../../../lib/texts/coupons'
import { formatCents } from '../../../lib/texts/plans'

/** The newest coupons with how often each was used (001 §2.8). */
export function CouponList() {
  const query = useQuery(apiQuery.coupon.list.queryOptions({ input: { limit: 100 } }))
  if (query.isPending) return <Skeleton className="rounded-card h-48" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <ul className="rounded-card divide-y border">
      {query.data.results.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} />
      ))}
    </ul>
  )
}

function CouponRow({ coupon }: { coupon: Coupon }) {
  const off = coupon.kind === 'percent' ? `${coupon.percent ?? 0} %` : formatCents(coupon.amountCents ?? 0)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3 text-sm">
      <span className="font-mono font-semibold">{coupon.code}</span>
      <span>{words.off(off, coupon.appliesTo)}</span>
      <span className="text-muted-foreground">{words.used(coupon.useCount, coupon.totalUses)}</span>
      {coupon.endsAt ? <span className="text-muted-foreground">{words.until(formatDate(coupon.endsAt))}</span> : null}
      {coupon.isActive ? null : <Badge tone="neutral">{words.inactive}</Badge>}
    </li>
  )
}
