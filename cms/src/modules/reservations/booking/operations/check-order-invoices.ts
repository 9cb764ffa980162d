import type { Check } from '../../../../platform/run-checks'

/** How long invoices and credit notes may take after the payment or refund that they are of. */
const ISSUED_WITHIN = `interval '10 minutes'`

/** What reservations were paid and paid back, and what their invoices and credit notes say. */
export const invoiceChecks: readonly Check[] = [
  {
    invariant: 'invoices less credit notes of a reservation are what was received less what was refunded',
    rows: `select 'order ' || o.id || ': invoiced ' || coalesce(p.invoiced, 0) || ', credited ' || coalesce(p.credited, 0)
        || '; received ' || m.received || ', refunded ' || m.refunded as detail
      from market.orders o
      cross join lateral (select
          case when o.payment_state in ('captured', 'refunding', 'refunded', 'charged_back') then o.amount_cents else 0 end
            + (select coalesce(sum(i.amount_cents), 0) from market.installment i
              where i.order_id = o.id and i.state = 'paid') as received,
          case when o.payment_state = 'refunded' then o.amount_cents else (select coalesce(sum(r.amount_cents), 0)
            from market.order_refund r where r.order_id = o.id) end as refunded,
          greatest(o.updated_at, (select max(i.paid_at) from market.installment i where i.order_id = o.id),
            (select max(r.at) from market.order_refund r where r.order_id = o.id)) as changed_at) m
      left join (select substring(i.ref from '^order:([0-9]+)')::bigint as order_id,
          sum(i.total_cents - coalesce(n.corrected, 0)) as invoiced, sum(coalesce(n.refunded, 0)) as credited
        from market.invoice i left join (select invoice_id,
            sum(total_cents) filter (where reason = 'correction') as corrected,
            sum(total_cents) filter (where reason = 'refund') as refunded
          from market.credit_note group by 1) n on n.invoice_id = i.id
        where i.kind = 'order' group by 1) p on p.order_id = o.id
      where coalesce(p.invoiced, 0) > m.received or (coalesce(p.credited, 0) > m.refunded and o.payment_state <> 'refunding')
        or (m.changed_at < now() - ${ISSUED_WITHIN}
          and (coalesce(p.invoiced, 0) < m.received or coalesce(p.credited, 0) < m.refunded))`,
  },
  {
    invariant: 'the invoice of storage with fulfillment has the amount of each',
    rows: `select i.number || ', order ' || o.id || ': ' || l.cents || ' fulfillment instead of ' || o.fulfillment_cents as detail
      from market.orders o join market.invoice i on split_part(i.ref, '~', 1) = 'order:' || o.id
      cross join lateral (select coalesce(sum((line ->> 'amountCents')::bigint), 0) as cents
        from jsonb_array_elements(i.lines) line where line ->> 'kind' = 'deposit') l
      where o.fulfillment_cents > 0 and l.cents <> o.fulfillment_cents`,
  },
  {
    invariant: 'allowances are the parts of standing orders that were paid back',
    rows: `select 'allowances: ' || coalesce(sum(a.balance), 0) as detail from market.ledger_account a
      where a.kind = 'allowances' having coalesce(sum(a.balance), 0) <> -(select coalesce(sum(r.amount_cents), 0)
        from market.order_refund r join market.orders o on o.id = r.order_id where o.payment_state <> 'refunded')`,
  },
]
