-- Orders captured before payouts were kept owe their sellers, too; from then on the row comes with the capture.
insert into market.payout (order_id, seller_id, amount_cents, fee_cents, due_at, next_try_at)
select id, seller_id, amount_cents, 0, now() + interval '7 days', now() + interval '7 days'
from market.orders where payment_state = 'captured'
on conflict (order_id) do nothing;
insert into market.payout (order_id, seller_id, amount_cents, fee_cents, state, due_at, next_try_at, recalled_at)
select id, seller_id, amount_cents, 0, 'void', now(), now(), now()
from market.orders where payment_state in ('refunding', 'refunded')
on conflict (order_id) do nothing;
-- Payouts that came back before it was kept how much did.
update market.payout set returned_cents = amount_cents - fee_cents
where state = 'reversed' and returned_cents = 0 and recovered_cents = 0 and transfer_id is not null;
