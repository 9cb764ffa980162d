-- What is written of all that public lists and listings show: an answer that a web process keeps is given again only while
-- nothing of it was written since (cms/src/modules/listings/discovery/kept-answers). A transaction notes the same once, and
-- waits for nobody: the key begins with its own id. More than two hundred listings at once count as anything.

create or replace function market.note_listing_writes(p_listings integer[]) returns void language plpgsql as $$
declare
  most constant integer := 200;
begin
  insert into market.listing_write (listing_id)
    select distinct case when cardinality(p_listings) <= most then listing end from unnest(p_listings) listing
    on conflict do nothing;
end $$;

create or replace function market.note_any_write() returns trigger language plpgsql as $$
begin
  insert into market.listing_write default values on conflict do nothing;
  return null;
end $$;

-- Every refresh writes the time of its own, which nobody reads.
create or replace function market.without_time(p_row market.listing_search) returns market.listing_search
language plpgsql immutable as $$
begin
  p_row.updated_at := null;
  return p_row;
end $$;

-- Rows of lists. The page of a listing shows other listings of its seller: a change of what it shows of them, or of their
-- order, is one of all of the seller's listings. Rows are compared by their bytes: a point has no other equality.
create or replace function market.note_search_writes() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
begin
  if tg_op = 'UPDATE' then
    with differing as materialized (
      select a.id, b.seller_id as former_seller, a.seller_id as seller,
        (a.seller_id, a.listed, a.name, a.warehouse_url, a.slug, a.city, a.state, a.country, a.card -> 'photo',
          a.average_rating, a.sunk, a.priority, a.is_verified)
        is distinct from (b.seller_id, b.listed, b.name, b.warehouse_url, b.slug, b.city, b.state, b.country,
          b.card -> 'photo', b.average_rating, b.sunk, b.priority, b.is_verified) as is_beside_others
      from former b join changed a on a.id = b.id
      where market.without_time(b) *<> market.without_time(a) limit most + 1),
    written (listing, seller) as (
      select id, case when is_beside_others then seller end from differing
      union select id, former_seller from differing where is_beside_others)
    insert into market.listing_write (listing_id, seller_id)
      select distinct case when amount <= most then listing end, case when amount <= most then seller end
      from written, (select count(*) as amount from differing) counted
      on conflict do nothing;
  else
    with few as materialized (select id, seller_id from changed limit most + 1)
    insert into market.listing_write (listing_id, seller_id)
      select distinct case when amount <= most then id end, case when amount <= most then seller_id end
      from few, (select count(*) as amount from few) counted
      on conflict do nothing;
  end if;
  return null;
end $$;
create or replace trigger listing_search_insert_noted after insert on market.listing_search
  referencing new table as changed for each statement execute function market.note_search_writes();
create or replace trigger listing_search_update_noted after update on market.listing_search
  referencing old table as former new table as changed for each statement execute function market.note_search_writes();
create or replace trigger listing_search_delete_noted after delete on market.listing_search
  referencing old table as changed for each statement execute function market.note_search_writes();

-- Details, and what lists are found by. A listing without its detail is missing, and nothing is kept of it, so a new detail
-- is no matter; a rebuild has emptied both tables in the same transaction.
create or replace function market.note_row_writes() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
begin
  if tg_op = 'UPDATE' then
    perform market.note_listing_writes(array(
      select a.id from former b join changed a on a.id = b.id where a *<> b limit most + 1));
  else
    perform market.note_listing_writes(array(select id from changed limit most + 1));
  end if;
  return null;
end $$;
create or replace trigger listing_detail_update_noted after update on market.listing_detail
  referencing old table as former new table as changed for each statement execute function market.note_row_writes();
create or replace trigger listing_detail_delete_noted after delete on market.listing_detail
  referencing old table as changed for each statement execute function market.note_row_writes();
create or replace function market.note_new_facet() returns trigger language plpgsql as $$
begin
  perform market.note_listing_writes(array[new.id]);
  return null;
end $$;
create or replace trigger listing_facet_insert_noted after insert on market.listing_facet
  for each row when (current_setting('market.is_rebuild', true) is distinct from 'on')
  execute function market.note_new_facet();
create or replace trigger listing_facet_update_noted after update on market.listing_facet
  referencing old table as former new table as changed for each statement execute function market.note_row_writes();
create or replace trigger listing_facet_delete_noted after delete on market.listing_facet
  referencing old table as changed for each statement execute function market.note_row_writes();

-- Space and reviews, whose rows name their warehouse. A review may be of a service instead.
create or replace function market.note_warehouse_writes() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
begin
  if tg_op = 'UPDATE' then
    perform market.note_listing_writes(array(
      select distinct warehouse_id from (
        (select * from former except select * from changed) union all (select * from changed except select * from former)) r
      where warehouse_id is not null limit most + 1));
  else
    perform market.note_listing_writes(array(
      select distinct warehouse_id from changed where warehouse_id is not null limit most + 1));
  end if;
  return null;
end $$;
do $$
declare
  relation text;
  changes constant text := 'create or replace trigger %2$s_%3$s_noted after %3$s on %1$s referencing %4$s
    for each statement execute function market.note_warehouse_writes()';
begin
  foreach relation in array array['market.capacity', 'market.capacity_hold', 'market.capacity_change', 'public.reviews'] loop
    execute format(changes, relation, split_part(relation, '.', 2), 'insert', 'new table as changed');
    execute format(changes, relation, split_part(relation, '.', 2), 'update', 'old table as former new table as changed');
    execute format(changes, relation, split_part(relation, '.', 2), 'delete', 'old table as changed');
  end loop;
end $$;

-- A review shows its author, who can't be deleted before it.
create or replace function market.note_author_write() returns trigger language plpgsql as $$
begin
  perform market.note_listing_writes(array(
    select warehouse_id from public.reviews where author_id = new.id and warehouse_id is not null));
  return null;
end $$;
create or replace trigger users_author_noted after update on public.users
  for each row when ((old.first_name, old.last_name, old.avatar) is distinct from (new.first_name, new.last_name, new.avatar))
  execute function market.note_author_write();

-- And whether its author has an approved reservation whose term has begun; `old` is null for a new one, `new` for one that
-- is deleted.
create or replace function market.note_booking_write() returns trigger language plpgsql as $$
begin
  perform market.note_listing_writes(array(
    select r.warehouse_id from public.reviews r where r.warehouse_id = old.warehouse_id and r.author_id = old.customer_id
    union select r.warehouse_id from public.reviews r
      where r.warehouse_id = new.warehouse_id and r.author_id = new.customer_id));
  return null;
end $$;
create or replace trigger orders_insert_noted after insert on market.orders
  for each row when (new.status = 'approved') execute function market.note_booking_write();
create or replace trigger orders_update_noted after update on market.orders
  for each row when ('approved' in (old.status, new.status)
    and (old.status, old.warehouse_id, old.customer_id, old.start_day, old.created_at)
      is distinct from (new.status, new.warehouse_id, new.customer_id, new.start_day, new.created_at))
  execute function market.note_booking_write();
create or replace trigger orders_delete_noted after delete on market.orders
  for each row when (old.status = 'approved') execute function market.note_booking_write();

-- Places say what the words of a search mean. They are filled by the seed alone.
create or replace trigger place_noted after insert or update or delete or truncate on market.place
  for each statement execute function market.note_any_write();

-- A table that is emptied says nothing of its rows.
do $$
declare
  relation text;
begin
  foreach relation in array array['market.listing_search', 'market.listing_detail', 'market.listing_facet', 'market.capacity',
    'market.capacity_hold', 'market.capacity_change', 'public.reviews', 'public.users', 'market.orders'] loop
    execute format('create or replace trigger %s_truncate_noted after truncate on %s
      for each statement execute function market.note_any_write()', split_part(relation, '.', 2), relation);
  end loop;
end $$;
