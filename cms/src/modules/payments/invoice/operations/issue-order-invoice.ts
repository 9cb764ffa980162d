import { monthLines, onceLines } from '@stackyard/shared/domain/invoice-lines'
import { addDays, addMonths, type Day } from '@stackyard/shared/domain/calendar'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { billedToOf, findPaidOrder, type PaidOrder } from '../repository'
import { issueInvoice, type NewInvoiceLine } from './issue-invoice'

/** The invoice of an order whose money was taken; doing it again changes nothing. */
export async function issueOrderInvoice({ db }: Services, orderId: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    const order = await findPaidOrder(tx, orderId)
    if (!order) return
    const { brand, last4 } = order.payment_method
    const { type, start_day: startDay, term } = order
    await issueInvoice(tx, {
      userId: order.customer_id,
      sellerId: order.seller_id,
      kind: 'order',
      ref: `order:${orderId}`,
      lines: linesOf(order),
      totalCents: Number(order.amount_cents),
      paidWith: `${brand ? cardBrandName(brand) : 'Bank account'} •••• ${last4}`,
      billingInfo: billedToOf(order.billing_info),
      poNumber: order.po_number,
      details: {
        paidAt: new Date(order.paid_at).toISOString(),
        warehouse: order.warehouse.name,
        ...(type === 'offering' && startDay && term ? monthFrom(startDay, 1, term) : {}),
      },
    })
  })
}

/** The days that a month's payment is for, and which of the term's months it is. */
export const monthFrom = (from: Day, number: number, count: number) => ({
  period: { from, to: addDays(addMonths(from, 1), -1) },
  month: { number, count },
})

/** The price, what is paid once, the fulfillment reserved with it, and what a coupon took off. */
function linesOf(order: PaidOrder): NewInvoiceLine[] {
  const couponCents = Number(order.coupon_cents)
  const setupCents = Number(order.setup_cents)
  const fulfillmentCents = Number(order.fulfillment_cents)
  const fullCents = Number(order.amount_cents) + couponCents - setupCents - fulfillmentCents
  const once = { setupCents, fulfillmentCents, tierName: order.tier_name, couponCode: order.coupon_code, couponCents }
  return [...priceLines(order, fullCents), ...onceLines(once)]
}

function priceLines(order: PaidOrder, amountCents: number): NewInvoiceLine[] {
  if (order.type === 'fulfillment') return [{ kind: 'deposit', subject: order.tier_name ?? '', amountCents }]
  const { quantity, space_type: spaceType, unit_price_cents: unit, discounted_cents: discounted } = order
  if (quantity === null || spaceType === null || unit === null) return [{ kind: 'storage', amountCents }]
  const unitPriceCents = Number(unit)
  const discountedCents = Number(discounted ?? unit)
  return monthLines({ quantity, spaceType, unitPriceCents, discountedCents, monthCents: amountCents })
}
