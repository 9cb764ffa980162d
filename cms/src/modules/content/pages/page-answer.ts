import { gzipSync } from 'node:zlib'
import type { StoredPage } from './page-store'

const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** What proxies take in one header, with room for others. */
const LONGEST_HEADER = 4000

export type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** The tags that a CDN drops the page by; one that shows very many listings is dropped by its lists alone. */
function cacheTags({ tags }: StoredPage): string {
  const all = tags.join(',')
  return all.length <= LONGEST_HEADER ? all : tags.filter((tag) => !tag.startsWith('listing-')).join(',')
}

/** RFC 9110, 12.5.3: `br;q=0` is a refusal. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

function formOf(page: StoredPage, accepted: string): [body: Buffer, encoding?: string] {
  if (takes(accepted, 'br')) return [page.brotli, 'br']
  return takes(accepted, 'gzip') ? [(page.gzip ??= gzipSync(page.plain)), 'gzip'] : [page.plain]
}

/**
 * How a finished page is answered, to GET and HEAD alike: status, headers of the page itself, and the body in a form that
 * the reader takes (null for a page that the reader has already).
 */
export function answerOf(
  page: StoredPage,
  { accepted, known }: { accepted: string | undefined; known: string | undefined },
): PageAnswer {
  const headers = {
    'content-type': page.type,
    'cache-control': CACHED,
    'cache-tag': cacheTags(page),
    etag: page.etag,
    vary: 'Accept-Encoding',
  }
  if (known === page.etag) return { status: 304, headers, body: null }
  const [body, encoding] = formOf(page, accepted ?? '')
  const length = { 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, ...length, ...(encoding && { 'content-encoding': encoding }) }, body }
}
