-- Whether a plan may show spotlights, 1st spotlights and high priority: as admins have set it in the CMS, else as
-- shared/src/reference/plans.ts has it.
create or replace function market.can_spotlight(p_plan text) returns boolean language sql stable parallel safe as $$
  select coalesce((select case p_plan when 'growth' then s.growth_can_spotlight when 'scale' then s.scale_can_spotlight
    else s.free_can_spotlight end from plan_settings s order by s.id limit 1), p_plan in ('growth', 'scale'))
$$;
