import type { FulfillmentQuote } from '@stackyard/shared/domain/fulfillment-pricing'
import { formatCents } from '@stackyard/shared/domain/money'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { BillLine } from '@stackyard/shared/ui/booking-summary'
import { formatNumber } from '@stackyard/shared/ui/format'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { saidTier } from '@stackyard/shared/ui/said-tier'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'
import { discountOf, dueOf, type PurchaseOrder } from '../purchase-order'

/** What is bought and what is due. */
export function PurchaseSummary({ order, coupon }: { order: PurchaseOrder; coupon: AppliedCoupon | null }) {
  return (
    <div className="rounded-card bg-subtle border px-4 py-4">
      <dl className="grid grid-cols-1 gap-2.5">
        {order.type === 'offering' ? <StorageLines order={order} /> : <DepositLines quote={order.quote} />}
        {coupon ? <CouponLines order={order} coupon={coupon} /> : null}
      </dl>
      {order.type === 'offering' ? (
        <p className="text-muted-foreground mt-2 text-xs">{text('purchase.deposit.note')}</p>
      ) : null}
      {order.type === 'offering' && order.fulfillment ? (
        <p className="mt-2 text-sm">{text('purchase.both.together')}</p>
      ) : null}
    </div>
  )
}

function StorageLines({ order }: { order: Extract<PurchaseOrder, { type: 'offering' }> }) {
  const { quote, startDate, fromQuote, fulfillment } = order
  const isSquare = quote.spaceType === 'SQ_FEET'
  return (
    <>
      <BillLine label={text('purchase.selectedTerm')}>{saidMonths(quote.term)}</BillLine>
      <BillLine label={text('purchase.startDate')}>{formatDate(startDate)}</BillLine>
      <BillLine label={text(isSquare ? 'purchase.pricePerFoot' : 'purchase.pricePerPallet')}>
        {formatCents(quote.discountedCents)}
      </BillLine>
      <BillLine label={text(isSquare ? 'purchase.totalSqft' : 'purchase.quantityOfPallet')}>
        {formatNumber(quote.quantity)}
      </BillLine>
      <BillLine label={text('purchase.monthlyTotal')}>{formatCents(quote.monthlyTotalCents)}</BillLine>
      {fromQuote && fromQuote.setupCents > 0 ? (
        <BillLine label={moneyTexts.purchase.quoted.setup}>{formatCents(fromQuote.setupCents)}</BillLine>
      ) : null}
      <div className="my-1 border-t" />
      <BillLine label={text('purchase.deposit')} strong={!fulfillment}>
        {formatCents(quote.amountDueCents)}
      </BillLine>
      {fulfillment ? <AddedLines order={order} fulfillment={fulfillment} /> : null}
    </>
  )
}

type AddedProps = { order: PurchaseOrder; fulfillment: FulfillmentQuote }

/** The fulfillment that is reserved with the storage, and what both come to. */
function AddedLines({ order, fulfillment }: AddedProps) {
  return (
    <>
      <div className="my-1 border-t" />
      <DepositLines quote={fulfillment} isStrong={false} />
      <div className="my-1 border-t" />
      <BillLine label={moneyTexts.purchase.dueForBoth} strong>
        {formatCents(dueOf(order))}
      </BillLine>
    </>
  )
}

function CouponLines({ order, coupon }: { order: PurchaseOrder; coupon: AppliedCoupon }) {
  const cents = discountOf(order, coupon)
  return (
    <>
      <BillLine label={moneyTexts.purchase.coupon(coupon.code)}>{formatCents(-cents)}</BillLine>
      <BillLine label={moneyTexts.purchase.dueWithCoupon} strong>
        {formatCents(dueOf(order) - cents)}
      </BillLine>
    </>
  )
}

function DepositLines({ quote, isStrong = true }: { quote: FulfillmentQuote; isStrong?: boolean }) {
  return (
    <>
      <BillLine label={text('purchase.tier')}>{saidTier(quote.tierName)}</BillLine>
      {quote.discountCents > 0 ? (
        <>
          <BillLine label={text('booking.deposit')}>{formatCents(quote.depositCents)}</BillLine>
          <BillLine label={text('booking.tierDiscount')}>{formatCents(-quote.discountCents)}</BillLine>
        </>
      ) : null}
      <div className="my-1 border-t" />
      <BillLine label={text('purchase.totalDeposit')} strong={isStrong}>
        {formatCents(quote.amountDueCents)}
      </BillLine>
    </>
  )
}
