-- Capacity by day. Units are hundredths of a square foot; a pallet takes 1333. The most that is taken on a day of a span.
create or replace function market.space_taken(p_warehouse integer, p_from date, p_to date) returns bigint
language sql stable as $$
  select coalesce(max((
    select sum(hold.units) from market.capacity_hold hold
    where hold.warehouse_id = p_warehouse and hold.state <> 'released'
      and hold.start_day <= point.day and point.day < hold.end_day)), 0)::bigint
  from (
    select p_from as day
    union
    select start_day from market.capacity_hold
    where warehouse_id = p_warehouse and state <> 'released' and start_day > p_from and start_day < p_to
  ) point
$$;

-- The total of a warehouse on a day.
create or replace function market.total_on(p_warehouse integer, p_day date) returns bigint
language sql stable parallel safe as $$
  select coalesce((select total_units from market.capacity_change where warehouse_id = p_warehouse and from_day <= p_day
    order by from_day desc limit 1), (select total_units from market.capacity where warehouse_id = p_warehouse), 0)
$$;

-- What is left on the day of a span on which the least is, by the total of each day; below zero when a day is oversold.
-- Less can only be left where a hold starts or the total changes. All that asks for free space asks this.
create or replace function market.room(p_warehouse integer, p_from date, p_to date) returns bigint
language sql stable parallel safe as $$
  select min(market.total_on(p_warehouse, point.day)
    - coalesce((select sum(hold.units) from market.capacity_hold hold
        where hold.warehouse_id = p_warehouse and hold.state <> 'released'
          and hold.start_day <= point.day and point.day < hold.end_day), 0))::bigint
  from (
    select p_from as day
    union
    select start_day from market.capacity_hold
    where warehouse_id = p_warehouse and state <> 'released' and start_day > p_from and start_day < p_to
    union
    select from_day from market.capacity_change where warehouse_id = p_warehouse and from_day > p_from and from_day < p_to
  ) point
$$;

-- The least that the total of a warehouse can be now: what is taken until another total begins.
create or replace function market.least_total(p_warehouse integer, p_today date) returns bigint language sql stable as $$
  select market.space_taken(p_warehouse, p_today, coalesce((select min(from_day) from market.capacity_change
    where warehouse_id = p_warehouse and from_day > p_today), 'infinity'))
$$;

-- Locks the space of a warehouse, then looks: what another took before this call got the lock is counted. `total` less
-- `taken` is what is left on every day. `stands` is false for a listing that was deleted meanwhile, since a deletion takes
-- the same lock.
create or replace function market.lock_space(p_warehouse integer, p_from date, p_to date)
returns table (total bigint, taken bigint, stands boolean) language plpgsql as $$
declare locked bigint;
begin
  select c.total_units into locked from market.capacity c where c.warehouse_id = p_warehouse for update;
  return query select coalesce(locked, 0), coalesce(locked, 0) - market.room(p_warehouse, p_from, p_to),
    exists (select from public.warehouses w where w.id = p_warehouse and w.deleted_at is null);
end $$;

create or replace function market.free_units(p_warehouse integer, p_from date, p_to date) returns bigint
language sql stable as $$
  select greatest(0, market.room(p_warehouse, p_from, p_to))
$$;

-- What one order can take, in pallets (unit 1333) or square feet (unit 100), while p_free units are free; 0 when no order
-- fits. p_least and p_most are the limits of an order; null when the listing doesn't sell its space this way. The same
-- rule as `bookableSpace` in shared/src/domain/bookable-space.ts.
create or replace function market.bookable_quantity(p_free bigint, p_unit integer, p_least integer, p_most integer)
returns integer language sql immutable parallel safe as $$
  select case when least(p_most, p_free / p_unit) >= p_least then least(p_most, p_free / p_unit)::integer else 0 end
$$;

drop function if exists market.space_free_from(integer, date, bigint) cascade;

-- The first day from p_from on from which p_units are free for p_months months; null when there is none. Space can only
-- become free where a hold ends or the total changes.
create or replace function market.bookable_from(p_warehouse integer, p_from date, p_months integer, p_units bigint)
returns date language sql stable as $$
  select min(point.day) from (
    select p_from as day
    union
    select end_day from market.capacity_hold
    where warehouse_id = p_warehouse and state <> 'released' and end_day > p_from and isfinite(end_day)
    union
    select from_day from market.capacity_change where warehouse_id = p_warehouse and from_day > p_from
  ) point
  where market.free_units(p_warehouse, point.day, (point.day + make_interval(months => p_months))::date) >= p_units
$$;

-- The units that are taken from p_from on, as spans that don't overlap; days on which nothing is taken have no span.
create or replace function market.taken_spans(p_warehouse integer, p_from date)
returns table (start_day date, end_day date, units bigint) language sql stable as $$
  with live as (
    select greatest(hold.start_day, p_from) as start_day, hold.end_day, hold.units from market.capacity_hold hold
    where hold.warehouse_id = p_warehouse and hold.state <> 'released' and hold.end_day > p_from
  ), step as (
    select point.day, lead(point.day) over (order by point.day) as next_day
    from (select live.start_day as day from live union select live.end_day from live) point
  )
  select step.day, step.next_day, sum(live.units)::bigint from step
  join live on live.start_day <= step.day and step.day < live.end_day
  where step.next_day is not null
  group by step.day, step.next_day order by step.day
$$;

-- How the space of warehouses is taken in weeks from p_from on: on the day of each week on which the least is left, with
-- the total of that day, and what arrives and leaves in the week. Where the quantity of an order changes only the difference
-- does. Each warehouse is swept once: what changes on its days is summed up from the first day on.
create or replace function market.space_weeks(p_warehouses integer[], p_from date, p_weeks integer)
returns table (warehouse_id integer, start_day date, total bigint, blocked bigint, held bigint, sold bigint, arriving bigint, leaving bigint)
language sql stable as $$
  with live as materialized (
    select hold.warehouse_id as id, hold.order_id, hold.start_day, hold.end_day, hold.units, hold.state
    from market.capacity_hold hold where hold.warehouse_id = any(p_warehouses) and hold.state <> 'released'
      and hold.end_day >= p_from and hold.start_day < p_from + 7 * p_weeks
  ), totals as (
    select c.warehouse_id as id, '-infinity'::date as day, c.total_units as units from market.capacity c
    where c.warehouse_id = any(p_warehouses)
    union all
    select change.warehouse_id, change.from_day, change.total_units from market.capacity_change change
    where change.warehouse_id = any(p_warehouses) and change.from_day < p_from + 7 * p_weeks
  ), step as (
    select id, greatest(day, p_from) as day, units - lag(units, 1, 0::bigint) over (partition by id order by day) as total,
      0::bigint as blocked, 0::bigint as held, 0::bigint as sold from totals
    union all
    select live.id, greatest(edge.day, p_from), 0, case live.state when 'blocked' then edge.sign * live.units else 0 end,
      case live.state when 'held' then edge.sign * live.units else 0 end,
      case live.state when 'sold' then edge.sign * live.units else 0 end
    from live cross join lateral (values (live.start_day, 1), (live.end_day, -1)) edge(day, sign)
    where edge.day < p_from + 7 * p_weeks
    union all
    select id, p_from + 7 * week, 0, 0, 0, 0 from unnest(p_warehouses) id, generate_series(0, p_weeks - 1) week
  ), summed as (
    select id, day, sum(total) as total, sum(blocked) as blocked, sum(held) as held, sum(sold) as sold from step group by id, day
  ), daily as (
    select id, (day - p_from) / 7 as week, day, sum(total) over past as total, sum(blocked) over past as blocked,
      sum(held) over past as held, sum(sold) over past as sold
    from summed window past as (partition by id order by day)
  ), tightest as (
    select distinct on (id, week) * from daily order by id, week, total - blocked - held - sold, day
  ), turned as (
    select id, (start_day - p_from) / 7 as week,
      sum(greatest(0, units - case when former_end = start_day then former_units else 0 end)) as arriving, 0 as leaving
    from (select *, lag(end_day) over line as former_end, lag(units) over line as former_units from live
      where state <> 'blocked' window line as (partition by order_id order by start_day)) arrival
    where start_day >= p_from group by 1, 2
    union all
    select id, (end_day - p_from) / 7, 0,
      sum(greatest(0, units - case when next_start = end_day then next_units else 0 end))
    from (select *, lead(start_day) over line as next_start, lead(units) over line as next_units from live
      where state <> 'blocked' window line as (partition by order_id order by start_day)) departure
    where end_day < p_from + 7 * p_weeks group by 1, 2
  ), moved as (
    select id, week, sum(arriving)::bigint as arriving, sum(leaving)::bigint as leaving from turned group by id, week
  )
  select tightest.id, p_from + 7 * tightest.week, tightest.total::bigint, tightest.blocked::bigint, tightest.held::bigint,
    tightest.sold::bigint, coalesce(moved.arriving, 0), coalesce(moved.leaving, 0)
  from tightest left join moved on moved.id = tightest.id and moved.week = tightest.week
  order by tightest.id, tightest.week
$$;

-- Backstop beside the check under FOR UPDATE: no hold is stored, and no total lowered, that would oversell a day.
create or replace function market.assert_hold_fits() returns trigger language plpgsql as $$
declare
  first_day date := new.start_day;
begin
  -- A hold that is sold takes no more than before, also when the total was lowered after some of its days had passed.
  if tg_op = 'UPDATE' then
    if old.state <> 'released' and (old.warehouse_id, old.start_day, old.end_day, old.units)
      = (new.warehouse_id, new.start_day, new.end_day, new.units) then
      return null;
    end if;
    -- For the same reason days that have passed don't stand in the way of a change of a hold that stands.
    if old.state <> 'released' and old.start_day = new.start_day then
      first_day := greatest(first_day, (now() at time zone 'utc')::date);
    end if;
  end if;
  perform from market.capacity where warehouse_id = new.warehouse_id for update;
  if market.room(new.warehouse_id, first_day, new.end_day) < 0 then
    raise exception 'not enough free space in warehouse %', new.warehouse_id
      using errcode = 'check_violation', constraint = 'capacity_oversold';
  end if;
  return null;
end $$;
create or replace trigger capacity_hold_fits
  after insert or update of start_day, end_day, units, state on market.capacity_hold
  for each row when (new.state <> 'released') execute function market.assert_hold_fits();

create or replace function market.assert_total_covers_holds() returns trigger language plpgsql as $$
begin
  if new.total_units < old.total_units and market.room(new.warehouse_id, (now() at time zone 'utc')::date, 'infinity') < 0 then
    raise exception 'warehouse % has more space reserved than this', new.warehouse_id
      using errcode = 'check_violation', constraint = 'capacity_total_below_holds';
  end if;
  return new;
end $$;
create or replace trigger capacity_total_covers after update of total_units on market.capacity
  for each row execute function market.assert_total_covers_holds();

-- A total that changes from a day on, moves, or is taken back oversells no day either.
create or replace function market.assert_change_covers_holds() returns trigger language plpgsql as $$
declare
  warehouse integer := coalesce(new.warehouse_id, old.warehouse_id);
begin
  perform from market.capacity where warehouse_id = warehouse for update;
  if market.room(warehouse, greatest((now() at time zone 'utc')::date, least(old.from_day, new.from_day)), 'infinity') < 0 then
    raise exception 'warehouse % has more space reserved than this', warehouse
      using errcode = 'check_violation', constraint = 'capacity_total_below_holds';
  end if;
  return null;
end $$;
create or replace trigger capacity_change_covers after insert or update or delete on market.capacity_change
  for each row execute function market.assert_change_covers_holds();

-- The total follows the listing in the same transaction, so lowering it races with no purchase.
create or replace function market.keep_capacity_total() returns trigger language plpgsql as $$
begin
  insert into market.capacity (warehouse_id, total_units)
  values (new.id, floor(greatest(coalesce(new.total_space, 0), 0)) * 1333)
  on conflict (warehouse_id) do update set total_units = excluded.total_units;
  -- A change whose day has come is what the listing's total replaces.
  delete from market.capacity_change where warehouse_id = new.id and from_day <= (now() at time zone 'utc')::date;
  return null;
end $$;
create or replace trigger warehouses_capacity_insert after insert on public.warehouses
  for each row execute function market.keep_capacity_total();
create or replace trigger warehouses_capacity_update after update of total_space on public.warehouses
  for each row when (new.total_space is distinct from old.total_space) execute function market.keep_capacity_total();

insert into market.capacity (warehouse_id, total_units)
select id, floor(greatest(coalesce(total_space, 0), 0)) * 1333 from public.warehouses
on conflict (warehouse_id) do nothing;
