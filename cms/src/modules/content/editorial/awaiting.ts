import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

/** What waits for an editor: counts, and what is scheduled, the next first; admins also read what they alone decide. */
export type Awaiting = {
  reservations?: number
  cancelRequests?: number
  identity?: number
  claims?: number
  notVerified?: number
  comments: number
  messages: number
  aiDrafts: number
  scheduled: { collection: string; id: number; title: string; type: 'publish' | 'unpublish'; at: string }[]
}

const SHOWN = 12

const ofAdmins = sql`(select count(*)::int from market.orders where status = 'pending') as reservations,
  (select count(*)::int from market.orders where status = 'customer_cancel_request') as "cancelRequests",
  (select count(*)::int from market.listing_search where listed and not is_verified) as "notVerified",
  (select count(*)::int from identity_applications where status::text = 'pending') as identity,
  (select count(distinct c.user_id)::int from market.profile_claim c join users u on u.id = c.user_id
    where c.state = 'verified' and u.is_active is not false) as claims,`

/** Read for the start page of the panel; drafts of a model are those nobody has published yet. */
export async function awaiting(db: Db, isAdmin: boolean): Promise<Awaiting> {
  const [counts, scheduled] = await Promise.all([
    db.execute<Omit<Awaiting, 'scheduled'>>(sql`
      select (select count(*)::int from comments where status::text = 'pending') as comments,
        (select count(*)::int from contact_messages where status::text = 'new') as messages,
        ${isAdmin ? ofAdmins : sql``}
        ((select count(*) from articles where ai_model is not null and _status::text = 'draft')
          + (select count(*) from faqs where ai_model is not null and not coalesce(is_published, true))
          + (select count(*) from encyclopedia_entries where ai_model is not null and not coalesce(is_published, true))
          + (select count(*) from encyclopedia_terms where ai_model is not null and not coalesce(is_published, true))
        )::int as "aiDrafts"`),
    db.execute<Awaiting['scheduled'][number]>(sql`
      with jobs as (
        select input -> 'doc' ->> 'relationTo' as collection, (input -> 'doc' ->> 'value')::int as id,
          input ->> 'type' as type, wait_until
        from payload_jobs where task_slug::text = 'schedulePublish' and completed_at is null and wait_until > now()
          and input -> 'doc' ->> 'value' ~ '^[1-9][0-9]{0,8}$'
        order by wait_until limit ${SHOWN})
      select j.collection, j.id, j.type, to_char(j.wait_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        coalesce(p.title, a.title, g.title, '') as title
      from jobs j left join posts p on j.collection = 'posts' and p.id = j.id
        left join articles a on j.collection = 'articles' and a.id = j.id
        left join pages g on j.collection = 'pages' and g.id = j.id
      order by j.wait_until`),
  ])
  return { ...(counts.rows[0] ?? { comments: 0, messages: 0, aiDrafts: 0 }), scheduled: scheduled.rows }
}
