import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { runChecks, type Violation } from '../../../../platform/run-checks'

const PAID_WITHIN_SECONDS = 40 * 86_400

const checks = [
  {
    invariant: 'a person has the higher of the plan they pay and the plan they were given',
    rows: `select 'user ' || u.id || ': ' || coalesce(u.plan_id::text, 'free') as detail from users u
      left join (select user_id, max(case plan_id when 'scale' then 2 when 'growth' then 1 else 0 end) as rank from (
          select user_id, plan_id from market.plan_subscription where status <> 'ended'
          union all select user_id, plan_id from market.plan_grant) own group by user_id) best on best.user_id = u.id
      where coalesce(best.rank, 0) <> case coalesce(u.plan_id::text, 'free') when 'scale' then 2 when 'growth' then 1 else 0 end`,
  },
  {
    invariant: 'no change of plan is open for over five minutes',
    rows: `select 'change ' || id || ' since ' || created_at as detail from market.plan_change
      where state = 'pending' and created_at < now() - interval '5 minutes'`,
  },
  {
    invariant: 'invoices are numbered without gaps',
    rows: `select 'last ' || c.last || ', invoices ' || count(i.id) || ', highest ' || coalesce(max(i.number), 0) as detail
      from market.invoice_counter c left join market.invoice i on true group by c.last
      having count(i.id) <> c.last or coalesce(max(i.number), 0) <> c.last`,
  },
  {
    invariant: 'every payment of a plan has its invoice',
    rows: `select t.idem || ': ' || e.amount as detail from market.ledger_tx t
      join market.ledger_entry e on e.tx = t.id join market.ledger_account a on a.id = e.account and a.kind = 'plan_revenue'
      where t.kind = 'plan-payment' and not exists (select from market.invoice i
        where 'plan:' || i.ref = t.idem and i.total_cents = e.amount)`,
  },
  {
    invariant: 'the invoice of an order is over what was captured',
    rows: `select i.ref || ': ' || i.total_cents as detail from market.invoice i
      join market.orders o on split_part(i.ref, '~', 1) = 'order:' || o.id where i.total_cents <> o.amount_cents
        or o.payment_state not in ('captured', 'refunding', 'refunded', 'charged_back')`,
  },
  {
    invariant:
      'credit notes are numbered without gaps and take back no more than their invoices, of payments that were refunded',
    rows: `select 'last ' || c.last || ', notes ' || count(n.id) || ', highest ' || coalesce(max(n.number), 0) as detail
      from market.credit_note_counter c left join market.credit_note n on true group by c.last
      having count(n.id) <> c.last or coalesce(max(n.number), 0) <> c.last
      union all select 'invoice ' || i.id || ': ' || sum(n.total_cents) || ' of ' || i.total_cents from market.credit_note n
      join market.invoice i on i.id = n.invoice_id
      group by i.id having sum(n.total_cents) > i.total_cents or min(n.total_cents) <= 0 or bool_or(n.user_id <> i.user_id)
      union all select 'note ' || n.id || ': ' || n.refund_ref from market.credit_note n
      where n.refund_ref like 'refund:%'
        and not exists (select from market.order_refund r where 'refund:' || r.refund_id = n.refund_ref)`,
  },
  {
    invariant: 'a corrected invoice is taken back in full, and nothing else is corrected',
    rows: `select 'invoice ' || coalesce(i.id, n.invoice_id) as detail from market.invoice i
      full join (select * from market.credit_note where reason = 'correction') n on n.invoice_id = i.corrects
      where (i.id is null or i.corrects is not null) and (i.id is null or n.id is null or n.total_cents <> i.total_cents)`,
  },
]

/** What was paid for plans at Stripe and what the ledger says, one to one with equal cents. */
async function checkInvoices(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const invariant = 'paid invoices of plans and the ledger agree one to one'
  const [own, booked] = await Promise.all([
    pool.query<{ id: string }>('select stripe_subscription_id as id from market.plan_subscription'),
    pool.query<{ idem: string; amount: string; is_recent: boolean }>(
      `select t.idem, e.amount, t.at >= $1 as is_recent from market.ledger_tx t
      join market.ledger_entry e on e.tx = t.id join market.ledger_account a on a.id = e.account
      where t.kind = 'plan-payment' and a.kind = 'plan_revenue'`,
      [since.toISOString()],
    ),
  ])
  const subscriptions = new Set(own.rows.map((row) => row.id))
  const amounts = new Map(booked.rows.map((row) => [row.idem, Number(row.amount)]))
  const unseen = new Set(booked.rows.flatMap((row) => (row.is_recent ? [row.idem] : [])))
  const violations: Violation[] = []
  // An invoice may be paid weeks after it was made.
  const created = { gte: Math.max(0, Math.floor(since.getTime() / 1000) - PAID_WITHIN_SECONDS) }
  await callStripe(async () => {
    for await (const invoice of stripe.invoices.list({ status: 'paid', limit: 100, created })) {
      const subscription = invoice.parent?.subscription_details?.subscription
      if (invoice.amount_paid === 0 || !subscriptions.has(String(subscription))) continue
      const amount = amounts.get(`plan:${invoice.id}`)
      if (amount !== invoice.amount_paid)
        violations.push({
          invariant,
          detail: `${invoice.id}: ${invoice.amount_paid} paid, ${amount ?? 'nothing'} booked`,
        })
      unseen.delete(`plan:${invoice.id}`)
    }
  })
  for (const idem of unseen) violations.push({ invariant, detail: `${idem}: ${amounts.get(idem)} booked, not paid` })
  return violations
}

/** The invariants of plans and invoices; an empty list means that all is right. Payments at Stripe are those made since. */
export async function checkPlans(
  pool: Pool,
  stripe: Stripe,
  since: Date = new Date(0),
): Promise<{ checked: number; violations: Violation[] }> {
  const violations = await runChecks(pool, checks)
  violations.push(...(await checkInvoices(pool, stripe, since)))
  return { checked: checks.length + 1, violations }
}
