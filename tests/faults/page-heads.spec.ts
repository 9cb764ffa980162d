import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureRoute } from '@stackyard/cms/modules/foundation/picture/picture-route'
import { folderStorage } from '@stackyard/cms/platform/storage/folder-storage'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPages, listingPages } from '../setup/site-pages'
import { startStack, type Stack } from '../setup/stack'
import { serverEnv } from '../setup/server-env'

/** Kinds of pages by address; the first page that fits stands for its kind. */
const KINDS: Record<string, RegExp> = {
  home: /^\/$/,
  news: /^\/news$/,
  'a post': /^\/news\/(?!beta|search|comments|today|videos)[^/]+$/,
  'a category of news': /^\/news\/category\//,
  faqs: /^\/faqs$/,
  'an article with every block': /^\/articles\/read-a-rate-sheet-before-you-sign$/,
  articles: /^\/articles$/,
  'an encyclopedia entry': /^\/encyclopedia\/(?!query)[^/]+$/,
  definitions: /^\/supply-chain-logistics-definitions$/,
  'knowledge base': /^\/knowledge-base$/,
  'about us': /^\/about-us$/,
  'the page for providers': /^\/warehouse$/,
  contact: /^\/contact-us$/,
  services: /^\/services$/,
  'a service': /^\/services\/(?!type|partners)[^/]+$/,
  search: /^\/search\/warehouses$/,
  compare: /^\/compare$/,
  'the page for what is missing': /^\/404$/,
  listings: /^\/warehouses$/,
  'a region': /^\/warehouses\/region\//,
  'a listing': /^\/warehouses\/[^/]+-in-[^/]+$/,
}

/**
 * Faults a browser or a reader would meet. Left out: how React spells attributes and ends, which HTML takes alike; the
 * sums of own files, which come with the page; and what is taste (a named region, the length of a title).
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    // React begins its own ids with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
})

/** What search engines need of each type of schema.org that pages speak of. */
const REQUIRED: Record<string, string[]> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  DefinedTerm: ['name', 'description'],
  DefinedTermSet: ['name'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  LocalBusiness: ['name', 'url', 'address'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
}

type Page = { path: string; html: string }
type Head = { title: string; description: string; canonical: string; picture: string; lang: string; isIndexed: boolean }

const one = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

const headOf = ({ html }: Page): Head => ({
  title: one(html, /<title>([^<]*)<\/title>/),
  description: one(html, /<meta name="description" content="([^"]*)"/),
  canonical: one(html, /<link rel="canonical" href="([^"]*)"/),
  picture: one(html, /<meta property="og:image" content="([^"]*)"/),
  lang: one(html, /<html lang="([^"]*)"/),
  isIndexed: !html.includes('name="robots" content="noindex"'),
})

const structured = ({ html }: Page): Record<string, unknown>[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text = '']) =>
    JSON.parse(text),
  )

const repeated = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) => (all.length > 1 ? [value] : []))

describe('the heads of pages', () => {
  let stack: Stack
  let pages: Page[]
  /** Pages at their own address, for readers who find them by search. */
  let found: (Page & Head)[]

  beforeAll(async () => {
    stack = await startStack({ site: true })
    pages = [...(await contentPages(stack.url)), ...(await listingPages(stack.url))]
    found = pages
      .map((page) => ({ ...page, ...headOf(page) }))
      .filter(({ isIndexed, canonical, path }) => isIndexed && new URL(canonical).pathname === path)
  }, 480_000)
  afterAll(() => stack?.stop())

  it('every kind of page is sound HTML', async () => {
    const faults: string[] = []
    for (const [kind, pattern] of Object.entries(KINDS)) {
      const page = pages.find(({ path }) => pattern.test(path))
      expect(page, kind).toBeDefined()
      const report = await validator.validateString(page?.html ?? '')
      for (const { messages } of report.results)
        faults.push(...messages.map(({ ruleId, message, selector }) => `${kind}: ${ruleId}: ${message} (${selector})`))
    }
    expect(faults).toEqual([])
  })

  it('each page has one title, description and address that no other page of its language has', () => {
    expect(found.length).toBeGreaterThan(300)
    for (const { path, title, description } of found) {
      expect(title.length, path).toBeGreaterThan(5)
      expect(description.length, path).toBeGreaterThanOrEqual(15)
      expect(description.length, path).toBeLessThan(200)
    }
    for (const shown of Map.groupBy(found, ({ lang }) => lang).values()) {
      expect(repeated(shown.map(({ canonical }) => canonical))).toEqual([])
      expect(repeated(shown.map(({ title }) => title))).toEqual([])
      expect(repeated(shown.map(({ description }) => description))).toEqual([])
    }
  })

  it('each page that is shared has a picture of 1200 × 630 with its words, which the server draws', async () => {
    for (const { path, html, picture } of found) {
      expect(picture, path).toMatch(/^http:\/\/localhost:\d+\/pictures\/card\/[\w-]+\.[\w-]{22}\.jpg$/)
      for (const text of [
        'og:image:width" content="1200"',
        'og:image:height" content="630"',
        'og:image:alt" content="',
      ])
        expect(html, path).toContain(text)
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"')
    }
    const drawn = mkdtempSync(join(tmpdir(), 'cards-'))
    try {
      const route = pictureRoute({ env: secretOf(), storage: folderStorage(drawn) })
      for (const pattern of [KINDS['a post'], KINDS['a listing'], KINDS['a region']]) {
        const { picture = '' } = found.find(({ path }) => pattern?.test(path)) ?? {}
        const reply = await route.request(new URL(picture).pathname.replace('/pictures', ''), { method: 'HEAD' })
        expect(reply.status, picture).toBe(200)
        expect(Number(reply.headers.get('content-length'))).toBeGreaterThan(10_000)
      }
    } finally {
      rmSync(drawn, { recursive: true, force: true })
    }
  })

  it('structured data are of known types with all that these need, and name addresses whole', () => {
    const seen = new Set<string>()
    const check = (value: unknown, path: string): void => {
      if (Array.isArray(value)) return value.forEach((item) => check(item, path))
      if (typeof value !== 'object' || value === null) return
      const { '@type': type, url } = value as Record<string, unknown>
      seen.add(String(type))
      for (const field of REQUIRED[String(type)] ?? [])
        expect((value as Record<string, unknown>)[field] || null, `${path}: ${String(type)}.${field}`).not.toBeNull()
      if (url !== undefined) expect(url, path).toMatch(/^https?:\/\//)
      Object.values(value).forEach((item) => check(item, path))
    }
    for (const page of pages)
      for (const data of structured(page)) {
        expect(data['@context'], page.path).toBe('https://schema.org')
        expect(Object.keys(REQUIRED), page.path).toContain(data['@type'])
        check(data, page.path)
      }
    for (const type of [
      'NewsArticle',
      'Article',
      'FAQPage',
      'DefinedTerm',
      'BreadcrumbList',
      'LocalBusiness',
      'ItemList',
    ])
      expect([...seen], type).toContain(type)
  })

  it('a listing’s structured data say what its page says, in whole sentences', () => {
    const listings = pages.filter(({ path }) => KINDS['a listing']?.test(path))
    expect(listings.length).toBeGreaterThan(100)
    const features: number[] = []
    let withHours = 0
    for (const page of listings) {
      const text = page.html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
      const data = structured(page).find((one) => one['@type'] === 'LocalBusiness') ?? {}
      const description = String(data.description)
      expect(description, page.path).toMatch(/[.!?…]$|^(?!.*[.!?]\s).*$/)
      for (const { name } of (data.amenityFeature ?? []) as { name: string }[])
        expect(text, page.path).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
      features.push(((data.amenityFeature ?? []) as object[]).length)
      const open = data.openingHoursSpecification as { opens: string } | undefined
      if (open) {
        expect(text, page.path).toContain('Operating hours')
        withHours += 1
      }
      const { title } = headOf(page)
      expect(title.length <= 60 || !title.includes(' · '), page.path).toBe(true)
    }
    expect(withHours).toBeGreaterThan(0)
    expect(Math.max(...features)).toBeGreaterThan(0)
  })

  it('the sitemaps hold every visible listing, their lists and nothing hidden, and every address in them is a page', async () => {
    const { rows } = await stack.pool.query<{ slug: string; listed: boolean }>(
      'select slug, listed from market.listing_search',
    )
    const textOf = async (name: string) => (await fetch(`${stack.url}${name}`)).text()
    const addresses = (text: string) =>
      Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname)
    const named = addresses(await textOf('/sitemap-index.xml'))
    // The server writes that of profiles when it is asked for (tests/api/accounts/users/profiles.spec.ts).
    expect(named).toContain('/sitemap-profiles.xml')
    const maps = named.filter((name) => name !== '/sitemap-profiles.xml')
    expect(maps).toContain('/sitemap-content.xml')
    const listed = new Set((await Promise.all(maps.map(textOf))).flatMap(addresses))
    const missing = rows.filter(({ slug, listed: shown }) => listed.has(`/warehouses/${slug}`) !== shown)
    expect(missing).toEqual([])
    expect(rows.some(({ listed: shown }) => !shown)).toBe(true)
    for (const path of ['/warehouses', '/warehouses/us', '/warehouses/country/US']) expect([...listed]).toContain(path)
    const paths = new Set(pages.map(({ path }) => path))
    expect([...listed].filter((path) => !paths.has(path))).toEqual([])
  })
})

/** The key's source in the environment that the site was built with. */
const secretOf = () => ({ PAYLOAD_SECRET: serverEnv({ databaseUrl: '', dataDir: '' }).PAYLOAD_SECRET ?? '' })
