import { defaultLanguage } from '@stackyard/shared/reference/languages'
import { languageOf, pathOf } from '../document-language'

/** An address a reader may follow: https, http, mailto, tel or within the site. Everything else becomes "#". */
export function safeLink(address: unknown): string {
  if (typeof address !== 'string') return '#'
  const text = address.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/iu.test(text)) return text
  return /^(?:\/(?![/\\])|#)[^\s\\]*$/u.test(text) ? text : '#'
}

const PATHS: Record<string, string> = {
  posts: '/news',
  articles: '/articles',
  'encyclopedia-entries': '/encyclopedia',
  pages: '',
}

type Linked = {
  id?: number | string
  slug?: unknown
  language?: unknown
  translationOf?: unknown
  _status?: unknown
  isPublished?: unknown
}

/**
 * The public page of a linked document; null when it is deleted, not published or has no page. A translation stands at
 * its original's address: where that was not read along, its id leads there (content-route.ts).
 */
export function documentLink(relationTo: string, value: unknown): string | null {
  const doc: Linked = typeof value === 'object' && value !== null ? value : {}
  const { id, slug, _status, isPublished } = doc
  const path = PATHS[relationTo]
  if (path === undefined || typeof slug !== 'string' || _status === 'draft' || isPublished === false) return null
  const isUnread = languageOf(doc) !== defaultLanguage && typeof doc.translationOf === 'number'
  return isUnread && path !== '' && id !== undefined ? `${path}/${id}` : pathOf({ ...doc, id: id ?? '' }, path)
}
