import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** `path` is its address, from the root. */
export type ReleasePage = { path: string; html: string }

const PAGE = /\/?(?:index)?\.html$/
const AT_ONCE = 4

/** All pages of the content's release in `folder`. */
export const releasePages = (folder: string): ReleasePage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE.test(file))
    .map((file) => ({ path: `/${file.replace(PAGE, '')}`, html: readFileSync(join(folder, file), 'utf8') }))

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address)

/** All pages that the sitemaps of listings name, and `more` paths, as the server at `url` renders them. */
export async function listingPages(url: string, more: readonly string[] = []): Promise<ReleasePage[]> {
  const text = async (address: string) => {
    const answer = await fetch(address)
    expect(answer.status, address).toBe(200)
    return answer.text()
  }
  const maps = locations(await text(`${url}/sitemap-index.xml`)).filter((address) => address.includes('listings'))
  const paths = (await Promise.all(maps.map(text))).flatMap(locations).map((address) => new URL(address).pathname)
  const waiting = [...new Set([...paths, ...more])].values()
  const pages: ReleasePage[] = []
  const work = async () => {
    for (const path of waiting) pages.push({ path: decodeURI(path), html: await text(`${url}${path}`) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}
