import { expect } from 'vitest'

/** `path` is its address, from the root. */
export type SitePage = { path: string; html: string }

const AT_ONCE = 4
/** Pages that no sitemap names. */
const UNLISTED = [
  '/404',
  '/compare',
  '/encyclopedia/query',
  '/news/beta',
  '/news/beta/search',
  '/news/comments',
  '/news/search',
  '/news/today',
  '/search/news',
  '/search/services',
  '/search/users',
  '/ar/compare',
  '/ar/news/search',
  '/ar/search/news',
  '/ar/search/services',
  '/ar/search/users',
]

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address)

async function textAt(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`)
  expect(answer.status, path).toBe(path === '/404' ? 404 : 200)
  return answer.text()
}

async function pagesAt(url: string, paths: readonly string[]): Promise<SitePage[]> {
  const waiting = [...new Set(paths)].values()
  const pages: SitePage[] = []
  const work = async () => {
    for (const path of waiting) pages.push({ path: decodeURI(path), html: await textAt(url, path) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

async function mapped(url: string, isWanted: (map: string) => boolean): Promise<string[]> {
  const maps = locations(await textAt(url, '/sitemap-index.xml')).filter(isWanted)
  const named = await Promise.all(maps.map((map) => textAt(url, new URL(map).pathname)))
  return named.flatMap(locations).map((address) => new URL(address).pathname)
}

/** All pages that the sitemaps of listings name, and `more` paths, as the server at `url` renders them. */
export const listingPages = async (url: string, more: readonly string[] = []): Promise<SitePage[]> =>
  pagesAt(url, [...(await mapped(url, (map) => map.includes('listings'))), ...more])

/** Some pages of profiles in each language: those that their sitemap names first. */
export const profilePages = async (url: string, count: number): Promise<SitePage[]> => {
  const all = await mapped(url, (map) => map.includes('profiles'))
  return pagesAt(url, all.slice(0, count))
}

/** All pages of the content: those that its sitemap names, and those that none does. */
export const contentPages = async (url: string): Promise<SitePage[]> =>
  pagesAt(url, [...(await mapped(url, (map) => map.includes('content'))), ...UNLISTED])
