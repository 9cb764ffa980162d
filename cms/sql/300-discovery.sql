-- Indexes of the read model that stand on extensions or expressions.
create index if not exists listing_search_earth_idx on market.listing_search
  using gist (ll_to_earth(latitude, longitude)) where latitude is not null and longitude is not null;
create index if not exists listing_search_name_idx on market.listing_search using gin (lower(name) gin_trgm_ops);
create index if not exists listing_search_city_idx on market.listing_search (lower(city));
create index if not exists listing_search_zip_idx on market.listing_search (zip_code) where listed;
create index if not exists place_trgm_idx on market.place using gin (lower(name) gin_trgm_ops);

-- Free space of a listing: units free on every day of the month from tomorrow, when a reservation starts by default,
-- and the first day with room for a pallet (null when there is none).
create or replace function market.listing_space(p_warehouse integer, p_total bigint)
returns table (free_units bigint, free_from date) language sql stable as $$
  select
    case when busy.holds then market.free_units(p_warehouse, day.first, (day.first + interval '1 month')::date) else greatest(p_total, 0) end,
    case when busy.holds then market.space_free_from(p_warehouse, day.first, 1333) when p_total >= 1333 then day.first end
  from (select (now() at time zone 'utc')::date + 1 as first) day,
    (select exists (select from market.capacity_hold h where h.warehouse_id = p_warehouse and h.state <> 'released') as holds) busy
$$;

-- Free space of the next twelve calendar months, the least of any day; the running month counts from tomorrow.
create or replace function market.listing_space_by_month(p_warehouse integer)
returns table (month text, free_units bigint) language sql stable as $$
  select to_char(span.first, 'YYYY-MM'),
    case when held.is_any then market.free_units(p_warehouse, greatest(span.first::date, today.day + 1),
      greatest((span.first + interval '1 month')::date, today.day + 2))
    else coalesce((select c.total_units from market.capacity c where c.warehouse_id = p_warehouse), 0) end
  from (select (now() at time zone 'utc')::date as day) today,
    (select exists (select from market.capacity_hold h where h.warehouse_id = p_warehouse and h.state <> 'released') as is_any) held,
    generate_series(date_trunc('month', today.day::timestamp), date_trunc('month', today.day::timestamp) + interval '11 months',
      interval '1 month') span(first)
$$;

create or replace function market.refresh_free_space(p_warehouse integer) returns void language sql as $$
  update market.listing_search s
  set free_pallets = space.free_units / 1333, free_from = space.free_from,
    card = s.card || jsonb_build_object('freePallets', space.free_units / 1333, 'freeFrom', space.free_from)
  from market.capacity c, lateral market.listing_space(c.warehouse_id, c.total_units) space
  where c.warehouse_id = p_warehouse and s.id = p_warehouse
    and (s.free_pallets, s.free_from) is distinct from ((space.free_units / 1333)::int, space.free_from)
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
alter function market.space_free_from(integer, date, bigint) parallel safe;
alter function market.listing_space(integer, bigint) parallel safe;
