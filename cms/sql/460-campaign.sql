-- Views that were charged and prices that were set are never changed or removed.
do $$
declare tab text;
begin
  foreach tab in array array['ad_view', 'view_price'] loop
    execute format('create or replace trigger %I_append_only before update or delete on market.%I
      for each row execute function market.refuse_change()', tab, tab);
    execute format('create or replace trigger %I_no_truncate before truncate on market.%I
      for each statement execute function market.refuse_change()', tab, tab);
  end loop;
end $$;

-- What a campaign may have spent by a moment: its budget in proportion to the time that has passed of its days (UTC, both
-- included), an hour ahead; at least ten impressions, so that a small budget appears from its first hour on.
create or replace function market.campaign_allowance(p_budget bigint, p_impression bigint, p_start date, p_end date, p_now timestamptz)
returns double precision language sql immutable parallel safe as $$
  select least(p_budget::float8, greatest(10 * p_impression::float8,
    p_budget::float8 * (date_part('epoch', p_now - p_start::timestamp at time zone 'utc') + 3600)
      / (86400 * (p_end - p_start + 1))))
$$;
