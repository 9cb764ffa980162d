/** An address a reader may follow: https, http, mailto, tel or within the site. Everything else becomes "#". */
export function safeLink(address: unknown): string {
  if (typeof address !== 'string') return '#'
  const text = address.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/iu.test(text)) return text
  return /^(?:\/(?![/\\])|#)[^\s\\]*$/u.test(text) ? text : '#'
}

const PATHS: Record<string, string> = { posts: '/news', 'encyclopedia-entries': '/encyclopedia', pages: '' }

type Linked = { slug?: unknown; _status?: unknown; isPublished?: unknown }

/** The public page of a linked document; null when it is deleted, not published or has no page. */
export function documentLink(relationTo: string, value: unknown): string | null {
  const { slug, _status, isPublished }: Linked = typeof value === 'object' && value !== null ? value : {}
  const path = PATHS[relationTo]
  if (path === undefined || typeof slug !== 'string' || _status === 'draft' || isPublished === false) return null
  return `${path}/${slug}`
}
