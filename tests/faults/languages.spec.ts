import { languageAt, otherLanguages, pageLanguages, pathIn } from '@stackyard/shared/reference/languages'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPages, listingPages, profilePages, type SitePage } from '../setup/site-pages'
import { startStack, type Stack } from '../setup/stack'

const ORIGIN = /^https?:\/\/[^/]+/
const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g
/** Words that no Arabic sentence of ours has and every English one of some length does. */
const ENGLISH = /\b(?:the|and|with|your|for|what|how|you|are|is|by)\b/i

/** Arabic pages of which every link is ours; texts of editors lead where their writers meant. */
const OURS = /^\/ar(?:\/(?:compare|search|services|users|warehouses)(?:\/.*)?)?$/
/** Profiles that are looked at, each in both languages of documents. */
const PROFILES = 12

let stack: Stack
let pages: SitePage[]
let byPath: Map<string, string>

const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(html.matchAll(ALTERNATE), ([, language = '', href = '']) => [language, href.replace(ORIGIN, '') || '/']),
  )

const isArabic = ({ path }: SitePage): boolean => languageAt(path) === 'ar'
const isSpanish = ({ path }: SitePage): boolean => languageAt(path) === 'es'
const parsed = (html: string): Document => {
  const window = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

/** Codes in addresses are read in small letters too; the page there names the other address as its own. */
const isOwnAddress = ({ path, html }: SitePage): boolean =>
  (/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').replace(ORIGIN, '').replace(/^$/, '/') === path

const LINK_TO_LISTING = /<a\b[^>]*href="(\/[^"]*warehouses\/[^"/]+-in-[^"/]+)"[^>]*>/g
const LISTING = /^\/(?:ar|es)\/warehouses\/[^/]+-in-[^/]+$/

const SERVICE = /^\/ar\/services\/(?!partners$)[^/]+$/

const kindOf = (path: string): string =>
  LISTING.test(path)
    ? 'listing'
    : SERVICE.test(path)
      ? 'service'
      : path
          .split('/')
          .slice(0, /^\/(?:ar|es)\/(?:warehouses|users)/.test(path) ? 4 : 3)
          .join('/')

/** Some pages of every kind, since pages of a kind differ in what users and editors wrote. */
const samplesOf = (all: SitePage[]): SitePage[] =>
  [...Map.groupBy(all, ({ path }) => kindOf(path))].flatMap(([kind, some]) =>
    some.slice(0, kind === 'listing' || kind === 'service' ? 6 : 2),
  )

/** What owners and editors wrote, and other people's names: in their language on every page. */
const OTHERS = 'script, style, [data-listing], [data-visit] h1, .whitespace-pre-line, [lang="en"], [dir="auto"], .prose'

/** What stands on a page in our own words. */
function ownSentences(page: Document): string[] {
  for (const other of page.querySelectorAll(OTHERS)) other.remove()
  return [
    ...page.querySelectorAll('main p, main h1, main h2, main a, main dt, main button, main label, footer a, header a'),
  ]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !/\p{Script=Arabic}/u.test(text))
}

describe('the site in its languages', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true })
    const content = await contentPages(stack.url)
    pages = [...content, ...(await listingPages(stack.url)), ...(await profilePages(stack.url, PROFILES))]
    byPath = new Map(pages.map(({ path, html }) => [path, html]))
  }, 480_000)
  afterAll(() => stack?.stop())

  it('stands in Arabic from the home page to a document', () => {
    for (const path of ['/ar', '/ar/warehouses', '/ar/warehouses/us', '/ar/services', '/ar/news', '/ar/faqs'])
      expect([...byPath.keys()]).toContain(path)
    for (const kind of ['news', 'articles', 'encyclopedia', 'warehouses/region', 'warehouses/country'])
      expect(pages.filter(({ path }) => path.startsWith(`/ar/${kind}/`)).length, kind).toBeGreaterThan(0)
  })

  it('has the page of every listing in every language', () => {
    const slugs = pages.flatMap(({ path }) => /^\/warehouses\/([^/]+-in-[^/]+)$/.exec(path)?.[1] ?? [])
    expect(slugs.length).toBeGreaterThan(2)
    const wanted = slugs.flatMap((slug) => pageLanguages.map((language) => pathIn(`/warehouses/${slug}`, language)))
    expect(wanted.filter((path) => !byPath.has(path))).toEqual([])
  })

  it('has services, profiles, and the comparison in Arabic, each with its English twin', () => {
    for (const path of ['/ar/compare', '/ar/services/partners']) expect([...byPath.keys()]).toContain(path)
    for (const one of [/^\/services\/(?!partners$)[^/]+$/, /^\/users\/seller\//, /^\/users\/manager\//]) {
      const english = [...byPath.keys()].filter((path) => one.test(path))
      expect(english.length, String(one)).toBeGreaterThan(0)
      expect(english.filter((path) => !byPath.has(pathIn(path, 'ar')))).toEqual([])
    }
  })

  it('leads from Arabic pages to services, profiles, and the comparison in Arabic', () => {
    const own = /<a\b[^>]*href="(\/(?:services|users|compare)(?:[/?][^"]*)?)"[^>]*>/g
    const english = pages
      .filter(({ path }) => OURS.test(path))
      .flatMap(({ path, html }) => Array.from(html.matchAll(own), ([link, href = '']) => ({ path, link, href })))
      .filter(({ link }) => !link.includes('hreflang'))
    expect(english.map(({ path, href }) => `${path} → ${href}`)).toEqual([])
  })

  it('leads from a listing to others in the language of the page', () => {
    const elsewhere = pages
      .filter(({ path }) => LISTING.test(path))
      .flatMap(({ path, html }) =>
        Array.from(html.matchAll(LINK_TO_LISTING), ([link, href = '']) => ({ path, link, href })),
      )
      .filter(({ path, link, href }) => !link.includes('hreflang') && languageAt(href) !== languageAt(path))
    expect(elsewhere.map(({ path, href }) => `${path} → ${href}`)).toEqual([])
  })

  it('stands in Spanish from the home page to a listing', () => {
    for (const path of ['/es', '/es/warehouses', '/es/warehouses/us', '/es/search/warehouses'])
      expect([...byPath.keys()]).toContain(path)
    expect(pages.filter(({ path }) => /^\/es\/warehouses\/[^/]+-in-/.test(path)).length).toBeGreaterThan(2)
    expect(pages.filter(({ path }) => path.startsWith('/es/news'))).toEqual([])
  })

  it('names the other languages of a page on all sides, and none that is not there', () => {
    const named = pages.flatMap(({ path, html }) => {
      const alternates = alternatesOf(html)
      return Object.keys(alternates).length > 0 && isOwnAddress({ path, html }) ? [{ path, alternates }] : []
    })
    expect(named.filter(({ path }) => path.startsWith('/ar')).length).toBeGreaterThan(20)
    for (const { path, alternates } of named) {
      expect(Object.keys(alternates).length, path).toBeGreaterThan(2)
      expect(Object.values(alternates), path).toContain(path)
      expect(alternates['x-default'], path).toBe(alternates.en)
      for (const other of Object.values(alternates)) {
        expect(byPath.has(other), `${path} → ${other}`).toBe(true)
        expect(alternatesOf(byPath.get(other) ?? ''), `${other} ← ${path}`).toEqual(alternates)
      }
    }
  })

  it('writes Arabic pages from right to left, with titles and descriptions in Arabic', () => {
    for (const { path, html } of pages) {
      const head = html.slice(0, html.indexOf('</head>'))
      if (isArabic({ path, html })) {
        expect(head, path).toContain('<html lang="ar" dir="rtl"')
        expect(/<title>([^<]*)</.exec(head)?.[1], path).toMatch(/\p{Script=Arabic}/u)
        expect(/name="description" content="([^"]*)"/.exec(head)?.[1], path).toMatch(/\p{Script=Arabic}/u)
        expect(head, path).toContain('noto-sans-arabic')
      } else {
        expect(head, path).toContain(`<html lang="${languageAt(path)}"`)
        expect(head, path).not.toContain('dir="rtl"')
        expect(head, path).not.toContain('noto-sans-arabic')
      }
    }
  })

  it('leaves none of its own sentences in English on an Arabic page', () => {
    const leftovers = samplesOf(pages.filter(isArabic)).flatMap(({ path, html }) =>
      ownSentences(parsed(html))
        .filter((text) => text.split(' ').length > 3 && ENGLISH.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect([...new Set(leftovers)]).toEqual([])
  })

  it('leaves none of its own sentences in English on a Spanish page', () => {
    const leftovers = samplesOf(pages.filter(isSpanish)).flatMap(({ path, html }) =>
      ownSentences(parsed(html))
        .filter((text) => text.split(' ').length > 3 && ENGLISH.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect([...new Set(leftovers)]).toEqual([])
  })

  it('has a link to the other languages on every page', () => {
    for (const { path, html } of pages)
      for (const other of otherLanguages(languageAt(path))) {
        const link = new RegExp(`<a href="([^"]+)" hreflang="${other}" lang="${other}"`).exec(html)?.[1]
        expect(link, path).toBeDefined()
        expect(byPath.has(link ?? ''), `${path} → ${link}`).toBe(true)
      }
  })
})
