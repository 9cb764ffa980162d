import { alternatesOf } from '@stackyard/shared/domain/sitemap'
import type { PageLanguage } from '@stackyard/shared/reference/languages'
import { productName } from './site-texts'

export type Crumb = { name: string; path: string }
type JsonLd = Record<string, unknown>

/** A path as a whole address on this site. */
export const absolute = (path: string, site: URL | undefined): string => new URL(path, site).href

/** The addresses of a page in each language as elements of its head. */
export const alternateLinks = (path: string, languages: readonly PageLanguage[], site: URL | undefined): string =>
  alternatesOf(path, languages, site)
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
    .join('')

/** What search engines show of a title. */
const TITLE_LENGTH = 60

/** A page's title with the site's name, where there is room for it. */
export function documentTitle(title: string, site: string): string {
  const whole = `${title} · ${site}`
  return title.includes(site) || whole.length > TITLE_LENGTH ? title : whole
}

/** JSON for a `<script type="application/ld+json">`: no closing tag can end it early. */
export const ldText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

/** The element that holds it. */
export const ldScript = (data: JsonLd): string => `<script type="application/ld+json">${ldText(data)}</script>`

export const breadcrumbLd = (crumbs: readonly Crumb[], site: URL | undefined): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: crumb.name,
    item: absolute(crumb.path, site),
  })),
})

export const organizationLd = (site: URL | undefined): JsonLd => ({
  '@type': 'Organization',
  name: productName(),
  url: absolute('/', site),
  logo: absolute('/favicon.svg', site),
})

const BLOCK_END = /<\/(?:p|li|h[1-6]|div|blockquote|tr|dt|dd|figure|summary)>|<br\s*\/?>/gi
const TAG = /<\/?[a-z][^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
}
/** How a sentence or a part of one ends, in either language. */
const ENDED = /[.!?…:;,،؛؟]["')\]”’]*$/

/**
 * HTML, or lines that people typed, as one paragraph of plain text: what is within a line stays together, and each line
 * but the last ends as a sentence does.
 */
export function plainText(text: string): string {
  const lines = text
    .replace(BLOCK_END, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^ ?[-*•·–] /, '')
        .trim(),
    )
    .filter(Boolean)
  return lines.map((line, at) => (at === lines.length - 1 || ENDED.test(line) ? line : `${line}.`)).join(' ')
}

/** Plain text of at most `length` characters, cut at a word. */
export function shortened(text: string, length = 158): string {
  const plain = plainText(text)
  if (plain.length <= length) return plain
  return `${plain
    .slice(0, length - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:،؛–-]+$/, '')}…`
}

/** The first sentences of a text in at most `length` characters; a longer first sentence is cut at a word. */
export function firstSentences(text: string, length: number): string {
  const plain = plainText(text)
  if (plain.length <= length) return plain
  const whole = /^.*[.!?؟](?=\s)/s.exec(plain.slice(0, length + 1))?.[0]
  return whole ?? shortened(plain, length)
}
