-- What changes in the read model is noted by listing with the transaction that did it, for the catalogue in memory. More
-- than a few hundred at once are noted as "all" (listing 0).
create or replace function market.note_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into market.listing_change (listing_id, xid) values (0, pg_current_xact_id())
      on conflict (listing_id) do update set xid = excluded.xid;
  elsif (select count(*) from (select from changed limit 501) few) > 500 then
    insert into market.listing_change (listing_id, xid) values (0, pg_current_xact_id())
      on conflict (listing_id) do update set xid = excluded.xid;
  else
    insert into market.listing_change (listing_id, xid) select id, pg_current_xact_id() from changed order by id
      on conflict (listing_id) do update set xid = excluded.xid where listing_change.xid <> excluded.xid;
  end if;
  return null;
end $$;
create or replace trigger listing_search_inserted after insert on market.listing_search
  referencing new table as changed for each statement execute function market.note_listing_changes();
create or replace trigger listing_search_updated after update on market.listing_search
  referencing new table as changed for each statement execute function market.note_listing_changes();
create or replace trigger listing_search_deleted after delete on market.listing_search
  referencing old table as changed for each statement execute function market.note_listing_changes();
create or replace trigger listing_search_emptied after truncate on market.listing_search
  for each statement execute function market.note_listing_changes();
