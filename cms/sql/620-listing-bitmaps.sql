-- Bitmaps of listings are read where no listing of their block has changed since they were written. Space, and the time to
-- an answer, stand in no bitmap: a purchase changes none.
create or replace function market.note_block_change() returns trigger language plpgsql as $$
declare
  former market.listing_facet;
begin
  if current_setting('market.is_rebuild', true) = 'on' then
    return null;
  end if;
  if tg_op = 'TRUNCATE' then
    delete from market.listing_bitmap;
    delete from market.listing_block_change;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    former := old;
    former.answer_minutes := new.answer_minutes;
    former.free_pallets := new.free_pallets;
    former.free_sqft := new.free_sqft;
    if former is not distinct from new then
      return null;
    end if;
  end if;
  insert into market.listing_block_change (block) values (coalesce(new.id, old.id) / 4096);
  return null;
end $$;
create or replace trigger listing_block_changed after insert or update or delete on market.listing_facet
  for each row execute function market.note_block_change();
create or replace trigger listing_block_emptied after truncate on market.listing_facet
  for each statement execute function market.note_block_change();
