-- Which cached pages of the site a change of listings drops. A page bears a tag for each thing that it shows
-- (cms/src/platform/page-tags.ts); here a changed row gives the tags of the pages that show it, or would.

-- Lists that a listing is in.
create or replace function market.list_page_tags(p_scope text, p_regions text[], p_country text, p_state text,
  p_featured boolean, p_hotrack boolean, p_seller integer) returns setof text language sql immutable as $$
  select unnest(array['list', 'list-scope-' || p_scope, 'list-country-' || p_country,
    'list-country-' || p_country || '-state-' || p_state, 'seller-' || p_seller])
  union all select 'list-region-' || region from unnest(p_regions) region
  union all select 'list-featured' where p_featured
  union all select 'list-hotrack' where p_hotrack
$$;

-- Cells of one degree whose listings may have a point among their neighbors, which are at most 100 miles away.
create or replace function market.around_page_tags(p_latitude double precision, p_longitude double precision)
returns setof text language sql immutable as $$
  select format('around-%s-%s', latitude, longitude)
  from generate_series(floor(p_latitude - 1.5)::integer, floor(p_latitude + 1.5)::integer) latitude,
    generate_series(floor(p_longitude - 1.5 / greatest(0.2, cos(radians(p_latitude))))::integer,
      floor(p_longitude + 1.5 / greatest(0.2, cos(radians(p_latitude))))::integer) longitude
$$;

-- What pages show of a card; free space comes from a script.
create or replace function market.shown_card(p_card jsonb) returns jsonb language sql immutable as $$
  select p_card - 'freePallets' - 'freeSqft' - 'freeFrom'
$$;

-- Changes of more than two hundred listings at once drop all pages that show listings.
create or replace function market.drop_listing_pages() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
  dropped text[];
begin
  if tg_op = 'TRUNCATE' then
    dropped := array['listings'];
  elsif tg_op = 'UPDATE' then
    with differing as (
      select b.id from former b join changed a on a.id = b.id where (a.listed or b.listed)
        and (a.slug, a.listed, a.sunk, a.priority, a.seller_id, a.visible, a.spotlight, a.latitude, a.longitude,
          a.region_scope, a.regions, a.country, a.state, market.shown_card(a.card))
        is distinct from (b.slug, b.listed, b.sunk, b.priority, b.seller_id, b.visible, b.spotlight, b.latitude, b.longitude,
          b.region_scope, b.regions, b.country, b.state, market.shown_card(b.card))
      limit most + 1),
    moved as (
      select a.id from former b join changed a on a.id = b.id join differing d on d.id = a.id
      where (a.slug, a.listed, a.sunk, a.priority, a.is_verified, a.average_rating, a.spotlight, a.hotrack, a.seller_id,
          a.region_scope, a.regions, a.country, a.state, a.city)
        is distinct from (b.slug, b.listed, b.sunk, b.priority, b.is_verified, b.average_rating, b.spotlight, b.hotrack,
          b.seller_id, b.region_scope, b.regions, b.country, b.state, b.city)),
    nearer as (
      select a.id from former b join changed a on a.id = b.id join differing d on d.id = a.id
      where (a.listed, a.is_verified, a.visible, a.latitude, a.longitude)
        is distinct from (b.listed, b.is_verified, b.visible, b.latitude, b.longitude)),
    apt as (
      select a.id from former b join changed a on a.id = b.id where a.features is distinct from b.features
        and (a.listed or b.listed)
      union select id from moved),
    versions as (select * from former union all select * from changed),
    tags as (
      select 'listing-' || id as tag from differing
      union select t.tag from versions r join moved using (id), market.list_page_tags(r.region_scope, r.regions, r.country,
        r.state, r.spotlight, r.hotrack, r.seller_id) t (tag)
      union select t.tag from versions r join nearer using (id), market.around_page_tags(r.latitude, r.longitude) t (tag)
      union select 'topic-' || feature from versions r join apt using (id), unnest(r.features) feature)
    select case when (select count(*) from differing) > most then array['listings'] else array_agg(tag) end
      into dropped from tags;
  else
    with few as (select * from changed where listed limit most + 1),
    tags as (
      select 'listing-' || id as tag from few
      union select t.tag from few r, market.list_page_tags(r.region_scope, r.regions, r.country, r.state, r.spotlight,
        r.hotrack, r.seller_id) t (tag)
      union select t.tag from few r, market.around_page_tags(r.latitude, r.longitude) t (tag)
      union select 'topic-' || feature from few r, unnest(r.features) feature)
    select case when (select count(*) from few) > most then array['listings'] else array_agg(tag) end
      into dropped from tags;
  end if;
  if cardinality(dropped) > 0 then
    insert into market.page_drop (tags) values (dropped);
  end if;
  return null;
end $$;
create or replace trigger listing_search_inserted_pages after insert on market.listing_search
  referencing new table as changed for each statement execute function market.drop_listing_pages();
create or replace trigger listing_search_updated_pages after update on market.listing_search
  referencing old table as former new table as changed for each statement execute function market.drop_listing_pages();
create or replace trigger listing_search_deleted_pages after delete on market.listing_search
  referencing old table as changed for each statement execute function market.drop_listing_pages();
create or replace trigger listing_search_emptied_pages after truncate on market.listing_search
  for each statement execute function market.drop_listing_pages();

-- The text of a listing's page beyond its card.
create or replace function market.drop_detail_pages() returns trigger language plpgsql as $$
declare
  most constant integer := 200;
  dropped text[];
begin
  select case when count(*) > most then array['listings'] else array_agg(tag) end into dropped from (
    select 'listing-' || a.id as tag from former b join changed a on a.id = b.id
      join market.listing_search s on s.id = a.id and s.listed
    where a.detail is distinct from b.detail limit most + 1) differing;
  if cardinality(dropped) > 0 then
    insert into market.page_drop (tags) values (dropped);
  end if;
  return null;
end $$;
create or replace trigger listing_detail_updated_pages after update on market.listing_detail
  referencing old table as former new table as changed for each statement execute function market.drop_detail_pages();

-- Every web process listens; the transaction comes first. More tags than a notification carries are read from the table.
create or replace function market.notify_page_drop() returns trigger language plpgsql as $$
declare
  tags constant text := array_to_string(new.tags, e'\n');
begin
  perform pg_notify('page_drop', case when octet_length(tags) < 7900 then new.xact || e'\n' || tags else '#' || new.id end);
  return null;
end $$;
create or replace trigger page_drop_inserted after insert on market.page_drop
  for each row execute function market.notify_page_drop();
