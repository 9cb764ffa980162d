-- Indexes of the read model that stand on extensions.
create index if not exists listing_search_earth_idx on market.listing_search
  using gist (ll_to_earth(latitude, longitude)) where latitude is not null and longitude is not null;
create index if not exists listing_search_name_idx on market.listing_search using gin (lower(name) gin_trgm_ops);
create index if not exists place_trgm_idx on market.place using gin (lower(name) gin_trgm_ops);

-- Free space of a listing. The booking module's file defines it over its holds; without one all space is free.
do $$
begin
  if to_regprocedure('market.listing_space(integer, bigint)') is null then
    execute $f$
      create function market.listing_space(warehouse_id integer, total_units bigint)
      returns table (free_units bigint, free_from date) language sql stable as
      $q$ select greatest(total_units, 0), case when total_units > 0 then current_date end $q$
    $f$;
  end if;
end
$$;
