import { sql } from 'drizzle-orm'
import type { ExportPart } from './export-part'

/** Sessions, linked providers, second factors, browsers, and people with access. */
export const access: ExportPart = {
  name: 'sign-ins',
  about: 'Where you are signed in, linked providers, and people with access to your account.',
  rows: (id) => sql`
    select jsonb_build_object('kind', case when s.actor_id is null then 'session' else 'session of a helper' end,
        'method', s.method, 'ip', s.ip, 'browser', s.user_agent, 'began_at', s.created_at, 'last_used_at', s.last_used_at,
        'ended_at', s.revoked_at) as row from market.session s where s.user_id = ${id}
    union all
    select jsonb_build_object('kind', 'linked ' || l.provider, 'email', l.email, 'began_at', l.linked_at,
        'last_used_at', l.used_at, 'ended_at', l.unlinked_at) from market.social_link l where l.user_id = ${id}
    union all
    select jsonb_build_object('kind', 'second factor: ' || f.name, 'began_at', f.created_at, 'last_used_at', f.used_at)
    from market.second_factor f where f.user_id = ${id}
    union all
    select jsonb_build_object('kind', 'browser', 'began_at', d.first_at, 'last_used_at', d.last_at)
    from market.known_device d where d.user_id = ${id}
    union all
    select jsonb_build_object('kind', 'access for ' || p.email, 'state', p.state, 'began_at', p.created_at)
    from market.account_permission p where p.owner_id = ${id}
    union all
    select jsonb_build_object('kind', 'change of the email address', 'from', c.old_email, 'to', c.new_email,
        'state', c.state, 'began_at', c.created_at, 'ended_at', c.ended_at)
    from market.email_change c where c.user_id = ${id}
    union all
    select jsonb_build_object('kind', 'session of the content panel', 'began_at', p.created_at)
    from users_sessions p where p._parent_id = ${id}`,
}
