import { contentAddressesOf, lastRunOf } from '@stackyard/cms/modules/content/editorial/read/content-addresses'
import { profileSitemap } from '@stackyard/cms/modules/accounts/profile/profile-sitemap'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()
const db = drizzle(pool) as never as Parameters<typeof profileSitemap>[0]['db']
const RUN = 5

type Address = { kind: string; slug: string; language: string; changedOn: string }

/** What is published and not kept from search engines, written without runs. */
const PUBLISHED = `
  select 'news ' || language || ' ' || coalesce((select slug from posts o where o.id = d.translation_of_id), slug) as key
    from posts d where _status = 'published' and slug is not null and seo_no_index is not true
  union all select 'articles ' || language || ' ' ||
    coalesce((select slug from articles o where o.id = d.translation_of_id), slug)
    from articles d where _status = 'published' and slug is not null and seo_no_index is not true
  union all select 'encyclopedia ' || language || ' ' ||
    coalesce((select slug from encyclopedia_entries o where o.id = d.translation_of_id), slug)
    from encyclopedia_entries d where is_published and slug is not null
  union all select 'pages ' || language || ' ' || coalesce((select slug from pages o where o.id = d.translation_of_id), slug)
    from pages d where _status = 'published' and slug is not null and seo_no_index is not true
  union all select 'partners en ' || slug from partners where _status = 'published' and slug is not null
  union all select 'services en ' || slug from market.service_search where listed`

describe('sitemaps of the content, in runs of ids', () => {
  it('name every published document and every listed service once, in one run with its translation', async () => {
    const last = (await db.execute<{ run: number }>(lastRunOf(RUN))).rows[0]?.run ?? 0
    const runOf = new Map<string, number>()
    const found: string[] = []
    for (let run = 1; run <= last; run += 1)
      for (const { kind, slug, language, changedOn } of (await db.execute<Address>(contentAddressesOf(run, RUN)))
        .rows) {
        expect(changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
        found.push(`${kind} ${language} ${slug}`)
        expect(runOf.get(`${kind} ${slug}`) ?? run, slug).toBe(run)
        runOf.set(`${kind} ${slug}`, run)
      }
    const { rows } = await pool.query<{ key: string }>(PUBLISHED)
    expect(rows.length).toBeGreaterThan(50)
    expect(found.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
    expect((await db.execute(contentAddressesOf(last + 1, RUN))).rows).toEqual([])
  })

  it('of profiles name every public provider once, in as many files as it takes', async () => {
    const route = profileSitemap({ db, env: { PUBLIC_URL: 'http://x.test' } as never }, 40)
    const { rows: shown } = await pool.query<{ id: number; name: string }>(
      `select id, coalesce(nullif(user_url, ''), id::text) as name from users where is_active is not false
        and is_public is not false and user_type::text in ('seller', 'manager')`,
    )
    const found: string[] = []
    for (let run = 1; run <= Math.ceil(Math.max(...shown.map(({ id }) => id)) / 40); run += 1) {
      const reply = await route.request(`/sitemap-profiles${run === 1 ? '' : `-${run}`}.xml`)
      const all = Array.from((await reply.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => loc)
      const names = all.filter((loc) => !loc.includes('/ar/users/')).map((loc) => loc.split('/').at(-1) ?? '')
      expect(all).toHaveLength(2 * names.length)
      expect(names.length).toBeLessThanOrEqual(40)
      if (run > 1) expect(reply.status).toBe(names.length > 0 ? 200 : 404)
      found.push(...names)
    }
    expect(found.toSorted()).toEqual(shown.map(({ name }) => encodeURIComponent(name)).toSorted())
    expect((await route.request('/sitemap-profiles-1.xml')).status).toBe(404)
  })
})
