import { formatCents } from '@stackyard/shared/domain/money'
import { tierLabel } from '@stackyard/shared/domain/rate-sheet'
import { text } from '@stackyard/shared/messages/text'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { BillLine } from '@stackyard/shared/ui/booking-summary'
import { formatNumber } from '@stackyard/shared/ui/format'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'
import { discountOf, type PurchaseOrder } from '../purchase-order'

const termLabel = (months: number) =>
  months === 1 ? text('booking.term.month') : text('booking.term.months', { months })

/** What is bought and what is due. */
export function PurchaseSummary({ order, coupon }: { order: PurchaseOrder; coupon: AppliedCoupon | null }) {
  return (
    <div className="rounded-card bg-subtle border px-4 py-4">
      <dl className="grid grid-cols-1 gap-2.5">
        {order.type === 'offering' ? <StorageLines order={order} /> : <FulfilmentLines order={order} />}
        {coupon ? <CouponLines order={order} coupon={coupon} /> : null}
      </dl>
      {order.type === 'offering' ? (
        <p className="text-muted-foreground mt-2 text-xs">{text('purchase.deposit.note')}</p>
      ) : null}
    </div>
  )
}

function StorageLines({ order }: { order: Extract<PurchaseOrder, { type: 'offering' }> }) {
  const { quote, startDate, fromQuote } = order
  const isSquare = quote.spaceType === 'SQ_FEET'
  return (
    <>
      <BillLine label={text('purchase.selectedTerm')}>{termLabel(quote.term)}</BillLine>
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
      <BillLine label={text('purchase.deposit')} strong>
        {formatCents(quote.amountDueCents)}
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
        {formatCents(order.quote.amountDueCents - cents)}
      </BillLine>
    </>
  )
}

function FulfilmentLines({ order }: { order: Extract<PurchaseOrder, { type: 'fulfillment' }> }) {
  const { quote } = order
  return (
    <>
      <BillLine label={text('purchase.tier')}>{tierLabel(quote.tierName)}</BillLine>
      {quote.discountCents > 0 ? (
        <>
          <BillLine label={text('booking.deposit')}>{formatCents(quote.depositCents)}</BillLine>
          <BillLine label={text('booking.tierDiscount')}>{formatCents(-quote.discountCents)}</BillLine>
        </>
      ) : null}
      <div className="my-1 border-t" />
      <BillLine label={text('purchase.totalDeposit')} strong>
        {formatCents(quote.amountDueCents)}
      </BillLine>
    </>
  )
}
