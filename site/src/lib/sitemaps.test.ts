import type { ContentAddress } from '@stackyard/shared/schema/content-data'
import { pageLanguages } from '@stackyard/shared/reference/languages'
import type { PageData } from '@stackyard/shared/schema/page-data'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import { describe, expect, it } from 'vitest'
import { contentEntries, contentSitemaps } from './content-sitemaps'
import { SIZE, sitemapEntries, sitemapPages } from './listing-sitemaps'
import { memoryData } from './memory-data.test-data'
import { sitemapNumber } from './xml'

const numberOf = (path: string): number => Number(/-(\d+)\.xml$/.exec(path)?.[1] ?? 1)

const listings = Array.from({ length: 90 }, (_, at) =>
  sampleCard(1 + at * 7, {
    slug: `house-${at}`,
    region: 'midwest',
    country: ['US', 'DE', 'FR'][at % 3] ?? 'US',
    state: `S${at % 20}`,
  }),
)

const documents = Array.from({ length: 40 }, (_, at) => ({
  id: 1 + at * 3,
  kind: (['news', 'articles', 'pages', 'services'] as const)[at % 4] ?? 'news',
  slug: `text-${at}`,
  language: 'en' as const,
  changedOn: '2026-01-02',
}))

const data = {
  ...memoryData(listings),
  contentRuns: async (size: number) => Math.ceil(Math.max(...documents.map(({ id }) => id)) / size),
  contentAddresses: async (run: number, size: number): Promise<ContentAddress[]> =>
    documents.filter(({ id }) => Math.ceil(id / size) === run),
  serviceCounts: async () => ({ software: 30 }),
  postCategories: async () => [{ slug: 'rates', name: 'Rates' }],
} as PageData

describe('sitemaps', () => {
  it('hold no more addresses than the protocol allows, in all languages', () => {
    expect((SIZE.ids + SIZE.lists) * pageLanguages.length).toBeLessThanOrEqual(50_000)
  })

  it('have every listing and every page that lists some in exactly one of them', async () => {
    const size = { ids: 50, lists: 10 }
    const maps = await sitemapPages(data, size)
    expect(maps.length).toBeGreaterThan(8)
    expect(maps[0]).toBe('/sitemap-listings.xml')
    const entries = await Promise.all(maps.map((path) => sitemapEntries(data, numberOf(path), size)))
    for (const entry of entries) expect(entry?.length).toBeLessThanOrEqual(size.ids + size.lists)
    const paths = entries.flatMap((entry) => (entry ?? []).map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    for (const { slug } of listings) expect(paths).toContain(`/warehouses/${slug}`)
    for (const path of ['/warehouses', '/warehouses/country/DE', '/warehouses/country/US/state/S0'])
      expect(paths).toContain(path)
    expect(await sitemapEntries(data, 99, size)).toBeNull()
  })

  it('have every text and every standing page in exactly one of them', async () => {
    const maps = await contentSitemaps(data, 25)
    expect(maps).toEqual(['/sitemap-content.xml', ...[2, 3, 4, 5].map((page) => `/sitemap-content-${page}.xml`)])
    const entries = await Promise.all(maps.map((path) => contentEntries(data, numberOf(path), 25)))
    const paths = entries.flatMap((entry) => (entry ?? []).map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    const wanted = ['/', '/news', '/news/category/rates', '/services/type/software/2', '/news/text-0', '/text-2']
    for (const path of [...wanted, '/services/text-3', '/articles/text-1']) expect(paths).toContain(path)
    expect(await contentEntries(data, 6, 25)).toBeNull()
  })

  it('have one address each', () => {
    expect(sitemapNumber(undefined)).toBe(1)
    expect(['2', '10', '99999'].map(sitemapNumber)).toEqual([2, 10, 99_999])
    for (const said of ['1', '0', '01', '-2', '2.0', '1000000', 'x']) expect(sitemapNumber(said)).toBeNull()
  })
})
