-- Wakes the workers that deliver events of listings, when the change is committed. Equal notifications of one
-- transaction arrive once.
create or replace function market.notify_listing_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_event', '');
  return null;
end $$;
create or replace trigger listing_event_notify after insert on market.listing_event
  for each statement execute function market.notify_listing_event();
