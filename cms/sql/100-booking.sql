-- Ledger: every movement sums to zero in micro-dollars, entries move balances, nothing is ever changed or removed.
create or replace function market.ledger_micros(p_unit text, p_amount bigint) returns bigint language sql immutable as $$
  select case p_unit when 'micro' then p_amount else p_amount * 10000 end
$$;

-- The entries of one statement: whole movements, whose accounts are locked in the order of their ids.
create or replace function market.ledger_apply_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select e.tx into wrong from market.ledger_entry e join market.ledger_account a on a.id = e.account
    where e.tx in (select tx from added)
    group by e.tx having sum(market.ledger_micros(a.unit, e.amount)) <> 0 or count(*) < 2 limit 1;
  if found then
    raise exception 'ledger movement % does not sum to zero', wrong using errcode = 'check_violation';
  end if;
  perform from market.ledger_account where id in (select account from added) order by id for no key update;
  update market.ledger_account a set balance = a.balance + change.amount
    from (select account, sum(amount)::bigint as amount from added group by account) change where a.id = change.account;
  return null;
end $$;

create or replace function market.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger if exists ledger_entry_apply on market.ledger_entry;
drop trigger if exists ledger_entry_balanced on market.ledger_entry;
drop function if exists market.ledger_apply_entry(), market.ledger_assert_balanced();
create or replace trigger ledger_entries_apply after insert on market.ledger_entry
  referencing new table as added for each statement execute function market.ledger_apply_entries();

drop function if exists market.post_movement(text, text, text, jsonb);

-- A movement is booked once: a second call with the same idem changes nothing and answers false. Lines are
-- [{"owner", "kind", "unit", "floor", "amount"}], none of them zero. Accounts are made on first need and locked in the order of
-- their ids by the trigger of their entries.
create or replace function market.post_movement(p_idem text, p_kind text, p_ref text, p_lines jsonb, p_at timestamptz default now())
returns boolean language plpgsql as $$
declare
  movement bigint;
begin
  insert into market.ledger_tx (idem, kind, ref, at) values (p_idem, p_kind, p_ref, p_at)
    on conflict (idem) do nothing returning id into movement;
  if movement is null then return false; end if;
  insert into market.ledger_account (owner_id, kind, unit, floor)
    select l.owner, l.kind, coalesce(l.unit, 'cent'), l.floor
    from jsonb_to_recordset(p_lines) as l (owner bigint, kind text, unit text, floor bigint)
    where not exists (select from market.ledger_account a where a.owner_id = l.owner and a.kind = l.kind)
    order by l.owner, l.kind
    on conflict (owner_id, kind) do nothing;
  insert into market.ledger_entry (tx, account, amount)
    select movement, a.id, l.amount from jsonb_to_recordset(p_lines) as l (owner bigint, kind text, amount bigint)
    join market.ledger_account a on a.owner_id = l.owner and a.kind = l.kind;
  return true;
end $$;

do $$
declare tab text;
begin
  foreach tab in array array['ledger_entry', 'ledger_tx', 'order_audit', 'installment_event', 'reservation_amendment_event', 'order_document', 'money_report'] loop
    execute format('create or replace trigger %I_append_only before update or delete on market.%I
      for each row execute function market.refuse_change()', tab, tab);
    execute format('create or replace trigger %I_no_truncate before truncate on market.%I
      for each statement execute function market.refuse_change()', tab, tab);
  end loop;
end $$;

-- A listing as a purchase reads it, with the agreement made for its seller or, without one, for everybody.
create or replace function market.bookable_listing(p_id integer) returns jsonb language plpgsql stable as $$
begin
  return (select to_jsonb(listing) from (
    select w.*, greatest(w.total_space, (select max(c.total_units) / 1333 from market.capacity_change c
        where c.warehouse_id = w.id)) as largest_space, u.user_type as seller_type, coalesce(w.confirmed_at, w.created_at)::text as confirmed_or_created,
      w.fulfillment_rates_details_monthly_volume_tiers as tier_discounts,
      (w.visible and not w.is_draft and w.deleted_at is null and coalesce(u.is_active, true)) as listed,
      (select json_agg(json_build_object('tierName', r.tier_name) order by r._order)
        from public.warehouses_fulfillment_rates r where r._parent_id = w.id) as tiers,
      (select p ->> 'link' from jsonb_array_elements(
        case when jsonb_typeof(w.photos) = 'array' then w.photos else '[]'::jsonb end) p
        order by (p ->> 'primary')::boolean desc nulls last limit 1) as photo,
      (select jsonb_build_object('title', a.title, 'body', a.body) from public.agreements a
        where a.kind = 'merchant' and a._status = 'published' and (a.account_id is null or a.account_id = w.seller_id)
        order by a.account_id nulls last, a.effective_from desc nulls last, a.id desc limit 1) as agreement
    from public.warehouses w join public.users u on u.id = w.seller_id
    where w.id = p_id) listing);
end $$;
