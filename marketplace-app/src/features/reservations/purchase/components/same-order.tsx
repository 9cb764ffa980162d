import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { moneyTexts } from '../../../../lib/texts/money'
import type { PurchaseOrder } from '../purchase-order'
import { ownOrdersQuery } from './own-orders'

const words = moneyTexts.purchase.own

/** Whether a reservation is what is about to be reserved. */
export const isSameOrder = (own: Transaction, order: PurchaseOrder): boolean =>
  order.type === 'fulfillment'
    ? own.type === 'fulfillment' && own.monthlyVolumeTier === order.quote.tierName
    : own.spaceType === order.quote.spaceType &&
      own.quantity === order.quote.quantity &&
      own.selectedTerm === order.quote.term &&
      own.startDate === order.startDate &&
      own.monthlyVolumeTier === (order.fulfillment?.tierName ?? null)

type SameOrderProps = { warehouse: Warehouse; order: PurchaseOrder; pending: ReactNode; children: ReactNode }

/** Going back after a purchase finds the reservation in place of a second form; who wants it twice says so. */
export function SameOrder({ warehouse, order, pending, children }: SameOrderProps) {
  const query = useQuery(ownOrdersQuery(warehouse))
  // Decided once: what is placed from the form while it is open is told by the form.
  const [decided, setDecided] = useState<number | 'form' | null>(null)
  if (decided === null) {
    if (query.isPending) return pending
    const same = query.data?.find((own) => own.paymentState !== 'authorizing' && isSameOrder(own, order))
    setDecided(same?.id ?? 'form')
    return pending
  }
  if (decided === 'form') return children
  return (
    <Notice tone="info" title={words.same}>
      <p>{words.sameLead}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/dashboard/transactions/$id" params={{ id: String(decided) }}>
            {words.view(decided)}
          </Link>
        </Button>
        <Button variant="outline" onClick={() => setDecided('form')}>
          {words.again}
        </Button>
      </div>
    </Notice>
  )
}
