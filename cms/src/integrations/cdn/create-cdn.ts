import type { Env } from '../../env'
import type { Cdn } from '../../platform/cdn'

const ANSWER_WITHIN_MS = 5_000

type Settings = Pick<
  Env,
  | 'CDN_PURGE_METHOD'
  | 'CDN_PURGE_TAGS_HEADER'
  | 'CDN_PURGE_TAGS_KEY'
  | 'CDN_PURGE_SECRET'
  | 'CDN_PURGE_SECRET_HEADER'
  | 'CDN_PURGE_BATCH'
> & { CDN_PURGE_URL?: string | undefined }

/** A BAN compares `Cache-Tag` with a regular expression; PURGE and POST name the tags. */
const tagsInHeader = (method: Settings['CDN_PURGE_METHOD'], tags: readonly string[]): string =>
  method === 'BAN' ? `(^|,)(${tags.join('|')})(,|$)` : tags.join(' ')

function requestOf(settings: Settings, tags: readonly string[]): RequestInit {
  const { CDN_PURGE_METHOD: method, CDN_PURGE_SECRET: secret, CDN_PURGE_SECRET_HEADER: secretHeader } = settings
  const headers: Record<string, string> = {}
  if (secret) headers[secretHeader] = /^authorization$/i.test(secretHeader) ? `Bearer ${secret}` : secret
  const name = settings.CDN_PURGE_TAGS_HEADER
  if (name) return { method, headers: { ...headers, [name]: tagsInHeader(method, tags) } }
  const body = JSON.stringify({ [settings.CDN_PURGE_TAGS_KEY]: tags })
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/**
 * A CDN that is purged over HTTP: tags in a header (Varnish by BAN or PURGE, Fastly) or in a JSON body (Cloudflare), at
 * most `CDN_PURGE_BATCH` a call. Null without `CDN_PURGE_URL`. docs/operations.md has the settings of each.
 */
export function createCdn(settings: Settings): Cdn | null {
  const { CDN_PURGE_URL: url, CDN_PURGE_BATCH: most } = settings
  if (!url) return null
  return {
    async purge(tags) {
      for (let from = 0; from < tags.length; from += most) {
        const request = requestOf(settings, tags.slice(from, from + most))
        const answer = await fetch(url, {
          ...request,
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`the CDN refused a purge with ${answer.status}`)
      }
    },
  }
}
