import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { ReserveSearch } from '@stackyard/shared/domain/reserve-search'
import type { BillingSummary } from '@stackyard/shared/schema/payment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Notice } from '../../../../components/notice'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import type { MethodParts } from '../method-parts'
import { useReadOrder } from '../quoted-order'
import { usePurchase } from '../use-purchase'
import { PurchaseForm } from './purchase-form'
import { PurchasePlaced } from './purchase-placed'
import { SameOrder } from './same-order'

export type PurchaseDialogProps = {
  open: boolean
  onClose: () => void
  warehouse: Warehouse
  user: SessionUser
  /** What is reserved. */
  asked: ReserveSearch
  /** Asks for something else in its place: with a part more, or less. */
  onAsk: (asked: ReserveSearch) => void
  /** The address that opens this dialog with the same figures. */
  returnTo: string
  /** The order is placed; going back must not open the form again. */
  onPlaced?: (() => void) | undefined
  primaries: UseQueryResult<BillingSummary>
  parts: MethodParts
}

const titleOf = ({ tier, add, quote }: ReserveSearch) => {
  if (quote !== undefined) return 'purchase.title'
  if (tier !== undefined) return 'purchase.title.fulfillment'
  return add === undefined ? 'purchase.title' : 'purchase.title.both'
}

/** The purchase dialog. Closed, it forgets what was chosen. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { open, onClose, asked } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={text(titleOf(asked))}
      description={props.warehouse.name}
      className="max-w-xl"
    >
      <PurchaseContent {...props} />
    </Dialog>
  )
}

function PurchaseContent(props: PurchaseDialogProps) {
  const { warehouse, asked, primaries } = props
  const [now] = useState(() => new Date())
  const purchase = usePurchase(props.onPlaced)
  const read = useReadOrder(warehouse, asked, now)
  // First of all: what was placed may have taken the last of the space.
  if (purchase.placedId !== null) return <PurchasePlaced id={purchase.placedId} isTier={asked.tier !== undefined} />
  if (!read) return <PurchaseSkeleton />
  const { order, problem } = read
  if (!order)
    return (
      <Notice tone="danger" announce title={moneyTexts.purchase.cannot}>
        {problem}
      </Notice>
    )
  if (primaries.isPending) return <PurchaseSkeleton />
  if (primaries.isError) {
    const { message, reference } = toProblem(primaries.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void primaries.refetch()} />
  }
  return (
    <SameOrder warehouse={warehouse} order={order} pending={<PurchaseSkeleton />}>
      <PurchaseForm {...props} order={order} primaries={primaries.data} purchase={purchase} />
    </SameOrder>
  )
}

function PurchaseSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {texts.shell.loading}
      </p>
      <Skeleton className="rounded-card h-52" />
      <Skeleton className="h-11" />
      <Skeleton className="rounded-card h-20" />
      <Skeleton className="h-24" />
    </div>
  )
}
