-- The table of facets is written anew with its columns in another order: PostgreSQL reads a row from its first column to
-- the last that is asked for, and maps and groups of places read whole scans. Its triggers and settings are made again by
-- the files of cms/sql, which run after every migration.
do $$
declare
  front constant text[] := array['id', 'latitude', 'longitude', 'cell_x', 'cell_y', 'seller_id', 'review_count',
    'number_of_buildings', 'average_rating', 'priority', 'diamond', 'listed', 'visible', 'is_verified', 'is_featured',
    'spotlight', 'hotrack', 'sunk', 'region_scope', 'region', 'country', 'state'];
  former constant regclass := 'market.listing_facet';
  definitions text;
  names text;
  constraints text[];
  indexes text[];
  statement text;
begin
  lock table market.listing_facet in access exclusive mode;
  select
    string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      'default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then 'not null' end), ', ' order by place),
    string_agg(quote_ident(a.attname), ', ' order by place)
  into definitions, names
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum,
    lateral (select (coalesce(array_position(front, a.attname::text), 100), a.attnum) as place) ordered
  where a.attrelid = former and a.attnum > 0 and not a.attisdropped;
  select array_agg(format('alter table market.listing_facet add constraint %I %s', conname, pg_get_constraintdef(oid)))
  into constraints from pg_constraint where conrelid = former and contype in ('p', 'f', 'u', 'c');
  select array_agg(pg_get_indexdef(indexrelid)) into indexes from pg_index
  where indrelid = former and not exists (select from pg_constraint where conindid = indexrelid);
  alter table market.listing_facet rename to listing_facet_former;
  execute format('create table market.listing_facet (%s) with (toast_tuple_target = 128)', definitions);
  execute format('insert into market.listing_facet (%1$s) select %1$s from market.listing_facet_former', names);
  drop table market.listing_facet_former;
  foreach statement in array constraints || indexes loop
    execute statement;
  end loop;
end $$;
