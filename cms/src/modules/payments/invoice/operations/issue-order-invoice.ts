import { addDays, addMonths, type Day } from '@stackyard/shared/domain/calendar'
import { cardBrandName } from '@stackyard/shared/reference/card-brand'
import { printedDay } from '../../../../platform/paper'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { billedAddress, findPaidOrder, type PaidOrder } from '../repository'
import type { InvoiceLine } from '../tables'
import { issueInvoice } from './issue-invoice'

/** The invoice of an order whose money was taken; doing it again changes nothing. */
export async function issueOrderInvoice({ db }: Services, orderId: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    const order = await findPaidOrder(tx, orderId)
    if (!order) return
    const totalCents = Number(order.amount_cents)
    const { brand, last4 } = order.payment_method
    await issueInvoice(tx, {
      userId: order.customer_id,
      kind: 'order',
      ref: `order:${orderId}`,
      lines: linesOf(orderId, order),
      totalCents,
      paidWith: `${brand ? cardBrandName(brand) : 'Bank account'} •••• ${last4}`,
      billingInfo: billingOf(order),
      poNumber: order.po_number,
    })
  })
}

/** The price, and under it what a coupon took off. */
function linesOf(orderId: number, order: PaidOrder): InvoiceLine[] {
  const couponCents = Number(order.coupon_cents)
  const setupCents = Number(order.setup_cents)
  const fullCents = Number(order.amount_cents) + couponCents
  const price = { description: describe(orderId, order), amountCents: fullCents - setupCents }
  const setup = setupCents > 0 ? [{ description: 'Setup, once', amountCents: setupCents }] : []
  if (!order.coupon_code) return [price, ...setup]
  return [price, ...setup, { description: `Coupon ${order.coupon_code}`, amountCents: -couponCents }]
}

function describe(orderId: number, order: PaidOrder): string {
  const place = `Order ${orderId}, ${order.warehouse.name}`
  if (order.type === 'fulfillment') return `${place}: fulfillment, ${order.tier_name ?? ''} orders a month, deposit`
  const unit = order.space_type === 'PALLET' ? 'pallets' : 'sq. ft.'
  const start = order.start_day ?? ''
  const month = order.term === 1 ? 'one month' : `month 1 of ${order.term}`
  const days = `${saidDay(start)} to ${saidDay(addDays(addMonths(start, 1), -1))}`
  return `${place}: storage of ${order.quantity} ${unit}, ${month}, ${days}`
}

const saidDay = (day: Day): string => printedDay(new Date(`${day}T00:00:00Z`))

function billingOf({ billing_info: info }: PaidOrder): { name: string; email: string; address: string } | null {
  if (!info) return null
  return { name: info.fullName, email: info.email, address: billedAddress(info.address) }
}
