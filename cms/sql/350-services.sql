-- A provider has one service; those in the trash don't count.
create unique index if not exists services_one_a_provider on public.services (seller_id) where deleted_at is null;
create index if not exists service_search_name_idx on market.service_search using gin (lower(name) gin_trgm_ops);
