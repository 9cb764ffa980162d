import { defaultLanguage, languages, pathIn } from '@stackyard/shared/reference/languages'
import { productName } from './site-texts'

export type Crumb = { name: string; path: string }
type JsonLd = Record<string, unknown>

/** A path as a whole address on this site. */
export const absolute = (path: string, site: URL | undefined): string => new URL(path, site).href

/** The addresses of a page in each language, by hreflang, and the one for everybody else. */
export const alternatesOf = (path: string, site: URL | undefined): { language: string; href: string }[] => [
  ...languages.map((language) => ({ language, href: absolute(pathIn(path, language), site) })),
  { language: 'x-default', href: absolute(pathIn(path, defaultLanguage), site) },
]

/** The same as elements of a page's head. */
export const alternateLinks = (path: string, site: URL | undefined): string =>
  alternatesOf(path, site)
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
    .join('')

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

/** Plain text of at most `length` characters, cut at a word. */
export function shortened(text: string, length = 158): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
