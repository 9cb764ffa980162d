-- What changes of listings, for saved searches with alerts. A row that loses space and nothing else is not noted: that is
-- what each purchase does, and nobody is told of it.
create or replace function market.note_listing_change() returns trigger language plpgsql as $$
declare
  former market.listing_facet;
begin
  if current_setting('market.is_rebuild', true) = 'on' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    former := old;
    -- No search asks for it.
    former.answer_minutes := new.answer_minutes;
    if new.free_pallets <= old.free_pallets and new.free_sqft <= old.free_sqft then
      former.free_pallets := new.free_pallets;
      former.free_sqft := new.free_sqft;
    end if;
    if not (old.listed or new.listed) or former is not distinct from new then
      return null;
    end if;
    insert into market.listing_change (listing_id, before) values (new.id, to_jsonb(old));
  else
    insert into market.listing_change (listing_id) values (new.id);
  end if;
  return null;
end $$;
create or replace trigger listing_facet_changed after update on market.listing_facet
  for each row when (old.* is distinct from new.*) execute function market.note_listing_change();
create or replace trigger listing_facet_added after insert on market.listing_facet
  for each row execute function market.note_listing_change();

create or replace function market.note_space_given(p_warehouse integer, p_units bigint, p_start date, p_end date)
returns void language sql as $$
  insert into market.listing_change (listing_id, units, start_day, end_day)
  select p_warehouse, p_units, p_start, p_end where p_units > 0 and (p_start is null or p_start < p_end)
$$;

-- A hold that ends, shrinks or moves gives its space back.
create or replace function market.note_hold_given() returns trigger language plpgsql as $$
begin
  if old.state = 'released' then
    return null;
  end if;
  if tg_op = 'DELETE' or new.state = 'released' then
    perform market.note_space_given(old.warehouse_id, old.units, old.start_day, old.end_day);
  else
    perform market.note_space_given(old.warehouse_id, old.units, greatest(old.start_day, new.end_day), old.end_day);
    perform market.note_space_given(old.warehouse_id, old.units, old.start_day, least(new.start_day, old.end_day));
    perform market.note_space_given(old.warehouse_id, old.units - new.units, old.start_day, old.end_day);
  end if;
  return null;
end $$;
create or replace trigger capacity_hold_gives after delete or update of start_day, end_day, units, state
  on market.capacity_hold for each row execute function market.note_hold_given();

-- So does a warehouse that grows: until another total begins. A change whose day has come was noted when it was made.
create or replace function market.note_total_grown() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'utc')::date;
  next_day date := (select min(from_day) from market.capacity_change where warehouse_id = new.warehouse_id and from_day > today);
begin
  if not exists (select from market.capacity_change where warehouse_id = new.warehouse_id and from_day <= today) then
    perform market.note_space_given(new.warehouse_id, new.total_units - old.total_units,
      case when next_day is not null then today end, next_day);
  end if;
  return null;
end $$;
create or replace trigger capacity_grows after update of total_units on market.capacity
  for each row when (new.total_units > old.total_units) execute function market.note_total_grown();

-- And one that will grow from a day on, or will not shrink after all.
create or replace function market.note_change_of_total() returns trigger language plpgsql as $$
declare
  changed market.capacity_change := coalesce(new, old);
  former bigint := (select coalesce((select c.total_units from market.capacity_change c
      where c.warehouse_id = changed.warehouse_id and c.from_day < changed.from_day order by c.from_day desc limit 1),
    (select c.total_units from market.capacity c where c.warehouse_id = changed.warehouse_id)));
  next_day date := coalesce((select min(from_day) from market.capacity_change
    where warehouse_id = changed.warehouse_id and from_day > changed.from_day), 'infinity');
begin
  if changed.from_day > (now() at time zone 'utc')::date then
    perform market.note_space_given(changed.warehouse_id,
      coalesce(new.total_units, former) - coalesce(old.total_units, former), changed.from_day, next_day);
  end if;
  return null;
end $$;
create or replace trigger capacity_change_gives after insert or delete or update of total_units on market.capacity_change
  for each row execute function market.note_change_of_total();
