import { listingView } from '@stackyard/cms/modules/content/pages/data/listing-view'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const RADIUS_METERS = 100 * 1609.344

/** Every public listing with a place, and by distance alone the verified ones within the radius; PostgreSQL reads all pairs. */
const PAIRS = `select one.slug, array_agg(other.id order by other.meters, other.id) filter (where other.id is not null) as near
  from market.listing_search one
  left join lateral (select f.id, ll_to_earth(f.latitude, f.longitude) <-> ll_to_earth(one.latitude, one.longitude) as meters
    from market.listing_facet f
    where f.listed and f.is_verified and f.visible and f.id <> one.id
      and earth_distance(ll_to_earth(f.latitude, f.longitude), ll_to_earth(one.latitude, one.longitude)) <= $1) other on true
  where one.listed and one.latitude is not null group by one.id, one.slug order by one.id`

it('the page of a listing shows its ten nearest within 100 miles', async () => {
  const { pool } = sharedStack()
  const { rows } = await pool.query<{ slug: string; near: number[] | null }>(PAIRS, [RADIUS_METERS])
  const expected = rows.map(({ slug, near }) => ({ slug, ids: (near ?? []).slice(0, 10) }))
  const lonely = expected.filter(({ ids }) => ids.length < 10).slice(0, 20)
  const crowded = rows.filter(({ near }) => near && near.length > 10).slice(0, 20)
  expect(lonely.length).toBeGreaterThan(3)
  expect(crowded.length).toBeGreaterThan(3)
  const asked = [...lonely, ...expected.filter(({ slug }) => crowded.some((one) => one.slug === slug))]
  const shown = await Promise.all(
    asked.map(async ({ slug }) => {
      const view = await listingView(pool, slug, () => undefined)
      return { slug, ids: view?.around.map(({ id }) => id) }
    }),
  )
  expect(shown).toEqual(asked)
})
