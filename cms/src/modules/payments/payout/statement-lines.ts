/**
 * The money movements of payouts, one row each, as SQL: `seller_id, at, order_id, transfer_id, kind, amount_cents,
 * fee_cents`. What went back or was kept is negative; the fee goes back with the line whose moment is its own, else in a
 * line of its own, whose amount and fee cancel out. For each seller amounts less fees are what the books sent, fees what
 * they kept.
 */
export const STATEMENT_LINES = `
  select p.seller_id, p.paid_at as at, p.order_id, p.transfer_id, 'payout' as kind, p.amount_cents, p.fee_cents
    from market.payout p where p.paid_at is not null
  union all
  select p.seller_id, p.reversed_at, p.order_id, p.transfer_id, 'reversal', -p.returned_cents - back.fee, -back.fee
    from market.payout p cross join lateral
      (select case when p.fee_returned_at = p.reversed_at then p.fee_cents else 0 end as fee) back
    where p.returned_cents > 0
  union all
  select p.seller_id, p.paid_at, d.order_id, p.transfer_id, 'withheld', -o.amount_cents, 0
    from market.payout_offset o join market.payout p on p.id = o.from_id join market.payout d on d.id = o.debt_id
    where p.paid_at is not null
  union all
  select p.seller_id, p.fee_returned_at, p.order_id, p.transfer_id, 'fee', -p.fee_cents, -p.fee_cents
    from market.payout p
    where p.fee_returned_at is not null and p.fee_cents > 0 and p.paid_at is not null
      and not (p.returned_cents > 0 and p.fee_returned_at = p.reversed_at)`
