import { gzipSync } from 'node:zlib'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPages } from '../setup/site-pages'
import { startStack, type Stack } from '../setup/stack'

/** A listing page's JavaScript before any interaction, gzip. */
const LISTING_BYTES = 90 * 1024
/** Pages to read have no script at all; a search and the comments are pages of their own beside them. */
const WORKING = /^\/(?:news\/(?:beta\/)?(?:search|comments)|encyclopedia\/query)(?:\/|$)/
const READING =
  /^\/(?:news|encyclopedia|articles|faqs|about-us|rating-system|how-ranking-works|terms-of-use|privacy-policy)(?:\/|$)/
const SCRIPT = /<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(["'`]\.\/([^"'`]+\.js)["'`]\)/g

let stack: Stack
const textAt = async (path: string) => (await fetch(`${stack.url}${path}`)).text()

/** The page's scripts, what its islands at the first idle moment ask for, and all that these import. */
async function firstScripts(html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const idle = Array.from(html.matchAll(/data-island="([^"]+)" data-when="idle"/g), ([, name = '']) => `${name}-island`)
  const isAsked = (file: string) => [...idle, 'client', 'react'].some((name) => file.startsWith(`${name}.`))
  const follow = async (path: string): Promise<void> => {
    if (sizes.has(path)) return
    const text = await textAt(path)
    sizes.set(path, gzipSync(text).length)
    for (const [, next = ''] of text.matchAll(STATIC_IMPORT)) await follow(`/_astro/${next}`)
    for (const [, next = ''] of text.matchAll(DYNAMIC_IMPORT)) if (isAsked(next)) await follow(`/_astro/${next}`)
  }
  for (const [, src = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) await follow(src)
  return sizes
}

describe('the weight of pages', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true })
  }, 240_000)
  afterAll(() => stack?.stop())

  it('pages to read have no byte of JavaScript', async () => {
    const pages = (await contentPages(stack.url)).filter(({ path }) => READING.test(path) && !WORKING.test(path))
    expect(pages.filter(({ path }) => path.startsWith('/news/')).length).toBeGreaterThan(3)
    expect(pages.flatMap(({ path, html }) => (html.match(SCRIPT) ? [path] : []))).toEqual([])
  })

  it('the search for scripts finds them where they are', async () => {
    expect((await textAt('/')).match(SCRIPT)?.length).toBeGreaterThan(0)
  })

  it('a listing page loads little before any interaction', async () => {
    const answer = await fetch(`${stack.url}/warehouses/${listingIds.canary}`)
    const scripts = await firstScripts(await answer.text())
    expect([...scripts.keys()].filter((path) => path.includes('booking-island'))).toHaveLength(1)
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(LISTING_BYTES)
  })
})
