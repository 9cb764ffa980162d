import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { plainOf, type StoredPage } from './page-store'

const toGzip = promisify(gzip)

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

type Asked = { accepted: string | undefined; known: string | undefined }
type Form = readonly [body: Buffer, encoding?: string]

/** The page in a form that the reader takes, where that is in memory. */
function readyForm(page: StoredPage, accepted: string): Form | undefined {
  if (takes(accepted, 'br')) return [page.brotli, 'br']
  return takes(accepted, 'gzip') && page.gzip ? [page.gzip, 'gzip'] : undefined
}

/** The form for a reader without Brotli. That of gzip is kept with the page. */
async function madeForm(page: StoredPage, accepted: string): Promise<Form> {
  const plain = await plainOf(page)
  return takes(accepted, 'gzip') ? [(page.gzip = await toGzip(plain)), 'gzip'] : [plain]
}

function answered(page: StoredPage, form: Form | null): PageAnswer {
  const headers = {
    'content-type': page.type,
    'cache-control': CACHED,
    'cache-tag': cacheTags(page),
    etag: page.etag,
    vary: 'Accept-Encoding',
  }
  if (!form) return { status: 304, headers, body: null }
  const [body, encoding] = form
  const length = { 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, ...length, ...(encoding && { 'content-encoding': encoding }) }, body }
}

/** The answer of `answerOf` where nothing has to be made for it. */
export function readyAnswer(page: StoredPage, { accepted, known }: Asked): PageAnswer | undefined {
  if (known === page.etag) return answered(page, null)
  const form = readyForm(page, accepted ?? '')
  return form && answered(page, form)
}

/**
 * How a finished page is answered, to GET and HEAD alike: status, headers of the page itself, and the body in a form that
 * the reader takes (null for a page that the reader has already).
 */
export const answerOf = async (page: StoredPage, asked: Asked): Promise<PageAnswer> =>
  readyAnswer(page, asked) ?? answered(page, await madeForm(page, asked.accepted ?? ''))
