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

-- So does a warehouse that grows.
create or replace function market.note_total_grown() returns trigger language plpgsql as $$
begin
  perform market.note_space_given(new.warehouse_id, new.total_units - old.total_units, null, null);
  return null;
end $$;
create or replace trigger capacity_grows after update of total_units on market.capacity
  for each row when (new.total_units > old.total_units) execute function market.note_total_grown();
