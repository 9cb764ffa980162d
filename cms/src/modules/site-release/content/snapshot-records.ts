import { standingPages } from '@stackyard/shared/reference/standing-pages'
import { type ContentDoc, namedList, namedOf, textOf } from '../records/kind'
import { mediaUrl } from '../rich-text/picture-html'
import { fromNotation } from '../rich-text/from-notation'
import { readingMinutes } from '../rich-text/plain-text'
import { renderRichText } from '../rich-text/render'
import { pictureOf } from './published-posts'

/* Records of the CMS as the site's snapshot holds them. */

type Linker = (html: string, except?: string) => string
type Seo = { title?: string | null; description?: string | null; noIndex?: boolean | null }

/** What search engines are told in place of title and excerpt, where editors said so. */
export const toSeo = (doc: ContentDoc) => {
  const seo = (doc.seo ?? {}) as Seo
  return { seo: { title: seo.title || null, description: seo.description || null, noIndex: seo.noIndex === true } }
}

/** A term of the glossary; one that a published entry explains leads there. */
export function toTerm(doc: ContentDoc, entries: readonly ContentDoc[]) {
  const slug = textOf(doc.slug)
  if (!slug) return []
  const entry = entries.find((candidate) => namedList(candidate.terms).some(({ id }) => id === Number(doc.id)))
  const path = entry?.slug ? `/encyclopedia/${textOf(entry.slug)}` : `/supply-chain-logistics-definitions#${slug}`
  return [{ term: textOf(doc.term), slug, definition: textOf(doc.definition), path }]
}

export function toEntry(entry: ContentDoc, linked: Linker) {
  const slug = textOf(entry.slug)
  if (!slug) return []
  const related = (Array.isArray(entry.related) ? entry.related : []) as (ContentDoc | number | null)[]
  return [
    {
      id: Number(entry.id),
      term: textOf(entry.term),
      slug,
      definition: textOf(entry.definition),
      bodyHtml: linked(renderRichText(entry.body), `/encyclopedia/${slug}`),
      category: namedOf(entry.category),
      tags: namedList(entry.tags),
      related: related.flatMap((other) =>
        typeof other === 'object' && other?.slug && other.isPublished !== false
          ? [{ term: textOf(other.term), slug: textOf(other.slug) }]
          : [],
      ),
      updatedAt: textOf(entry.updatedAt),
    },
  ]
}

export const toArticle = (doc: ContentDoc, linked: Linker) => ({
  id: Number(doc.id),
  slug: textOf(doc.slug) || String(doc.id),
  title: textOf(doc.title),
  summary: textOf(doc.excerpt),
  category: namedOf(doc.category),
  tags: namedList(doc.tags),
  author: textOf(doc.authorName),
  picture: pictureOf({ id: Number(doc.id), cover: doc.cover, coverSeed: doc.coverSeed }),
  readingMinutes: readingMinutes(doc.body),
  bodyHtml: linked(renderRichText(doc.body)),
  publishedAt: textOf(doc.publishedAt) || textOf(doc.createdAt),
  updatedAt: textOf(doc.updatedAt),
  ...toSeo(doc),
})

type SnapshotPage = { slug: string; title: string; excerpt: string; bodyHtml: string; updatedAt?: string }

export const toPage = (page: ContentDoc): SnapshotPage[] =>
  page.slug
    ? [
        {
          slug: textOf(page.slug),
          title: textOf(page.title),
          excerpt: textOf(page.excerpt),
          bodyHtml: renderRichText(page.body),
          updatedAt: textOf(page.updatedAt),
          ...toSeo(page),
        },
      ]
    : []

/** The editors' pages, and the built-in text of every standing page they have not written. */
export const withStandingPages = (pages: SnapshotPage[]): SnapshotPage[] => [
  ...pages,
  ...standingPages
    .filter(({ slug }) => !pages.some((page) => page.slug === slug))
    .map(({ slug, title, lead, text }) => ({
      slug,
      title,
      excerpt: lead,
      bodyHtml: renderRichText(fromNotation(text)),
    })),
]

export function toPartner(doc: ContentDoc) {
  const slug = textOf(doc.slug)
  const logo = doc.logo as { filename?: string | null; alt?: string | null } | null | undefined
  return slug
    ? [
        {
          name: textOf(doc.name),
          slug,
          tagline: textOf(doc.tagline),
          services: Array.isArray(doc.services) ? doc.services.map(textOf).filter(Boolean) : [],
          website: textOf(doc.website) || null,
          logo: logo?.filename ? { link: mediaUrl(logo.filename), alt: logo.alt ?? '' } : null,
          bodyHtml: renderRichText(doc.body),
          updatedAt: textOf(doc.updatedAt),
        },
      ]
    : []
}

/** An agreement; `accountId` is null for the text that holds for everybody. */
export const toAgreement = (doc: ContentDoc) => {
  const account = doc.account as { id: number } | number | null | undefined
  return {
    kind: textOf(doc.kind),
    accountId: typeof account === 'object' ? (account?.id ?? null) : (account ?? null),
    title: textOf(doc.title),
    bodyHtml: renderRichText(doc.body),
    updatedAt: textOf(doc.updatedAt),
  }
}
