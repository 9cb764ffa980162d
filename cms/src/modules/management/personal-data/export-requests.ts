import { sql } from 'drizzle-orm'
import { type ExportPart, nameOf, own } from './export-part'

/** A merchant's requests, and what providers offered. */
export const requests: ExportPart = {
  name: 'requests',
  about:
    'Your request for proposals, who may read it, requests to several warehouses, and quotes you asked for or were asked for.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'request for proposals') || to_jsonb(r) as row
    from market.merchant_rfp r where ${own(sql`r.merchant_id`, id)}
    union all
    select jsonb_build_object('kind', 'access to a request', 'merchant', ${nameOf(sql`a.merchant_id`)},
        'provider', ${nameOf(sql`a.seller_id`)}, 'state', a.state, 'asked_at', a.asked_at, 'decided_at', a.decided_at)
    from market.rfp_access a where a.merchant_id = ${id} or a.seller_id = ${id}
    union all
    select jsonb_build_object('kind', 'link to your request', 'label', l.label, 'opened', l.opened_count,
        'created_at', l.created_at, 'revoked_at', l.revoked_at)
    from market.rfp_link l where ${own(sql`l.merchant_id`, id)}
    union all
    select jsonb_build_object('kind', 'quote asked by you', 'provider', ${nameOf(sql`q.seller_id`)}) || to_jsonb(q)
    from market.quote_request q where ${own(sql`q.customer_id`, id)}
    union all
    select jsonb_build_object('kind', 'quote asked of you', 'company', q.company, 'message', q.message, 'state', q.state,
        'answer', q.answer, 'answered_at', q.answered_at, 'created_at', q.created_at)
    from market.quote_request q where ${own(sql`q.seller_id`, id)}
    union all
    select jsonb_build_object('kind', 'offer in a quote', 'by', f.side) || to_jsonb(f)
    from market.quote_offer f join market.quote_request q on q.id = f.quote_id
    where ${own(sql`q.seller_id`, id)} or ${own(sql`q.customer_id`, id)}
    union all
    select jsonb_build_object('kind', 'step of a quote', 'by', e.actor, 'at', e.at, 'action', e.action,
        'from', e.from_stage, 'to', e.to_stage, 'offer', e.revision, 'note', e.note)
    from market.quote_event e join market.quote_request q on q.id = e.quote_id
    where ${own(sql`q.seller_id`, id)} or ${own(sql`q.customer_id`, id)}
    union all
    select jsonb_build_object('kind', 'request to several warehouses') || to_jsonb(e) || jsonb_build_object('needs',
        (select jsonb_agg(to_jsonb(l) order by l.number) from market.sourcing_lot l where l.event_id = e.id))
    from market.sourcing_event e where ${own(sql`e.customer_id`, id)}
    union all
    select jsonb_build_object('kind', 'step of a request to several warehouses', 'at', t.at, 'action', t.action,
        'by', t.actor, 'note', t.note)
    from market.sourcing_step t join market.sourcing_event e on e.id = t.event_id
    where ${own(sql`e.customer_id`, id)}
    union all
    select jsonb_build_object('kind', 'request that your warehouse received', 'company', e.profile ->> 'company',
        'title', e.title, 'invited_at', i.invited_at, 'withdrawn_at', i.withdrawn_at)
    from market.sourcing_invitation i join market.sourcing_event e on e.id = i.event_id
    where ${own(sql`i.seller_id`, id)} and i.invited_at is not null
    union all
    select jsonb_build_object('kind', 'question about a request', 'question', s.question, 'asked_at', s.asked_at,
        'answer', s.answer, 'answered_at', s.answered_at)
    from market.sourcing_question s join market.sourcing_event e on e.id = s.event_id
    where ${own(sql`s.seller_id`, id)} or ${own(sql`e.customer_id`, id)}`,
}
