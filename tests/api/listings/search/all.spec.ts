import type { NewsHit, SearchHit } from '@stackyard/shared/schema/search'
import { SearchHit as HitShape, searchKinds } from '@stackyard/shared/schema/search'
import { describe, expect, it } from 'vitest'
import { call } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const search = (filters: Record<string, string>) =>
  call<SearchHit[]>(url, 'GET', `/search/?${new URLSearchParams(filters).toString()}`)
const news = (filters: Record<string, string>) =>
  call<NewsHit[]>(url, 'GET', `/search/news?${new URLSearchParams(filters).toString()}`)
const kindsIn = (hits: SearchHit[]) => [...new Set(hits.map(({ type }) => type))]
const countOf = async (filters: Record<string, string>) =>
  (await call<{ count: number }>(url, 'GET', `/warehouse/count-warehouse?${new URLSearchParams(filters).toString()}`))
    .results.count

describe('a search of everything', () => {
  it('pages through kind after kind, each hit once, from the first on (R-057)', async () => {
    const { total } = await search({ query: 'storage' })
    const seen: string[] = []
    for (let skip = 0; skip < (total ?? 0); skip += 40) {
      const page = await search({ query: 'storage', limit: '40', skip: String(skip) })
      expect(page.total).toBe(total)
      seen.push(...page.results.map(({ type, id }) => `${type} ${id}`))
    }
    expect(seen).toHaveLength(total ?? 0)
    expect(new Set(seen).size).toBe(total)
    const first = await search({ query: 'storage', skip: '0' })
    expect(first.results).toEqual((await search({ query: 'storage' })).results)
    for (const hit of first.results) expect(HitShape.parse(hit)).toEqual(hit)
  })

  it('counts each kind as its own search does (R-059)', async () => {
    const [everything, posts] = [await search({ query: 'storage' }), await news({ query: 'storage' })]
    expect(posts.total).toBeGreaterThan(0)
    const parts = await Promise.all(
      searchKinds.map(async (type) => (await search({ query: 'storage', type })).total ?? 0),
    )
    const own = await Promise.all(
      ['warehouses', 'services', 'users', 'news'].map(
        async (kind) => (await call(url, 'GET', `/search/${kind}?query=storage`)).total ?? 0,
      ),
    )
    expect(parts).toEqual(own)
    expect(parts[3]).toBe(posts.total)
    expect(everything.total).toBe(parts.reduce((sum, part) => sum + part, 0))
  })

  it('keeps to a kind that is asked for', async () => {
    for (const type of searchKinds) expect(kindsIn((await search({ type, limit: '50' })).results)).toEqual([type])
  })

  it.each<Record<string, string>>([
    { country: 'US', state: 'OH' },
    { region: 'midwest' },
    { regionScope: 'global' },
    { categories: 'foodBeverage' },
    { features: 'coldStorage' },
    { categoriesQuery: 'chemicals,footwear' },
    { featuresQuery: 'coldStorage' },
    { numberOfBuildings: '3' },
    { coordinates: '39.96,-82.99' },
  ])('narrows the warehouses by %o (R-058)', async (filters) => {
    const { results, total } = await search({ ...filters, type: 'warehouse' })
    expect(kindsIn(results)).toEqual(['warehouse'])
    expect(total).toBe(await countOf(filters))
    expect(total).toBeLessThan(await countOf({}))
  })

  it('leaves out the kinds that know nothing of a filter (R-058)', async () => {
    expect(kindsIn((await search({ state: 'OH', limit: '100' })).results)).not.toContain('news')
    const software = (await search({ serviceType: 'software', limit: '100' })).results
    expect(kindsIn(software)).toContain('service')
    expect(kindsIn(software)).not.toContain('warehouse')
    for (const hit of software)
      expect(hit.type === 'service' || hit.type === 'user' ? hit.serviceType : '').toBe('software')
    expect((await search({ serviceType: 'Warehouse', type: 'warehouse' })).total).toBe(await countOf({}))
  })
})

describe('a search of the news', () => {
  it('finds every word in any order, and news only (R-539)', async () => {
    const { rows } = await pool.query<{ id: number; title: string }>(
      `select id, title from posts where _status = 'published' order by id limit 1`,
    )
    const post = rows[0] ?? { id: 0, title: '' }
    const words = post.title.split(' ').toReversed().join(' ')
    const { results } = await news({ query: words, limit: '100' })
    expect(results.map(({ id }) => id)).toContain(post.id)
    expect(kindsIn(results)).toEqual(['news'])
    expect((await news({ query: 'qqzzxwv' })).results).toEqual([])
  })

  it('stays within the categories asked for (R-539)', async () => {
    const { rows } = await pool.query<{ id: number; slug: string; name: string }>(
      `select id, slug, name from news_categories where id in (select category_id from posts where _status = 'published') order by id limit 2`,
    )
    const [first, second] = rows
    for (const key of [first?.slug, first?.name, String(first?.id)]) {
      const { results, total } = await news({ categories: key ?? '', limit: '100' })
      expect(total).toBeGreaterThan(0)
      expect(new Set(results.map(({ categorySlug }) => categorySlug))).toEqual(new Set([first?.slug]))
    }
    const both = await news({ categories: `${first?.slug},${second?.slug}` })
    const apart = await Promise.all(rows.map(async ({ slug }) => (await news({ categories: slug })).total ?? 0))
    expect(both.total).toBe(apart.reduce((sum, part) => sum + part, 0))
    expect((await news({ categories: 'no-such-category' })).total).toBe(0)
  })
})
