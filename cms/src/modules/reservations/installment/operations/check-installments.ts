import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { listPayments, type Payment } from '../../../../integrations/stripe/payments'
import { type Check, runChecks, type Violation } from '../../../../platform/run-checks'

const checks: readonly Check[] = [
  {
    invariant: 'the first payment and the installments are the total of the term',
    rows: `select 'order ' || o.id || ': ' || coalesce(i.count, 0) || ' installments, ' || coalesce(i.cents, 0) || ' cents' as detail
      from market.orders o left join (select order_id, count(*), sum(amount_cents) as cents
        from market.installment group by 1) i on i.order_id = o.id
      where o.amended is null and o.billed_by = 'platform' and (coalesce(i.count, 0) <> o.term - 1
          or o.amount_cents + o.coupon_cents + coalesce(i.cents, 0) <> o.monthly_total_cents * o.term + o.setup_cents
            + o.fulfillment_cents)
        or o.billed_by = 'warehouse' and i.count > 0`,
  },
  {
    invariant: 'after a change the first payment and the installments are the payments that were agreed',
    rows: `select 'order ' || coalesce(c.order_id, i.order_id) || ', payment ' || coalesce(c.number, i.number) || ': '
        || coalesce(c.cents::text, 'none') || ' agreed, ' || coalesce(i.amount_cents::text, 'none') as detail
      from (select o.id as order_id, p.number, p.cents, p."from" from market.orders o,
          jsonb_to_recordset(o.amended -> 'charges') p (number integer, cents bigint, "from" date)
        where o.billed_by = 'platform' and p.number > 1) c
      full join (select i.* from market.installment i join market.orders o on o.id = i.order_id
          where o.amended is not null and (i.state <> 'canceled' or o.status = 'cancelled'
            and exists (select from jsonb_array_elements(o.amended -> 'charges') p where (p ->> 'number')::int = i.number))) i
        on i.order_id = c.order_id and i.number = c.number
      where c.number is null or i.number is null or c.cents <> i.amount_cents or c."from" <> i.due_day
      union all
      select 'order ' || o.id || ': first payment' from market.orders o
      where o.amended is not null and o.amount_cents + o.coupon_cents - o.setup_cents - o.fulfillment_cents
        <> (select (p ->> 'cents')::bigint from jsonb_array_elements(o.amended -> 'charges') p where p ->> 'number' = '1')`,
  },
  {
    invariant: 'each paid installment is in the ledger and owed to its seller, once, and nothing else is',
    rows: `select 'installment ' || coalesce(i.order_id || ':' || i.number, t.ref) as detail
      from (select * from market.installment where state = 'paid') i
      full join (select t.*, (select sum(e.amount) from market.ledger_entry e join market.ledger_account a
          on a.id = e.account where e.tx = t.id and a.kind = 'seller_payable') as cents
        from market.ledger_tx t where t.kind = 'installment') t on t.ref = 'order:' || i.order_id || ':' || i.number
      full join (select * from market.payout where installment > 1) p
        on p.order_id = i.order_id and p.installment = i.number
      where i.order_id is null or t.id is null or p.id is null
        or i.amount_cents <> t.cents or i.amount_cents <> p.amount_cents`,
  },
  {
    invariant: 'nothing of a cancelled reservation is charged',
    rows: `select 'installment ' || i.order_id || ':' || i.number || ': ' || i.state as detail
      from market.installment i join market.orders o on o.id = i.order_id
      where (o.status = 'cancelled') <> (i.state = 'canceled') and not (o.status = 'cancelled' and i.state = 'paid')
        and not (i.state = 'canceled' and o.amended is not null
          and not exists (select from jsonb_array_elements(o.amended -> 'charges') p where (p ->> 'number')::int = i.number))`,
  },
  {
    invariant: 'no charge of an installment is in flight for over five minutes',
    rows: `select 'installment ' || order_id || ':' || number || ' since ' || in_flight_since as detail
      from market.installment where state = 'charging' and in_flight_since < now() - interval '5 minutes'`,
  },
]

type Row = { name: string; amount_cents: string; attempts: number; state: string; payment_intent_id: string | null }

/** What the charge of the latest try may be while its installment rests. */
const resting: Readonly<Record<string, readonly Payment['status'][]>> = {
  paid: ['succeeded'],
  processing: ['processing', 'succeeded', 'requires_payment_method', 'canceled'],
  retrying: ['requires_payment_method', 'canceled'],
  failed: ['requires_payment_method', 'canceled'],
  canceled: ['requires_payment_method', 'canceled'],
}
const LOST: readonly Payment['status'][] = ['requires_payment_method', 'canceled']

function faultsOf(row: Row, payment: Payment, attempt: number): string[] {
  const faults: string[] = []
  const isLatest = attempt === row.attempts
  const allowed = isLatest ? resting[row.state] : LOST
  if (attempt > row.attempts || row.state === 'scheduled') faults.push('a charge that was never begun')
  if (allowed && !allowed.includes(payment.status)) faults.push(`${payment.status}, but it is ${row.state}`)
  if (isLatest && allowed && row.payment_intent_id !== payment.id) faults.push(`it names ${row.payment_intent_id}`)
  if (payment.amountCents !== Number(row.amount_cents)) faults.push(`${payment.amountCents} cents`)
  return faults
}

/** Installments and PaymentIntents, one to one with equal cents: of several tries of a month at most one took money. */
async function checkIntents(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const invariant = 'PaymentIntents and installments agree one to one'
  const found = await pool.query<Row & { is_recent: boolean }>(
    `select order_id || ':' || number as name, amount_cents, attempts, state, payment_intent_id,
      state = 'paid' and paid_at >= $1::timestamptz + interval '7 days' as is_recent from market.installment`,
    [since.toISOString()],
  )
  const byName = new Map(found.rows.map((row) => [row.name, row]))
  const unseen = new Map(
    found.rows.flatMap((row) => (row.is_recent && row.payment_intent_id ? [[row.payment_intent_id, row.name]] : [])),
  )
  const violations: Violation[] = []
  for (const payment of await listPayments(stripe, since)) {
    if (!payment.installment) continue
    const [orderId, number, attempt] = payment.installment.split(':')
    const row = byName.get(`${orderId}:${number}`)
    const faults = row ? faultsOf(row, payment, Number(attempt)) : ['no such installment']
    for (const fault of faults)
      violations.push({ invariant, detail: `${payment.id} of ${payment.installment}: ${fault}` })
    unseen.delete(payment.id)
  }
  for (const [id, name] of unseen)
    violations.push({ invariant, detail: `${name} names ${id}, which Stripe does not know` })
  return violations
}

/** The invariants of installments; an empty list means that they are right. Payments at Stripe are those made since. */
export async function checkInstallments(
  pool: Pool,
  stripe: Stripe,
  since: Date,
): Promise<{ checked: number; violations: Violation[] }> {
  const violations = await runChecks(pool, checks)
  violations.push(...(await checkIntents(pool, stripe, since)))
  return { checked: checks.length + 1, violations }
}
