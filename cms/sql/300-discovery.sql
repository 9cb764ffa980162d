-- Long values of a wide row move out of it, so that counting reads fewer pages.
alter table market.listing_facet set (toast_tuple_target = 128);

-- Indexes of the read model that stand on extensions or expressions.
create index if not exists listing_facet_earth_idx on market.listing_facet
  using gist (ll_to_earth(latitude, longitude)) where latitude is not null;
create index if not exists listing_facet_point_idx on market.listing_facet using gist (point(longitude, latitude));
create index if not exists listing_search_name_idx on market.listing_search using gin (lower(name) gin_trgm_ops);
create index if not exists listing_search_city_idx on market.listing_search (lower(city));
create index if not exists listing_search_zip_idx on market.listing_search (zip_code) where listed;
create index if not exists place_trgm_idx on market.place using gin (lower(name) gin_trgm_ops);

-- The query for words of names: each stands in the words of a listing a second time, behind p_sign.
create or replace function market.words_of_name(p_sign text, p_words text) returns tsquery
language sql stable parallel safe as $$
  select string_agg(quote_literal(p_sign || lexeme), ' & ')::tsquery
  from unnest(to_tsvector('simple', public.unaccent(p_words)))
$$;

-- Ids of at most p_most listings with these words, by their index. How many have them is a guess of the planner that may be
-- wrong by thousands, and whatever else it may do reads the words of each row; a function with settings is planned alone. So few
-- rows are said to come that each is then read by its id.
create or replace function market.ids_with_words(p_query tsquery, p_most integer) returns setof integer
language sql stable parallel safe rows 50 set enable_seqscan = off set enable_indexscan = off as $$
  select id from market.listing_facet where words @@ p_query limit p_most
$$;

-- The limits of one order in pallets (unit 1333) or square feet (unit 100); null when the listing doesn't sell its space
-- this way. The same rule as `orderLimits` in shared/src/domain/order-quantity.ts.
create or replace function market.smallest_order(p_is_sold boolean, p_min numeric) returns integer
language sql immutable parallel safe as $$
  select case when p_is_sold then least(coalesce(nullif(ceil(greatest(p_min, 0)), 0), 1), 2147483647)::integer end
$$;
create or replace function market.largest_order(p_is_sold boolean, p_max numeric, p_total_units bigint, p_unit integer)
returns integer language sql immutable parallel safe as $$
  select case when p_is_sold then
    least(coalesce(nullif(floor(greatest(p_max, 0)), 0), p_total_units / p_unit), p_total_units / p_unit)::integer end
$$;

-- Free space of a listing: units free on every day of the month from tomorrow, when a reservation starts by default, and
-- the first day from which p_least units, its smallest order, are free for a month (null when there is none).
drop function if exists market.listing_space(integer, bigint);
create or replace function market.listing_space(p_warehouse integer, p_total bigint, p_least bigint)
returns table (free_units bigint, free_from date) language sql stable parallel safe as $$
  select
    case when busy.by_day then market.free_units(p_warehouse, day.first, (day.first + interval '1 month')::date) else greatest(p_total, 0) end,
    case when busy.by_day then market.bookable_from(p_warehouse, day.first, 1, p_least) when p_total >= p_least then day.first end
  from (select (now() at time zone 'utc')::date + 1 as first) day,
    (select exists (select from market.capacity_hold h where h.warehouse_id = p_warehouse and h.state <> 'released')
      or exists (select from market.capacity_change c where c.warehouse_id = p_warehouse) as by_day) busy
$$;

-- The units of the smallest order that a listing takes, by pallets or by square feet; null when it takes none at all.
create or replace function market.least_order_units(p_min_pallets integer, p_max_pallets integer, p_min_sqft integer, p_max_sqft integer)
returns bigint language sql immutable parallel safe as $$
  select least(case when p_max_pallets >= p_min_pallets then p_min_pallets * 1333::bigint end,
    case when p_max_sqft >= p_min_sqft then p_min_sqft * 100::bigint end)
$$;

-- What can be booked of a listing for p_months months from p_from on, as its card shows it.
create or replace function market.space_on_card(p_warehouse integer, p_min_pallets integer, p_max_pallets integer,
  p_min_sqft integer, p_max_sqft integer, p_from date, p_months integer)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'freePallets', market.bookable_quantity(space.free, 1333, p_min_pallets, p_max_pallets),
    'freeSqft', market.bookable_quantity(space.free, 100, p_min_sqft, p_max_sqft),
    'freeFrom', market.bookable_from(p_warehouse, p_from, p_months,
      market.least_order_units(p_min_pallets, p_max_pallets, p_min_sqft, p_max_sqft)))
  from (select market.free_units(p_warehouse, p_from, (p_from + make_interval(months => p_months))::date) as free) space
$$;

-- Free space of the next twelve calendar months, the least of any day; the running month counts from tomorrow.
create or replace function market.listing_space_by_month(p_warehouse integer)
returns table (month text, free_units bigint) language sql stable as $$
  select to_char(span.first, 'YYYY-MM'),
    case when busy.by_day then market.free_units(p_warehouse, greatest(span.first::date, today.day + 1),
      greatest((span.first + interval '1 month')::date, today.day + 2))
    else coalesce((select c.total_units from market.capacity c where c.warehouse_id = p_warehouse), 0) end
  from (select (now() at time zone 'utc')::date as day) today,
    (select exists (select from market.capacity_hold h where h.warehouse_id = p_warehouse and h.state <> 'released')
      or exists (select from market.capacity_change c where c.warehouse_id = p_warehouse) as by_day) busy,
    generate_series(date_trunc('month', today.day::timestamp), date_trunc('month', today.day::timestamp) + interval '11 months',
      interval '1 month') span(first)
$$;

create or replace function market.refresh_free_space(p_warehouse integer) returns void language sql as $$
  with written as (
    update market.listing_search s
    set free_pallets = bookable.pallets, free_sqft = bookable.sqft, free_from = space.free_from,
      card = s.card || jsonb_build_object('freePallets', bookable.pallets, 'freeSqft', bookable.sqft, 'freeFrom', space.free_from)
    from market.capacity c, market.listing_search l,
      lateral market.listing_space(c.warehouse_id, c.total_units,
        market.least_order_units(l.min_pallets, l.max_pallets, l.min_sqft, l.max_sqft)) space,
      lateral (select market.bookable_quantity(space.free_units, 1333, l.min_pallets, l.max_pallets) as pallets,
        market.bookable_quantity(space.free_units, 100, l.min_sqft, l.max_sqft) as sqft) bookable
    where c.warehouse_id = p_warehouse and l.id = p_warehouse and s.id = p_warehouse
      and ((s.free_pallets, s.free_sqft, s.free_from) is distinct from (bookable.pallets, bookable.sqft, space.free_from)
        or not s.card ? 'freeSqft')
    returning s.id, s.free_pallets, s.free_sqft
  )
  update market.listing_facet f set free_pallets = written.free_pallets, free_sqft = written.free_sqft
  from written where f.id = written.id
$$;

-- A hold that comes, moves or goes shows on the listing in the same transaction.
create or replace function market.follow_holds() returns trigger language plpgsql as $$
begin
  perform market.refresh_free_space(coalesce(new.warehouse_id, old.warehouse_id));
  return null;
end $$;
create or replace trigger capacity_hold_shows after insert or update or delete on market.capacity_hold
  for each row execute function market.follow_holds();

-- What the read model is derived by only reads: a rebuild may run it in several processes.
alter function market.space_taken(integer, date, date) parallel safe;
alter function market.free_units(integer, date, date) parallel safe;
alter function market.bookable_from(integer, date, integer, bigint) parallel safe;

-- Rows that were written before orders had limits there.
update market.listing_search s set min_pallets = market.smallest_order(w.pallet_enabled, w.min_space_order),
  max_pallets = market.largest_order(w.pallet_enabled, w.max_space_order, c.total_units, 1333),
  min_sqft = market.smallest_order(w.sq_enabled, w.min_space_order_sq),
  max_sqft = market.largest_order(w.sq_enabled, w.max_space_order_sq, c.total_units, 100)
from public.warehouses w join market.capacity c on c.warehouse_id = w.id
where w.id = s.id and not s.card ? 'freeSqft';
select count(market.refresh_free_space(id)) from market.listing_search where not card ? 'freeSqft';
