import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { listPayments, type Payment } from '../../../../integrations/stripe/payments'
import { type Check, runChecks, type Violation } from '../../../../platform/run-checks'
import { invoiceChecks } from './check-order-invoices'

const LIVE_HOLD = `('authorized', 'capturing', 'releasing')`

const checks: readonly Check[] = [
  ...invoiceChecks,
  {
    invariant: 'every ledger movement sums to zero',
    rows: `select 'movement ' || t.id || ': ' || coalesce(sum(market.ledger_micros(a.unit, e.amount)), 0) || ' micro-dollars' as detail
      from market.ledger_tx t left join market.ledger_entry e on e.tx = t.id left join market.ledger_account a on a.id = e.account
      group by t.id having coalesce(sum(market.ledger_micros(a.unit, e.amount)), 0) <> 0 or count(e.tx) < 2`,
  },
  {
    invariant: 'a balance is the sum of its entries',
    rows: `select 'account ' || a.id || ': ' || a.balance || ' instead of ' || coalesce(sum(e.amount), 0) as detail
      from market.ledger_account a left join market.ledger_entry e on e.account = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    invariant: 'no balance is below its floor',
    rows: `select 'account ' || id || ': ' || balance as detail from market.ledger_account where balance < floor`,
  },
  {
    invariant: 'what is held of a customer is what their orders hold',
    rows: `select 'customer ' || a.owner_id || ': ' || a.balance as detail from market.ledger_account a
      where a.kind = 'customer_hold' and a.balance <> (select coalesce(sum(o.amount_cents), 0) from market.orders o
        where o.customer_id = a.owner_id and (o.payment_state = 'ach_processing'
          or (o.payment_type = 'CARD' and o.payment_state in ${LIVE_HOLD})))`,
  },
  {
    invariant: 'what is owed to a seller is what was captured and not sent',
    rows: `select 'seller ' || a.owner_id || ': ' || a.balance as detail from market.ledger_account a
      where a.kind = 'seller_payable' and a.balance <> (select coalesce(sum(o.amount_cents + o.coupon_cents), 0)
        from market.orders o where o.seller_id = a.owner_id and o.payment_state = 'captured')
        + (select coalesce(sum(i.amount_cents), 0) from market.installment i join market.orders o on o.id = i.order_id
          where o.seller_id = a.owner_id and i.state = 'paid')
        - (select coalesce(sum(p.amount_cents - p.withheld_cents - p.returned_cents
            - case when p.fee_returned_at is null then 0 else p.fee_cents end), 0) from market.payout p
        where p.seller_id = a.owner_id and p.paid_at is not null)`,
  },
  {
    invariant: 'what the platform gave in coupons is that of paid orders and top-ups',
    rows: `select 'coupons: ' || coalesce(sum(a.balance), 0) as detail from market.ledger_account a
      where a.kind = 'coupons' having coalesce(sum(a.balance), 0)
        <> -(select coalesce(sum(coupon_cents), 0) from market.orders where payment_state = 'captured')
          - (select coalesce(sum(coupon_cents), 0) from market.wallet_topup where credited_cents > 0)`,
  },
  {
    invariant: 'each order with a coupon has its use, and each use its order',
    rows: `select 'order ' || coalesce(o.id::text, u.ref) || ': ' || coalesce(o.coupon_code, 'no code') || ' '
        || coalesce(u.state, 'no use') as detail
      from (select * from market.orders where coupon_code is not null) o
      full join (select * from market.coupon_use where ref like 'order:%') u on u.ref = 'order:' || o.id
      where o.id is null or u.id is null or u.user_id <> o.customer_id
        or u.coupon_id <> (select c.id from coupons c where c.code = o.coupon_code)
        or u.state <> case when o.payment_state in ('captured', 'charged_back') then 'used'
          when o.status = 'cancelled' then 'released' else 'reserved' end`,
  },
  {
    invariant: 'refunds owed are the orders being refunded',
    rows: `select 'refunds: ' || a.balance as detail from market.ledger_account a
      where a.kind = 'refunds' and a.balance <> (select coalesce(sum(amount_cents), 0) from market.orders
        where payment_state = 'refunding')`,
  },
  {
    invariant: 'every held or captured order has its movements',
    rows: `select 'order ' || o.id || ' (' || o.payment_state || ')' as detail from market.orders o
      where (o.payment_state in ('captured', 'refunding', 'refunded', 'charged_back')
          and not exists (select from market.ledger_tx t where t.idem = 'ord:' || o.id || ':capture'))
        or (o.payment_type = 'CARD' and o.payment_state in ${LIVE_HOLD}
          and not exists (select from market.ledger_tx t where t.idem = 'ord:' || o.id || ':hold'))
        or (o.payment_state = 'charged_back')
          <> exists (select from market.ledger_tx t where t.idem = 'ord:' || o.id || ':charge-back')
        or (o.payment_state = 'refunded'
          and not exists (select from market.ledger_tx t where t.ref = 'order:' || o.id and t.kind = 'refund'))`,
  },
  {
    invariant: 'no day of a warehouse is oversold',
    rows: `select 'warehouse ' || warehouse_id || ': ' || -room || ' too many' as detail
      from (select c.warehouse_id, market.room(c.warehouse_id, current_date, 'infinity') as room from market.capacity c
        where exists (select from market.capacity_hold h
          where h.warehouse_id = c.warehouse_id and h.state <> 'released')) space
      where room < 0`,
  },
  {
    invariant: 'space is taken by live orders only, and by all of them',
    rows: `select 'order ' || o.id || ' (' || o.status || '): hold ' || coalesce(h.state, 'missing') as detail
      from market.orders o left join market.capacity_hold h on h.order_id = o.id
      where o.units > 0 and (h.id is null or o.amended is null and h.units <> o.units
        or (o.status = 'cancelled') <> (h.state = 'released')
        or (h.state = 'sold') <> (o.status <> 'cancelled' and o.seller_completed_at is not null))`,
  },
  {
    invariant: 'each step of an order happened once',
    rows: `select 'order ' || order_id || ': ' || action || ' ' || count(*) || ' times' as detail from market.order_audit
      where actor = 'system' and action in ('authorized', 'captured', 'released', 'refunded', 'ach_processing', 'charged_back')
      group by order_id, action having count(*) > 1 + case when action = 'refunded' then
        (select count(*) from market.order_audit f where f.order_id = order_audit.order_id and f.action = 'refund_failed')
        else 0 end`,
  },
  {
    invariant: 'the parts of a reservation add up to its price',
    rows: `select 'order ' || id || ': ' || amount_cents + coupon_cents || ' of ' || coalesce(monthly_total_cents, 0)
        || ' storage, ' || setup_cents || ' setup, and ' || fulfillment_cents || ' fulfillment' as detail
      from market.orders where type = 'offering'
          and amount_cents + coupon_cents <> coalesce(monthly_total_cents, 0) + setup_cents + fulfillment_cents
        or type = 'fulfillment' and amount_cents + coupon_cents > deposit_cents
        or fulfillment_cents > 0 and (fulfillment_cents > coalesce(deposit_cents, 0) or quote_id is not null)`,
  },
  {
    invariant: 'an order from a quote costs what the quote says',
    rows: `select 'order ' || o.id || ', quote ' || o.quote_id || ': ' || o.amount_cents + o.coupon_cents as detail
      from market.orders o
      left join market.quote_request q on q.id = o.quote_id
      left join market.quote_offer f on f.quote_id = o.quote_id and f.revision = o.quote_revision and f.side = 'seller'
      where o.quote_id is not null and (f.quote_id is null or o.type <> 'offering'
        or q.warehouse_id <> o.warehouse_id or q.customer_id is distinct from o.customer_id
        or (o.space_type, o.quantity, o.term, o.start_day) is distinct from (f.space_type, f.quantity, f.term, f.start_day)
        or o.unit_price_cents is distinct from (f.lines ->> 'storage')::bigint
        or o.setup_cents <> coalesce((f.lines ->> 'setup')::bigint, 0)
        or o.monthly_total_cents is distinct from
          greatest((f.lines ->> 'storage')::bigint * f.quantity, coalesce((f.lines ->> 'minimum')::bigint, 0))
        or o.amount_cents + o.coupon_cents <> o.monthly_total_cents + o.setup_cents)`,
  },
  {
    invariant: 'each ordered quote has one order, and each live order of a quote its quote',
    rows: `select 'quote ' || coalesce(q.id, o.quote_id) || ', order ' || coalesce(o.id, q.order_id) as detail
      from (select * from market.quote_request where order_id is not null) q
      full join (select * from market.orders where quote_id is not null and payment_state <> 'failed') o
        on o.id = q.order_id and o.quote_id = q.id
      where o.id is null and not exists (select from market.orders f where f.id = q.order_id and f.quote_id = q.id)
        or q.id is null`,
  },
  {
    invariant: 'nothing is in flight for over five minutes',
    rows: `select 'order ' || id || ' is ' || payment_state || ' since ' || in_flight_since as detail from market.orders
      where in_flight_since < now() - interval '5 minutes' and payment_state <> 'ach_processing'
        and not (payment_state = 'refunding' and refund_id is not null)`,
  },
]

type OrderRow = {
  id: string
  amount_cents: string
  payment_state: string
  payment_intent_id: string | null
  part_cents: string
  is_recent: boolean
}

/** What a payment may be while its order rests; a state that is missing here is in flight. */
const restingStatuses: Readonly<Record<string, readonly Payment['status'][]>> = {
  authorized: ['requires_capture'],
  ach_processing: ['processing', 'succeeded', 'requires_payment_method', 'canceled'],
  captured: ['succeeded'],
  charged_back: ['succeeded'],
  refunded: ['succeeded'],
  released: ['canceled'],
  failed: ['requires_payment_method', 'canceled'],
}

/** PaymentIntents of orders and orders, one to one with equal cents. */
async function checkIntents(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const invariant = 'PaymentIntents and orders agree one to one'
  const found = await pool.query<OrderRow>(
    `select id, amount_cents, payment_state, payment_intent_id, created_at >= $1 as is_recent,
      (select coalesce(sum(r.amount_cents), 0) from market.order_refund r where r.order_id = o.id) as part_cents
    from market.orders o`,
    [since.toISOString()],
  )
  const byId = new Map(found.rows.map((row) => [row.id, row]))
  const unseen = new Map(
    found.rows.flatMap((row) => (row.payment_intent_id && row.is_recent ? [[row.payment_intent_id, row.id]] : [])),
  )
  const violations: Violation[] = []
  const say = (detail: string) => violations.push({ invariant, detail })
  for (const payment of await listPayments(stripe, since)) {
    const { orderId } = payment
    if (!orderId) continue
    const order = byId.get(orderId)
    if (!order) say(`${payment.id} names order ${orderId}, which does not exist`)
    else for (const fault of faultsOf(order, payment)) say(`order ${orderId}, ${payment.id}: ${fault}`)
    unseen.delete(payment.id)
  }
  for (const [intentId, orderId] of unseen) say(`order ${orderId} names ${intentId}, which Stripe does not know`)
  return violations
}

function faultsOf(order: OrderRow, payment: Payment): string[] {
  const { id, status, amountCents, receivedCents, refundedCents } = payment
  const faults: string[] = []
  const allowed = restingStatuses[order.payment_state]
  if (allowed && order.payment_intent_id !== id) faults.push(`the order names ${order.payment_intent_id ?? 'none'}`)
  if (allowed && !allowed.includes(status)) faults.push(`${status}, but the order is ${order.payment_state}`)
  if (amountCents !== Number(order.amount_cents)) faults.push(`${amountCents} cents instead of ${order.amount_cents}`)
  if (receivedCents > amountCents) faults.push('more captured than authorized')
  if (refundedCents > receivedCents) faults.push('more refunded than captured')
  if (order.payment_state === 'captured' && refundedCents !== Number(order.part_cents))
    faults.push(`${refundedCents} cents refunded, ${order.part_cents} noted, and the order is captured`)
  if (order.payment_state === 'refunded' && refundedCents !== receivedCents)
    faults.push(`${refundedCents} cents refunded`)
  return faults
}

/**
 * All invariants of the books; an empty list means that the money is right. Payments at Stripe are those made since, and
 * with them the orders that were placed since must be there.
 */
export async function checkMoney(
  pool: Pool,
  stripe: Stripe,
  since: Date = new Date(0),
): Promise<{ checked: number; violations: Violation[] }> {
  const violations = await runChecks(pool, checks)
  violations.push(...(await checkIntents(pool, stripe, since)))
  return { checked: checks.length + 1, violations }
}
