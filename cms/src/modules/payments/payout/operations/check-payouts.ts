import type { Pool } from 'pg'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { STATEMENT_LINES } from '../statement-lines'
import { runChecks, type Violation } from '../../../../platform/run-checks'

const DAY_SECONDS = 86_400

const checks = [
  {
    invariant: 'every captured order owes its seller once, and nothing else does',
    rows: `select 'order ' || coalesce(o.id, p.order_id) || ' (' || coalesce(o.payment_state, 'missing') || '): '
        || coalesce(p.state || ' ' || p.amount_cents, 'no payout') as detail
      from market.orders o full join (select * from market.payout where installment = 1) p on p.order_id = o.id
      where o.payment_state in ('captured', 'refunding', 'refunded', 'charged_back') and p.id is null
        or p.id is not null and (o.payment_state is null or p.amount_cents <> o.amount_cents + o.coupon_cents
          or p.seller_id <> o.seller_id
          or o.payment_state not in ('captured', 'refunding', 'refunded', 'charged_back'))`,
  },
  {
    invariant: 'money that was asked back of a seller is not with them for good',
    rows: `select 'order ' || p.order_id || ': ' || p.state as detail from market.payout p
      join market.orders o on o.id = p.order_id
      where p.installment = 1 and o.payment_state <> 'captured' and (p.state in ('due', 'paid') or p.state = 'sending' and p.recalled_at is null)`,
  },
  {
    invariant: 'every payout that was sent is in the books, and so is what came back',
    rows: `select 'payout ' || p.id || ': ' || p.state as detail from market.payout p
      where (p.transfer_id is not null) <> exists (select from market.ledger_tx t
          where t.idem = 'payout:' || p.id || ':transfer:' || p.transfer_id)
        or (p.returned_cents > 0) <> exists (select from market.ledger_tx t
          where t.idem = 'payout:' || p.id || ':reversal:' || p.transfer_id)
        or (p.transfer_id is not null)
          <> (p.paid_at is not null and p.withheld_cents < p.amount_cents - p.fee_cents)
        or p.paid_at is not null and p.state not in ('paid', 'reversing', 'reversed')`,
  },
  {
    invariant: 'fees kept are those of the payouts that stand',
    rows: `select 'fees: ' || coalesce(sum(a.balance), 0) as detail from market.ledger_account a
      where a.kind = 'platform_cash' having coalesce(sum(a.balance), 0)
        <> (select coalesce(sum(fee_cents), 0) from market.payout where paid_at is not null and fee_returned_at is null)`,
  },
  {
    invariant: 'a fee goes back with the last of its payout',
    rows: `select 'payout ' || id || ': ' || state as detail from market.payout
      where paid_at is not null and state = 'reversed' and fee_returned_at is null
        or fee_returned_at is not null and (paid_at is null or state not in ('reversing', 'reversed'))`,
  },
  {
    invariant: 'the statements of a seller add up to what the books sent and kept',
    rows: `select 'seller ' || coalesce(s.seller_id, b.seller_id) || ': stated ' || coalesce(s.net, 0) || ' less '
        || coalesce(s.fee, 0) || ', booked ' || coalesce(b.net, 0) || ' less ' || coalesce(b.fee, 0) as detail
      from (select seller_id, sum(amount_cents - fee_cents) as net, sum(fee_cents) as fee
          from (${STATEMENT_LINES}) line group by 1) s
      full join (select p.seller_id, coalesce(sum(e.amount) filter (where a.kind = 'stripe_clearing'), 0) as net,
            coalesce(sum(e.amount) filter (where a.kind = 'platform_cash'), 0) as fee
          from market.ledger_tx t join market.payout p on t.ref = 'order:' || p.order_id
            || case when p.installment > 1 then ':' || p.installment else '' end
          join market.ledger_entry e on e.tx = t.id join market.ledger_account a on a.id = e.account
          where t.kind in ('payout', 'payout-reversal') group by 1) b on b.seller_id = s.seller_id
      where coalesce(s.net, 0) <> coalesce(b.net, 0) or coalesce(s.fee, 0) <> coalesce(b.fee, 0)`,
  },
  {
    invariant: 'what is kept of payouts makes others good, to the cent',
    rows: `select 'payout ' || p.id || ': kept ' || p.withheld_cents || ', made good ' || p.recovered_cents as detail
      from market.payout p
      where p.withheld_cents <> (select coalesce(sum(o.amount_cents), 0) from market.payout_offset o where o.from_id = p.id)
        or p.recovered_cents <> (select coalesce(sum(o.amount_cents), 0) from market.payout_offset o where o.debt_id = p.id)
        or p.recovered_cents > 0 and p.state not in ('reversing', 'reversed')
        or p.state = 'reversed' and p.recalled_at is not null and p.returned_cents + p.recovered_cents
          <> case when p.paid_at is null then p.withheld_cents else p.amount_cents - p.fee_cents end
        or exists (select from market.payout_offset o join market.payout f on f.id = o.from_id
          where o.debt_id = p.id and f.seller_id <> p.seller_id)`,
  },
  {
    invariant: 'no payout is in flight for over five minutes',
    rows: `select 'payout ' || id || ' is ' || state || ' since ' || coalesce(in_flight_since, next_try_at) as detail
      from market.payout where state = 'sending' and in_flight_since < now() - interval '5 minutes'
        or state = 'reversing' and failure is null and next_try_at < now() - interval '5 minutes'`,
  },
]

type Sent = {
  id: string
  transfer_id: string | null
  account_id: string | null
  net: string
  returned_cents: string
  state: string
}

/** Transfers of payouts at Stripe and payouts, one to one with equal cents. Those sent since; older ones are not asked for. */
async function checkTransfers(pool: Pool, stripe: Stripe, since: Date): Promise<Violation[]> {
  const invariant = 'transfers at the provider and payouts agree one to one'
  const found = await pool.query<Sent>(
    'select id, transfer_id, account_id, amount_cents - fee_cents - withheld_cents as net, returned_cents, state from market.payout',
  )
  const byId = new Map(found.rows.map((row) => [row.id, row]))
  const recent = await pool.query<{ transfer_id: string }>(
    'select transfer_id from market.payout where transfer_id is not null and paid_at >= $1',
    [since.toISOString()],
  )
  const unseen = new Set(recent.rows.map((row) => row.transfer_id))
  const violations: Violation[] = []
  const say = (detail: string) => violations.push({ invariant, detail })
  const created = { gte: Math.max(0, Math.floor(since.getTime() / 1000) - DAY_SECONDS) }
  await callStripe(async () => {
    for await (const transfer of stripe.transfers.list({ limit: 100, created })) {
      const payoutId = transfer.metadata['payout_id']
      if (!payoutId) continue
      const row = byId.get(payoutId)
      for (const fault of row ? faultsOf(row, transfer) : ['names a payout that does not exist'])
        say(`payout ${payoutId}, ${transfer.id}: ${fault}`)
      unseen.delete(transfer.id)
    }
  })
  for (const id of unseen) say(`${id} is not known to the provider`)
  return violations
}

function faultsOf(row: Sent, transfer: Stripe.Transfer): string[] {
  if (row.state === 'sending') return []
  const faults: string[] = []
  if (row.transfer_id !== transfer.id) faults.push(`the payout names ${row.transfer_id ?? 'none'}`)
  if (Number(row.net) !== transfer.amount) faults.push(`${transfer.amount} cents instead of ${row.net}`)
  if (row.account_id !== transfer.destination) faults.push('sent to another account')
  if (transfer.amount_reversed !== Number(row.returned_cents) && row.state !== 'reversing')
    faults.push(`${transfer.amount_reversed} cents came back, ${row.returned_cents} are noted`)
  return faults
}

/** The invariants of payouts; an empty list means that all is right. Transfers are compared that were made since. */
export async function checkPayouts(
  pool: Pool,
  stripe: Stripe,
  since: Date = new Date(0),
): Promise<{ checked: number; violations: Violation[] }> {
  const violations = await runChecks(pool, checks)
  violations.push(...(await checkTransfers(pool, stripe, since)))
  return { checked: checks.length + 1, violations }
}
