import { sql } from 'drizzle-orm'

/** The columns of `toCampaign` over `market.campaign c`. */
export const campaignColumns = sql`c.id, c.seller_id as "sellerId", c.name, c.campaign_type as "campaignType", c.status,
  c.end_reason as "endReason", c.budget_micros as "budgetMicros", c.spent_micros as "spentMicros",
  c.impression_micros as "impressionMicros", c.visit_micros as "visitMicros", c.impressions, c.visits,
  to_char(c.start_day, 'YYYY-MM-DD') as "startDay", to_char(c.end_day, 'YYYY-MM-DD') as "endDay", c.created_at as "createdAt",
  (select jsonb_agg(jsonb_build_object('type', l.subject, 'id', l.subject_id,
      'name', coalesce(w.name, v.name, ''), 'slug', coalesce(w.slug, v.slug, ''),
      'place', concat_ws(', ', nullif(coalesce(w.city, v.card -> 'address' ->> 'city'), ''), nullif(coalesce(w.state, v.state), '')),
      'isListed', coalesce(w.listed, v.listed, false)) order by l.subject desc, l.subject_id)
    from market.campaign_listing l
    left join market.listing_search w on l.subject = 'warehouse' and w.id = l.subject_id
    left join market.service_search v on l.subject = 'service' and v.id = l.subject_id
    where l.campaign_id = c.id) as listings`
