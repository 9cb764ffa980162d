import { sql } from 'drizzle-orm'
import { type ExportPart, own } from './export-part'

export const saved: ExportPart = {
  name: 'saved',
  about: 'Searches you saved and what their alerts found, and your shortlists with your notes.',
  rows: (id) => sql`
    select jsonb_build_object('kind', 'search', 'name', s.name, 'filters', s.filters, 'alert', s.alert, 'tells', s.events,
        'created_at', s.created_at, 'deleted_at', s.deleted_at) as row
    from market.saved_search s where ${own(sql`s.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'found by an alert', 'search', h.search_id, 'warehouse', h.listing_id,
        'why', h.reason, 'found_at', h.found_at, 'mailed_at', h.mailed_at)
    from market.saved_search_hit h where ${own(sql`h.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'shortlist', 'name', l.name, 'has_link', l.link_hash is not null,
        'created_at', l.created_at, 'deleted_at', l.deleted_at)
    from market.shortlist l where ${own(sql`l.user_id`, id)}
    union all
    select jsonb_build_object('kind', 'warehouse on a shortlist', 'list', l.name, 'warehouse', w.name, 'note', w.note,
        'tags', w.tags, 'added_at', w.added_at)
    from market.shortlist l join market.shortlist_warehouse w on w.shortlist_id = l.id
    where ${own(sql`l.user_id`, id)}`,
}
