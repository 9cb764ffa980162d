import { stateWords } from '@stackyard/shared/reference/state-names'
import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { Hono } from 'hono'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { readProfile } from './operations/read-profile'

const LONGEST_SUMMARY = 155

const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const kindWord = { seller: 'Provider', customer: 'Merchant', manager: 'Provider' } as const

function summaryOf({ about, userType, name, city, state, country }: PublicProfile): string {
  const place = [city, stateWords(country, state)].filter(Boolean).join(', ')
  const text = (about || `${name}: ${kindWord[userType]}${place ? ` in ${place}` : ''}.`).replace(/\s+/g, ' ').trim()
  return text.length > LONGEST_SUMMARY ? `${text.slice(0, LONGEST_SUMMARY - 1).trimEnd()}…` : text
}

/**
 * Puts a person into the site's shell of profiles (site/src/pages/users/profile.astro): the words between tildes as text
 * of HTML or of the JSON they stand in, and the data of the page's island.
 */
export function fillProfile(shell: string, profile: PublicProfile): string {
  const words: Record<string, string> = {
    name: profile.name,
    about: summaryOf(profile),
    path: `${profile.userType}/${encodeURIComponent(profile.userUrl)}`,
  }
  const named = (text: string, as: (value: string) => string) =>
    text.replace(/~profile-(name|about|path)~/g, (_whole, word: string) => as(words[word] ?? ''))
  return shell
    .split(/(<script[^>]*type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>)/)
    .map((part, index) =>
      index % 2 === 1
        ? named(part, (value) => inScript(value).slice(1, -1)).replace('"~profile-data~"', () => inScript(profile))
        : named(part, inHtml),
    )
    .join('')
}

/**
 * Public profile pages: /users/{seller|customer|manager}/{id or address}, one address a person. `readShell`
 * gives the site's page /users/profile.
 */
export function profileRoute(services: Services, readShell: () => Promise<string | null>): Hono {
  const route = new Hono()
  route.get('/profile', (c) => c.notFound())
  route.get('/:kind{seller|sellers|customer|customers|merchant|manager}/:key', async (c) => {
    const { kind, key } = c.req.param()
    const profile = await readProfile(services, key.slice(0, 120), null).catch((error: unknown) => {
      if (error instanceof CodedError && error.code === 'NOT_FOUND') return null
      throw error
    })
    const shell = profile && (await readShell())
    if (!profile || shell === null) return c.notFound()
    if (kind !== profile.userType || key !== profile.userUrl)
      return c.redirect(`/users/${profile.userType}/${encodeURIComponent(profile.userUrl)}`, 301)
    c.header('cache-control', 'no-cache')
    // People who buy are no content for search engines.
    if (profile.userType === 'customer') c.header('x-robots-tag', 'noindex')
    return c.html(fillProfile(shell, profile))
  })
  return route
}
