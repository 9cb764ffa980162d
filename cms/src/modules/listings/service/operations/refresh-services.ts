import { sql, type SQL } from 'drizzle-orm'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { serviceTypes } from '@stackyard/shared/reference/service-types'
import type { Db, Tx } from '../../../../platform/db'
import { placeNames, regionSet } from '../../discovery'

/** JSON of the wire, built by PostgreSQL from a service `w` and its provider `u`. */

const list = (column: string): SQL =>
  sql.raw(`case jsonb_typeof(w.${column}) when 'array' then w.${column} else '[]'::jsonb end`)
const subtypes = list('service_sub_type')
const photos = list('photos')

const address = sql`jsonb_build_object('street1', coalesce(w.address_street1, ''), 'street2', coalesce(w.address_street2, ''),
  'city', coalesce(w.address_city, ''), 'state', coalesce(w.state, ''), 'zipCode', coalesce(w.address_zip_code, ''),
  'country', coalesce(w.country, ''))`

const photo = sql`(select jsonb_build_object('link', p ->> 'link', 'width', coalesce((p ->> 'width')::int, 960),
    'height', coalesce((p ->> 'height')::int, 600), 'color', coalesce(p ->> 'color', '#c9d3de'))
  from jsonb_array_elements(${photos}) p order by (p ->> 'primary')::boolean desc nulls last limit 1)`

/** Readers don't learn who keeps a managed profile. */
const seller = sql`jsonb_build_object('id', u.id, 'userType', u.user_type, 'diamond', coalesce(u.diamond, 0)::int,
  'planId', coalesce(u.plan_id::text, 'free'), 'userUrl', coalesce(u.user_url, ''), 'company', coalesce(u.company, ''),
  'firstName', case when u.user_type::text = 'manager' then '' else coalesce(u.first_name, '') end,
  'lastName', case when u.user_type::text = 'manager' then '' else coalesce(u.last_name, '') end, 'avatar', u.avatar,
  'website', coalesce(u.website, ''), 'isVerified', coalesce(u.is_verified, false))`

const slug = sql`coalesce(w.service_url, 'service-' || w.id)`

const card = sql`jsonb_build_object('id', w.id, '_id', w.id, 'type', 'service', 'name', w.name, 'serviceUrl', ${slug}, 'slug', ${slug},
  'serviceType', w.service_type, 'serviceSubType', ${subtypes}, 'address', ${address}, 'region', coalesce(w.region, ''),
  'regionScope', coalesce(w.region_scope::text, 'global'), 'country', coalesce(w.country, ''), 'state', coalesce(w.state, ''),
  'latitude', w.latitude, 'longitude', w.longitude, 'highlights', coalesce(w.highlights, ''), 'photo', ${photo},
  'miniLogo', w.mini_logo, 'isVerified', coalesce(w.is_verified, false), 'isFeatured', coalesce(w.is_featured, false),
  'visible', coalesce(w.visible, true), 'isDraft', coalesce(w.is_draft, false), 'partner', coalesce(w.partner, false),
  'diamond', coalesce(u.diamond, 0)::int, 'averageRating', coalesce(w.average_rating, 0),
  'reviewCount', coalesce(w.review_count, 0)::int, 'seller', ${seller},
  'ref', jsonb_build_object('seller', jsonb_build_object('id', u.id)), 'isAd', false, 'campaignId', null)`

const iso = (column: string) => sql.raw(`to_char(w.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const detail = sql`jsonb_build_object('description', coalesce(w.description, ''), 'website', coalesce(w.website, ''),
  'photos', ${photos}, 'documents', ${list('documents')}, 'logo', w.logo, 'banner', w.banner,
  'details', case jsonb_typeof(w.details) when 'object' then w.details else '{}'::jsonb end,
  'createdAt', ${iso('created_at')}, 'updatedAt', ${iso('updated_at')})`

/** Names of the type and its kinds, so that "drayage" and "customs brokerage" are found as text. */
const labels: Record<string, string> = Object.fromEntries([
  ...serviceTypes.map(({ key, label }) => [key, label]),
  ...Object.entries(serviceSubtypes).flatMap(([type, kinds]) =>
    kinds.map(({ key, label }) => [`${type}.${key}`, label]),
  ),
])
const spoken = sql`(select string_agg(${JSON.stringify(labels)}::jsonb ->> k, ' ') from (
  select w.service_type as k union all select w.service_type || '.' || kind from jsonb_array_elements_text(${subtypes}) kind) named)`

const words = sql`setweight(to_tsvector('simple', unaccent(w.name || ' ' || coalesce(u.company, ''))), 'A') ||
  setweight(to_tsvector('simple', unaccent(concat_ws(' ', w.address_city, w.state, w.address_zip_code, ${placeNames}))), 'B') ||
  setweight(to_tsvector('english', coalesce(${spoken}, '')), 'C') ||
  setweight(to_tsvector('english', unaccent(coalesce(w.highlights, ''))), 'D')`

/** Column of the read model → the expression it is derived by. */
const columns: Record<string, SQL> = {
  id: sql`w.id`,
  seller_id: sql`w.seller_id`,
  seller_type: sql`u.user_type::text`,
  name: sql`w.name`,
  slug,
  service_type: sql`w.service_type`,
  subtypes: sql`array(select jsonb_array_elements_text(${subtypes}))`,
  region_scope: sql`coalesce(w.region_scope::text, 'global')`,
  regions: regionSet,
  country: sql`coalesce(w.country, '')`,
  state: sql`coalesce(w.state, '')`,
  listed: sql`coalesce(w.visible, true) and not coalesce(w.is_draft, false) and coalesce(u.is_active, true)`,
  visible: sql`coalesce(w.visible, true)`,
  is_verified: sql`coalesce(w.is_verified, false)`,
  spotlight: sql`coalesce(w.is_featured, false) and market.can_spotlight(coalesce(u.plan_id::text, 'free'))`,
  partner: sql`coalesce(w.partner, false)`,
  average_rating: sql`coalesce(w.average_rating, 0)`,
  review_count: sql`coalesce(w.review_count, 0)::int`,
  search: words,
  card,
  detail,
  updated_at: sql`now()`,
}

const names = sql.raw(Object.keys(columns).join(', '))
const values = sql.join(
  Object.entries(columns).map(([name, expression]) => sql`${expression} as ${sql.identifier(name)}`),
  sql`, `,
)
const write = (wanted: SQL): SQL => sql`
  insert into market.service_search (${names})
  select ${values} from services w join users u on u.id = w.seller_id where w.deleted_at is null and ${wanted}
  returning listed`

/**
 * Rewrites the rows of these services from the records in the caller's transaction; those that are gone or in the trash
 * lose their row.
 */
export async function refreshServices(tx: Db | Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const wanted = sql.raw(ids.map((id) => Math.trunc(id)).join(', '))
  await tx.execute(sql`delete from market.service_search where id in (${wanted})`)
  await tx.execute(write(sql`w.id in (${wanted})`))
}

/** Writes all rows anew; answers how many there are. */
export async function rebuildServices(tx: Db | Tx): Promise<number> {
  await tx.execute(sql`delete from market.service_search`)
  return (await tx.execute(write(sql`true`))).rows.length
}
