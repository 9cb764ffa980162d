import { standingPages } from '@stackyard/shared/reference/standing-pages'
import { defaultLanguage, type Language, pathIn } from '@stackyard/shared/reference/languages'
import { type ContentDoc, namedList, namedOf, textOf } from '../records/kind'
import { mediaUrl } from '../rich-text/picture-html'
import { fromNotation } from '../rich-text/from-notation'
import { readingMinutes } from '../rich-text/plain-text'
import { renderRichText } from '../rich-text/render'
import { addressOf, languageOf, nameIn, pathOf } from './document-language'
import { pictureOf } from './published-posts'

/* Records of the CMS as the site's snapshot holds them. */

type Linker = (html: string, except?: string) => string
/** Links the words of a language's own glossary. */
export type Linkers = Readonly<Record<Language, Linker>>
type Seo = { title?: string | null; description?: string | null; noIndex?: boolean | null }

/** What search engines are told in place of title and excerpt, where editors said so. */
export const toSeo = (doc: ContentDoc) => {
  const seo = (doc.seo ?? {}) as Seo
  return { seo: { title: seo.title || null, description: seo.description || null, noIndex: seo.noIndex === true } }
}

/** A category in the language of what stands in it. */
const categoryIn = (value: unknown, language: Language) => {
  const named = namedOf(value)
  return named && { ...named, name: nameIn(value, language) }
}

const tagsIn = (value: unknown, language: Language) =>
  (Array.isArray(value) ? value : []).flatMap((tag) => categoryIn(tag, language) ?? [])

/** A term of the glossary; one that a published entry in its language explains leads there. */
export function toTerm(doc: ContentDoc, entries: readonly ContentDoc[]) {
  if (!textOf(doc.slug)) return []
  const language = languageOf(doc)
  const slug = addressOf(doc)
  const entry = entries.find(
    (candidate) =>
      languageOf(candidate) === language && namedList(candidate.terms).some(({ id }) => id === Number(doc.id)),
  )
  const path = entry?.slug
    ? pathOf(entry, '/encyclopedia')
    : `${pathIn('/supply-chain-logistics-definitions', language)}#${slug}`
  return [{ term: textOf(doc.term), slug, language, definition: textOf(doc.definition), path }]
}

export function toEntry(entry: ContentDoc, linked: Linkers, entries: readonly ContentDoc[]) {
  if (!textOf(entry.slug)) return []
  const language = languageOf(entry)
  return [
    {
      id: Number(entry.id),
      term: textOf(entry.term),
      slug: addressOf(entry),
      language,
      definition: textOf(entry.definition),
      bodyHtml: linked[language](renderRichText(entry.body), pathOf(entry, '/encyclopedia')),
      category: categoryIn(entry.category, language),
      tags: tagsIn(entry.tags, language),
      related: namedList(entry.related).flatMap(({ id }) => {
        const other = entries.find((known) => Number(known.id) === id && languageOf(known) === language)
        return other?.slug ? [{ term: textOf(other.term), slug: addressOf(other) }] : []
      }),
      updatedAt: textOf(entry.updatedAt),
    },
  ]
}

export const toFaq = (doc: ContentDoc, linked: Linkers) => ({
  id: Number(doc.id),
  language: languageOf(doc),
  /** The question that this one translates. */
  translationOf: namedOf(doc.translationOf)?.id ?? null,
  question: textOf(doc.question),
  answerHtml: linked[languageOf(doc)](renderRichText(doc.answer)),
  category: nameIn(doc.category, languageOf(doc)),
})

export const toArticle = (doc: ContentDoc, linked: Linkers) => ({
  id: Number(doc.id),
  slug: addressOf(doc),
  language: languageOf(doc),
  title: textOf(doc.title),
  summary: textOf(doc.excerpt),
  category: categoryIn(doc.category, languageOf(doc)),
  tags: tagsIn(doc.tags, languageOf(doc)),
  author: textOf(doc.authorName),
  picture: pictureOf({ id: Number(doc.id), cover: doc.cover, coverSeed: doc.coverSeed }),
  readingMinutes: readingMinutes(doc.body),
  bodyHtml: linked[languageOf(doc)](renderRichText(doc.body)),
  publishedAt: textOf(doc.publishedAt) || textOf(doc.createdAt),
  updatedAt: textOf(doc.updatedAt),
  ...toSeo(doc),
})

type SnapshotPage = {
  slug: string
  language: Language
  title: string
  excerpt: string
  bodyHtml: string
  updatedAt?: string
}

export const toPage = (page: ContentDoc): SnapshotPage[] =>
  page.slug
    ? [
        {
          slug: addressOf(page),
          language: languageOf(page),
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
    .filter(({ slug }) => !pages.some((page) => page.slug === slug && page.language === defaultLanguage))
    .map(({ slug, title, lead, text }) => ({
      slug,
      language: defaultLanguage,
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
