-- Indexes of the read model that stand on extensions.
create index if not exists listing_search_earth_idx on market.listing_search
  using gist (ll_to_earth(latitude, longitude)) where latitude is not null and longitude is not null;
create index if not exists listing_search_name_idx on market.listing_search using gin (lower(name) gin_trgm_ops);
create index if not exists place_trgm_idx on market.place using gin (lower(name) gin_trgm_ops);
