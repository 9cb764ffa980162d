/** An address a reader may follow: https, http, mailto, tel or within the site. Everything else becomes "#". */
export function safeLink(address: unknown): string {
  if (typeof address !== 'string') return '#'
  const text = address.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/iu.test(text)) return text
  return /^(?:\/(?![/\\])|#)[^\s\\]*$/u.test(text) ? text : '#'
}

const PATHS: Record<string, string> = { posts: '/news', 'encyclopedia-entries': '/encyclopedia', pages: '' }

/** The public page of a linked document; "#" when it was not populated or has no page. */
export function documentLink(relationTo: string, value: unknown): string {
  const slug = typeof value === 'object' && value !== null ? (value as { slug?: unknown }).slug : undefined
  const path = PATHS[relationTo]
  return path === undefined || typeof slug !== 'string' ? '#' : `${path}/${slug}`
}
