/** What one address answered a visitor with. */
export type Fetched = { path: string; status: number; type: string; text: string }

const LINK = /\b(?:href|src|action|poster)="([^"]+)"|<loc>([^<]+)<\/loc>/g
const IMPORT =
  /["'`](\/(?:_astro|app-assets)\/[\w./-]+\.(?:js|css|json))["'`]|from"\.\/([\w.-]+\.js)"|import\("\.\/([\w.-]+\.js)"\)/g
const TEXT = /text|json|xml|javascript|svg|manifest/

/**
 * Fetches everything that can be reached from `start` on one origin without signing in: links, feeds, sitemaps, scripts,
 * styles. Pictures are only asked for their headers' sake and not kept. Answers in the order of discovery.
 */
export async function crawl(origin: string, start: string[], skip: (path: string) => boolean): Promise<Fetched[]> {
  const waiting = [...start]
  const seen = new Set(waiting)
  const fetched: Fetched[] = []
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(origin + path, { redirect: 'follow' })
    const type = response.headers.get('content-type') ?? ''
    const text = TEXT.test(type) ? await response.text() : (await response.body?.cancel(), '')
    fetched.push({ path, status: response.status, type, text })
    for (const found of linksIn(text, type, response.url || origin + path, origin)) {
      if (seen.has(found) || skip(found)) continue
      seen.add(found)
      waiting.push(found)
    }
  }
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path)
  }
  while (waiting.length) await Promise.all(Array.from({ length: 8 }, work))
  return fetched
}

/** Same-origin paths (with their query) that a text names. A host of another name but the same site counts: sitemaps. */
function linksIn(text: string, type: string, base: string, origin: string): string[] {
  const patterns = [...(/html|xml/.test(type) ? [LINK] : []), ...(/html|javascript/.test(type) ? [IMPORT] : [])]
  const raw = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3]),
  )
  return raw.flatMap((value) => {
    if (!value || /^(#|mailto:|tel:|data:|javascript:)/.test(value)) return []
    try {
      const url = new URL(value.replaceAll('&amp;', '&'), base)
      const own = url.origin === new URL(origin).origin || url.hostname === 'localhost'
      return own ? [url.pathname + url.search] : []
    } catch {
      return []
    }
  })
}
