import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { formatNumber } from '@stackyard/shared/ui/format'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'

const words = moneyTexts.purchase.own
const MOST = 3
/** Of one warehouse, whose name is searched for. */
const READ = 24

/** What was ordered, in a line. */
function said({ type, quantity, spaceType, startDate, monthlyVolumeTier }: Transaction): string {
  if (type === 'fulfillment') return words.tier(monthlyVolumeTier ?? '')
  const unit = spaceType === 'SQ_FEET' ? words.sqft : words.pallets
  const space = words.space(`${formatNumber(quantity ?? 0)} ${unit}`, startDate ? formatDate(startDate) : '')
  return monthlyVolumeTier === null ? space : `${space}; ${words.tier(monthlyVolumeTier)}`
}

type OfWarehouse = { id: number; name: string }

/** The customer's reservations of a warehouse that are open or accepted, the latest first. */
export const ownOrdersQuery = (warehouse: OfWarehouse) => {
  const input = { query: warehouse.name, limit: READ }
  return queryOptions({
    queryKey: [...apiQuery.transaction.list.key({ input }), 'own', warehouse.id],
    queryFn: async () => {
      const { results } = await client.transaction.list(input)
      return results.filter((order) => order.warehouse.id === warehouse.id && order.status !== 'cancelled')
    },
  })
}

/** The customer's reservations of this warehouse that are open or accepted, each with the way to it; else nothing. */
export function OwnOrders({ warehouse, className }: { warehouse: OfWarehouse; className?: string }) {
  const { data } = useQuery({ ...ownOrdersQuery(warehouse), select: (own) => own.slice(0, MOST) })
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
