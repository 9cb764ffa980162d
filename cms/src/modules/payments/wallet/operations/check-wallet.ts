import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { type Check, runChecks, type Violation } from '../../../../platform/run-checks'

/** A monthly invoice may be paid weeks after it was made. */
const PAID_WITHIN_SECONDS = 40 * 86_400

const checks: readonly Check[] = [
  {
    invariant: 'wallet, reserved, spent and debt of a seller are what was credited',
    rows: `select 'seller ' || owner || ': ' || held || ' of ' || credited || ' micro-dollars' as detail from (
        select owner, sum(held) as held, sum(credited) as credited from (
          select a.owner_id as owner, a.balance as held, 0 as credited from market.ledger_account a
            where a.kind in ('wallet', 'wallet_debt', 'ad_revenue')
          union all select c.seller_id, a.balance, 0 from market.ledger_account a
            join market.campaign c on c.id = a.owner_id where a.kind = 'campaign_budget'
          union all select t.user_id, 0, t.credited_cents * 10000 from market.wallet_topup t) parts
        group by owner) sums where held <> credited`,
  },
  {
    invariant: 'a debt is owed only by an empty wallet',
    rows: `select 'seller ' || d.owner_id || ': owes ' || -d.balance || ', has ' || coalesce(w.balance, 0) as detail
      from market.ledger_account d left join market.ledger_account w on w.owner_id = d.owner_id and w.kind = 'wallet'
      where d.kind = 'wallet_debt' and (d.balance > 0 or (d.balance < 0 and coalesce(w.balance, 0) > 0))`,
  },
  {
    invariant: 'a top-up has credited what its movements say',
    rows: `select 'top-up ' || t.id || ': ' || t.credited_cents || ' cents, booked ' || coalesce(b.micros, 0) || ' micro-dollars' as detail
      from market.wallet_topup t left join (select x.ref, sum(e.amount) as micros from market.ledger_tx x
          join market.ledger_entry e on e.tx = x.id join market.ledger_account a on a.id = e.account
          where x.kind in ('wallet-credit', 'wallet-taken-back') and a.kind in ('wallet', 'wallet_debt') group by x.ref) b
        on b.ref = 'topup:' || t.id where coalesce(b.micros, 0) <> t.credited_cents * 10000`,
  },
  {
    invariant: 'every top-up that was credited has its invoice over what was charged',
    rows: `select 'top-up ' || t.id || ': invoice ' || coalesce(i.total_cents::text, 'missing') as detail
      from market.wallet_topup t left join market.invoice i on i.ref = 'topup:' || t.id
      where (t.credited_at is not null) <> (i.id is not null)
        or i.user_id <> t.user_id or (t.state = 'credited' and t.revision = 1 and i.total_cents <> t.credited_cents - t.coupon_cents)`,
  },
  {
    invariant: 'each top-up with a coupon has its use',
    rows: `select 'top-up ' || t.id || ': ' || t.coupon_code || ' ' || coalesce(u.state, 'no use') as detail
      from market.wallet_topup t left join market.coupon_use u
        on u.ref = coalesce('wallet-subscription:' || t.subscription_id, 'topup:' || t.id)
      where t.coupon_code is not null and (u.id is null or u.user_id <> t.user_id
        or (t.state = 'credited' and u.state <> 'used'))`,
  },
  {
    invariant: 'no card payment of a wallet is open for over five minutes after its answer',
    rows: `select 'subscription ' || id || ' since ' || created_at as detail from market.wallet_subscription
      where status = 'pending' and created_at < now() - interval '5 minutes'
      union all select 'top-up ' || id || ' since ' || created_at from market.wallet_topup
      where state = 'pending' and payment_intent_id is null and created_at < now() - interval '5 minutes'`,
  },
]

type TopupRow = {
  id: number
  payment_intent_id: string | null
  stripe_invoice_id: string | null
  paid_cents: string
  is_recent: boolean
}

/** Payments of top-ups at Stripe and our own top-ups, one to one: what stands there is what is credited here. */
async function checkPayments(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const invariant = 'payments of top-ups and the wallet agree one to one'
  const { rows } = await pool.query<TopupRow>(
    `select id, payment_intent_id, stripe_invoice_id, paid_cents, created_at >= $1 as is_recent from market.wallet_topup`,
    [since.toISOString()],
  )
  const byIntent = new Map(rows.map((row) => [row.payment_intent_id, row]))
  const unseen = new Map(
    rows.flatMap((row) => (row.is_recent && row.payment_intent_id ? [[row.payment_intent_id, row.id] as const] : [])),
  )
  const violations: Violation[] = []
  const created = { gte: Math.max(0, Math.floor(since.getTime() / 1000)) }
  await callStripe(async () => {
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })) {
      const named = intent.metadata['wallet_topup_id']
      const row = byIntent.get(intent.id)
      unseen.delete(intent.id)
      if (!row && !named) continue
      const detail = `top-up ${row?.id ?? named}, ${intent.id}: `
      if (!row || (named && named !== String(row.id))) {
        if (intent.status === 'succeeded') violations.push({ invariant, detail: `${detail}is not its payment` })
        continue
      }
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      const stands = charge?.disputed ? null : intent.amount_received - (charge?.amount_refunded ?? 0)
      if (intent.status === 'succeeded' && stands !== null && stands !== Number(row.paid_cents))
        violations.push({ invariant, detail: `${detail}${stands} cents stand, ${row.paid_cents} are credited` })
      if (intent.status !== 'succeeded' && Number(row.paid_cents) > 0)
        violations.push({ invariant, detail: `${detail}${intent.status}, but ${row.paid_cents} cents are credited` })
    }
  })
  for (const [intent, id] of unseen)
    violations.push({ invariant, detail: `top-up ${id} names ${intent}, which Stripe does not know` })
  return violations
}

/** Paid invoices of monthly top-ups at Stripe, each with its top-up. */
async function checkInvoices(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const [subscriptions, topups] = await Promise.all([
    pool.query<{ id: string }>(
      'select stripe_subscription_id as id from market.wallet_subscription where stripe_subscription_id is not null',
    ),
    pool.query<{ id: string }>(
      'select stripe_invoice_id as id from market.wallet_topup where stripe_invoice_id is not null and credited_at is not null',
    ),
  ])
  const own = new Set(subscriptions.rows.map(({ id }) => id))
  const credited = new Set(topups.rows.map(({ id }) => id))
  const violations: Violation[] = []
  const created = { gte: Math.max(0, Math.floor(since.getTime() / 1000) - PAID_WITHIN_SECONDS) }
  await callStripe(async () => {
    for await (const invoice of stripe.invoices.list({ status: 'paid', limit: 100, created })) {
      const subscription = invoice.parent?.subscription_details?.subscription
      if (own.has(String(subscription)) && invoice.total > 0 && !credited.has(invoice.id))
        violations.push({ invariant: 'every paid month is credited once', detail: `${invoice.id} is not credited` })
    }
  })
  return violations
}

/** The invariants of wallets; an empty list means that all is right. Payments at Stripe are those made since. */
export async function checkWallet(
  pool: Pool,
  stripe: Stripe,
  since: Date = new Date(0),
): Promise<{ checked: number; violations: Violation[] }> {
  const violations = [
    ...(await runChecks(pool, checks)),
    ...(await checkPayments(pool, stripe, since)),
    ...(await checkInvoices(pool, stripe, since)),
  ]
  return { checked: checks.length + 2, violations }
}
