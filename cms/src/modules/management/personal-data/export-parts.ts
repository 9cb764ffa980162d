import { reviewScores } from '@stackyard/shared/reference/review-scores'
import { sql, type SQL } from 'drizzle-orm'
import { type ExportPart, nameOf, own } from './export-part'
import { requests } from './export-requests'
import { saved } from './export-saved'
import { access } from './export-sign-ins'

const dollars = (cents: SQL): SQL => sql`round(${cents}::numeric / 100, 2)`
const fromMicros = (micros: SQL): SQL => sql`round(${micros}::numeric / 1000000, 6)`

const role = (userId: number): SQL => sql`case when o.customer_id = ${userId} then 'customer' else 'seller' end`

const profile: ExportPart = {
  name: 'profile',
  about: 'Your name, company, addresses on your profile, plan and standing.',
  rows: (id) => sql`
    select to_jsonb(u) - array['hash', 'salt', 'reset_password_token', 'reset_password_expiration',
        'reset_password_requested_at', 'login_attempts', 'lock_until']
      || jsonb_build_object('last_sign_in_at', (select l.at from market.last_sign_in l where l.user_id = u.id)) as row
    from users u where ${own(sql`u.id`, id)}`,
}

const listings: ExportPart = {
  name: 'listings',
  about: 'Your warehouses and services with everything you wrote about them.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'warehouse') || to_jsonb(w) as row from warehouses w where ${own(sql`w.seller_id`, id)}
    union all
    select jsonb_build_object('kind', 'service') || to_jsonb(s) from services s where ${own(sql`s.seller_id`, id)}
    union all
    select jsonb_build_object('kind', 'blocked space') || to_jsonb(h) from market.capacity_hold h
      join warehouses w on w.id = h.warehouse_id where h.state = 'blocked' and ${own(sql`w.seller_id`, id)}
    union all
    select jsonb_build_object('kind', 'your reference of a listing') || to_jsonb(k) from market.listing_key k
    where ${own(sql`k.seller_id`, id)}`,
}

const orders: ExportPart = {
  name: 'orders',
  about: 'Reservations and deposits, as customer and as seller.',
  rows: (id) => sql`
    select jsonb_build_object('number', o.id, 'your_role', ${role(id)}, 'other_party',
        ${nameOf(sql`case when o.customer_id = ${id} then o.seller_id else o.customer_id end`)},
        'listing', o.warehouse ->> 'name', 'type', o.type, 'status', o.status, 'payment_state', o.payment_state,
        'quantity', o.quantity, 'space_type', o.space_type, 'term_months', o.term, 'first_day', o.start_day,
        'end_day', o.end_day, 'volume_tier', o.tier_name, 'monthly_total_usd', ${dollars(sql`o.monthly_total_cents`)},
        'amount_usd', ${dollars(sql`o.amount_cents`)}, 'coupon', o.coupon_code, 'payment_type', o.payment_type,
        'paid_with', case when o.customer_id = ${id} then o.payment_method ->> 'last4' end,
        'billing_details', case when o.customer_id = ${id} then o.billing_info end, 'placed_at', o.created_at,
        'months_billed_by_us', (select json_agg(jsonb_build_object('month', i.number, 'due_day', i.due_day,
            'amount_usd', ${dollars(sql`i.amount_cents`)}, 'state', i.state, 'paid_at', i.paid_at) order by i.number)
          from market.installment i where i.order_id = o.id),
        'arrivals', (select json_agg(jsonb_build_object('day', a.day, 'from', a.window_start, 'to', a.window_end, 'quantity',
            a.quantity, 'unit', a.unit, 'carrier', a.carrier, 'reference', a.reference, 'note', a.note, 'state', a.state,
            'arrived_at', a.arrived_at, 'counted', a.counted, 'damaged', a.damaged, 'check_in_note', a.check_in_note)
            order by a.id) from market.arrival a where a.order_id = o.id),
        'agreed_terms', o.amended,
        'changes', (select json_agg(jsonb_build_object('kind', a.kind, 'from', a.from_day, 'quantity', a.quantity,
            'months', a.months, 'state', a.state, 'proposed_by', a.proposed_by, 'note', a.note,
            'proposed_at', a.created_at, 'decided_at', a.decided_at) order by a.id)
          from market.reservation_amendment a where a.order_id = o.id)) as row
    from market.orders o where o.customer_id = ${id} or o.seller_id = ${id} order by o.id`,
}

const invoices: ExportPart = {
  name: 'invoices',
  about: 'Invoices and credit notes issued to you.',
  rows: (id) => sql`
    select jsonb_build_object('number', 'SY-' || lpad(i.number::text, 6, '0'), 'kind', i.kind, 'lines', i.lines,
        'total_usd', ${dollars(sql`i.total_cents`)}, 'billed_to', i.billed_to, 'paid_with', i.paid_with,
        'issued_at', i.issued_at, 'po_number', i.po_number, 'supplier', i.supplier, 'details', i.details,
        'credit_notes', (select json_agg(jsonb_build_object('number', 'CN-' || lpad(n.number::text, 6, '0'), 'amount_usd',
            ${dollars(sql`n.total_cents`)}, 'reason', n.reason, 'issued_at', n.issued_at) order by n.number)
          from market.credit_note n where n.invoice_id = i.id)) as row
    from market.invoice i where ${own(sql`i.user_id`, id)} order by i.id`,
}

const messages: ExportPart = {
  name: 'messages',
  about: 'Messages of your conversations, sent and received.',
  rows: (id) => sql`
    select jsonb_build_object('conversation', m.room_id, 'with', ${nameOf(sql`c.partner_id`)},
        'from_you', m.sender_id = ${id}, 'text', m.text, 'your_reaction', (select r.kind from market.chat_reaction r
          where r.message_id = m.id and r.user_id = ${id} limit 1), 'sent_at', m.created_at, 'edited_at', m.edited_at) as row
    from market.chat_member c join market.chat_message m on m.room_id = c.room_id
    where ${own(sql`c.user_id`, id)} and m.deleted_at is null order by m.id`,
}

const reviewScoresObject = sql.raw(
  `jsonb_build_object(${reviewScores.map((score) => `'${score}', r.scores_${score}`).join(', ')})`,
)

const reviews: ExportPart = {
  name: 'reviews',
  about: 'Reviews you wrote, and your answers to reviews of your listings.',
  rows: (id) => sql`
    select jsonb_build_object('written_by_you', r.author_id = ${id}, 'listing', coalesce(w.name, s.name), 'rating', r.rating,
        'scores', ${reviewScoresObject}, 'text', r.feedback, 'answer', r.reply, 'answered_at', r.replied_at, 'written_at', r.created_at) as row
    from reviews r left join warehouses w on w.id = r.warehouse_id left join services s on s.id = r.service_id
    where r.author_id = ${id} or ${id} in (w.seller_id, s.seller_id) order by r.id`,
}

const wallet: ExportPart = {
  name: 'wallet',
  about: 'Top-ups of your wallet, and every movement of its credit.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'top-up', 'amount_usd', ${dollars(sql`t.amount_cents`)}, 'state', t.state,
        'reference', 'topup:' || t.id, 'paid_with', t.payment_method ->> 'label', 'at', t.created_at) as row
    from market.wallet_topup t where ${own(sql`t.user_id`, id)}
    union all
    select jsonb_build_object('kind', x.kind, 'amount_usd', ${fromMicros(sql`e.amount`)}, 'state', null,
        'reference', x.ref, 'paid_with', null, 'at', x.at)
    from market.ledger_account a join market.ledger_entry e on e.account = a.id join market.ledger_tx x on x.id = e.tx
    where a.kind in ('wallet', 'wallet_debt') and ${own(sql`a.owner_id`, id)}`,
}

const campaigns: ExportPart = {
  name: 'campaigns',
  about: 'Your campaigns with budgets and figures.',
  rows: (id) => sql`
    select jsonb_build_object('number', c.id, 'name', c.name, 'type', c.campaign_type, 'status', c.status,
        'budget_usd', ${fromMicros(sql`c.budget_micros`)}, 'spent_usd', ${fromMicros(sql`c.spent_micros`)},
        'impressions', c.impressions, 'visits', c.visits, 'first_day', c.start_day, 'last_day', c.end_day,
        'created_at', c.created_at) as row
    from market.campaign c where ${own(sql`c.seller_id`, id)} order by c.id`,
}

const consents: ExportPart = {
  name: 'consents',
  about: 'What you agreed to receive, and agreements you accepted.',
  rows: (id) => sql`
    select jsonb_build_object('consent', each.key, 'given', each.value, 'at', null) as row
    from users u, jsonb_each(jsonb_build_object('our newsletter', coalesce(u.wants_newsletter, false), 'offers and tips',
      coalesce(u.enable_marketing_notifications, false), 'mail about messages', coalesce(u.enable_message_notifications, true),
      'public profile', coalesce(u.is_public, true))) each where ${own(sql`u.id`, id)}
    union all
    select jsonb_build_object('consent', case s.seller_id when 0 then 'newsletter' else 'newsletter of '
        || ${nameOf(sql`s.seller_id`)} end, 'given', s.state = 'confirmed', 'at', s.confirmed_at)
    from market.newsletter_subscription s join users u on u.email = s.email where ${own(sql`u.id`, id)}
    union all
    select jsonb_build_object('consent', 'notices: ' || each.key, 'given', each.value, 'at', null)
    from market.mail_setting s, jsonb_each(s.choices) each where ${own(sql`s.user_id`, id)}
    union all
    select jsonb_build_object('consent', 'agreement of order ' || o.id, 'given', true, 'at', o.created_at)
    from market.orders o where ${own(sql`o.customer_id`, id)} and o.terms is not null`,
}

const payment: ExportPart = {
  name: 'payment-methods',
  about: 'Cards and bank accounts as far as we know them, billing details and saved addresses.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'card', 'brand', brand, 'last4', last4, 'holder', card_holder,
        'expires', expiration_month || '/' || expiration_year, 'created_at', created_at) as row
    from market.card where ${own(sql`user_id`, id)} and deleted_at is null
    union all
    select jsonb_build_object('kind', 'bank account', 'bank', bank_name, 'last4', last4, 'holder', account_name,
        'email', email, 'created_at', created_at) from market.ach_account where ${own(sql`user_id`, id)} and deleted_at is null
    union all
    select jsonb_build_object('kind', 'billing details') || (to_jsonb(b) - array['id', 'user_id', 'deleted_at'])
    from market.billing_info b where ${own(sql`b.user_id`, id)} and b.deleted_at is null
    union all
    select jsonb_build_object('kind', 'address') || (to_jsonb(a) - array['id', 'user_id'])
    from market.address a where ${own(sql`a.user_id`, id)}`,
}

const plans: ExportPart = {
  name: 'plans-and-payouts',
  about: 'Your plans and their changes, monthly top-ups, coupons you used, and payouts to you.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'paid plan') || (to_jsonb(p) - array['id', 'user_id']) as row
    from market.plan_subscription p where ${own(sql`p.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'granted plan', 'plan_id', g.plan_id, 'created_at', g.created_at)
    from market.plan_grant g where ${own(sql`g.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'change of plan') || (to_jsonb(c) - array['id', 'user_id'])
    from market.plan_change c where ${own(sql`c.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'monthly top-up') || (to_jsonb(w) - array['id', 'user_id'])
    from market.wallet_subscription w where ${own(sql`w.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'coupon', 'code', k.code, 'state', u.state, 'created_at', u.created_at)
    from market.coupon_use u join coupons k on k.id = u.coupon_id where ${own(sql`u.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'payout', 'order', o.order_id, 'amount_usd', ${dollars(sql`o.amount_cents`)},
        'fee_usd', ${dollars(sql`o.fee_cents`)}, 'state', o.state, 'due_at', o.due_at, 'paid_at', o.paid_at)
    from market.payout o where ${own(sql`o.seller_id`, id)}`,
}

const invitations: ExportPart = {
  name: 'invitations',
  about: 'The code by which you invite others, who joined by it, who invited you, and profiles you claimed.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'your code', 'code', l.code, 'at', l.created_at) as row
    from market.referral_link l where ${own(sql`l.user_id`, id)}
    union all
    select jsonb_build_object('kind', case when r.user_id = ${id} then 'invited by' else 'joined by your code' end,
        'name', ${nameOf(sql`case when r.user_id = ${id} then r.referrer_id else r.user_id end`)}, 'at', r.created_at)
    from market.referral r where r.user_id = ${id} or r.referrer_id = ${id}
    union all
    select jsonb_build_object('kind', 'claim of a profile', 'company', c.company, 'title', c.title, 'phone', c.phone,
        'email', c.email, 'state', c.state, 'at', c.created_at)
    from market.profile_claim c where ${own(sql`c.user_id`, id)}`,
}

const identity: ExportPart = {
  name: 'identity',
  about: 'What you stated to have your identity verified. The documents are not part of the file.',
  rows: (id) => sql`
    select to_jsonb(i) - array['user_id', 'decided_by_id'] as row
    from identity_applications i where ${own(sql`i.user_id`, id)}
    union all
    select to_jsonb(s) - array['user_id'] from market.identity_session s where ${own(sql`s.user_id`, id)}`,
}

const files: ExportPart = {
  name: 'files',
  about: 'The pictures and documents you uploaded, with their addresses.',
  rows: (id) => sql`
    select jsonb_build_object('title', f.title, 'path', '/files/' || f.stored_name, 'type', f.mime_type, 'bytes', f.bytes,
        'uploaded_at', f.created_at) as row from market.uploaded_file f where ${own(sql`f.owner_id`, id)} order by f.id`,
}

const writings: ExportPart = {
  name: 'comments',
  about: 'Comments under news, messages from the contact form, news and newsletters you wrote.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'comment', 'text', c.text, 'status', c.status, 'at', c.created_at) as row
    from comments c where ${own(sql`c.author_id`, id)}
    union all
    select jsonb_build_object('kind', 'contact form', 'text', m.message, 'status', m.status, 'at', m.created_at)
    from contact_messages m join users u on lower(m.email) = u.email where ${own(sql`u.id`, id)} and u.is_email_verified
    union all
    select jsonb_build_object('kind', 'newsletter', 'text', n.subject || E'\n' || n.body, 'status', null, 'at', n.created_at)
    from market.seller_newsletter n where ${own(sql`n.seller_id`, id)}
    union all
    select jsonb_build_object('kind', 'news', 'text', p.title, 'status', p._status, 'at', p.created_at)
    from posts p where ${own(sql`p.author_id`, id)}`,
}

const history: ExportPart = {
  name: 'history',
  about: 'Notifications you got, and changes that were noted on your account.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'notification', 'what', n.message, 'at', n.created_at) as row
    from market.notification n where ${own(sql`n.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'change', 'what', a.action, 'details', a.changes, 'at', a.at)
    from market.audit_entry a where a.subject_kind = 'user' and ${own(sql`a.subject_id`, id)}
    union all
    select jsonb_build_object('kind', 'erasure asked for', 'what', e.state, 'details', null, 'at', e.created_at)
    from market.account_erasure e where ${own(sql`e.user_id`, id)}`,
}

/** The files of a copy, in the order they are written. */
export const exportParts: readonly ExportPart[] = [
  profile,
  listings,
  orders,
  invoices,
  messages,
  reviews,
  wallet,
  campaigns,
  requests,
  saved,
  consents,
  payment,
  plans,
  invitations,
  access,
  identity,
  files,
  writings,
  history,
]
