import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { formatNumber } from '@stackyard/shared/ui/format'
import { Notice } from '../../../../components/notice'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'

const words = moneyTexts.purchase.own
const MOST = 3

/** What was ordered, in a line. */
function said({ type, quantity, spaceType, startDate, monthlyVolumeTier }: Transaction): string {
  if (type === 'fulfillment') return words.tier(monthlyVolumeTier ?? '')
  const unit = spaceType === 'SQ_FEET' ? words.sqft : words.pallets
  return words.space(`${formatNumber(quantity ?? 0)} ${unit}`, startDate ? formatDate(startDate) : '')
}

/** The customer's reservations of this warehouse that are open or accepted, each with the way to it; else nothing. */
export function OwnOrders({ warehouse, className }: { warehouse: { id: number; name: string }; className?: string }) {
  const { data } = useQuery(
    apiQuery.transaction.list.queryOptions({
      input: { query: warehouse.name, limit: 24 },
      select: ({ results }) =>
        results.filter((order) => order.warehouse.id === warehouse.id && order.status !== 'cancelled').slice(0, MOST),
    }),
  )
  if (!data || data.length === 0) return null
  return (
    <Notice tone="info" title={words.title} className={className}>
      <ul className="mt-1 grid gap-1">
        {data.map((order) => (
          <li key={order.id}>
            <Link
              to="/dashboard/transactions/$id"
              params={{ id: String(order.id) }}
              className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
            >
              {words.order(order.id)}
            </Link>{' '}
            {said(order)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
