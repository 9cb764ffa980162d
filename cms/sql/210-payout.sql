-- Orders captured before payouts were kept owe their sellers, too; from then on the row comes with the capture.
insert into market.payout (order_id, seller_id, amount_cents, fee_cents, due_at, next_try_at)
select id, seller_id, amount_cents + coupon_cents, 0, now() + interval '7 days', now() + interval '7 days'
from market.orders where payment_state = 'captured'
on conflict (order_id, installment) do nothing;
insert into market.payout (order_id, seller_id, amount_cents, fee_cents, state, due_at, next_try_at, recalled_at)
select id, seller_id, amount_cents + coupon_cents, 0, 'void', now(), now(), now()
from market.orders where payment_state in ('refunding', 'refunded')
on conflict (order_id, installment) do nothing;
-- Payouts that came back before it was kept how much did.
update market.payout set returned_cents = amount_cents - fee_cents
where state = 'reversed' and returned_cents = 0 and recovered_cents = 0 and transfer_id is not null;

-- Payouts that were taken back before the moment of their fee was kept; the books have it on the day of the last cent.
update market.payout p set fee_returned_at = greatest(p.reversed_at,
    (select max(o.at) from market.payout_offset o where o.debt_id = p.id))
  where p.state = 'reversed' and p.paid_at is not null and p.fee_returned_at is null;
