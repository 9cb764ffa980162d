import { standingPages } from '@stackyard/shared/reference/standing-pages'
import { defaultLanguage, type Language } from '@stackyard/shared/reference/languages'
import type {
  ContentAgreement,
  ContentArticle,
  ContentEntry,
  ContentPage,
  ContentPartner,
  ContentPost,
  Seo,
} from '@stackyard/shared/schema/content-data'
import { type ContentDoc, namedOf, textOf } from '../records/kind'
import { fromNotation } from '../rich-text/from-notation'
import { mediaUrl, pictureOfValue } from '../rich-text/picture-html'
import { readingMinutes } from '../rich-text/plain-text'
import { renderRichText } from '../rich-text/render'
import { addressOf, languageOf, nameIn } from '../document-language'
import { pictureOf, type PostDoc, toPost } from './published-posts'

/* Records of the CMS as pages of the site show them. */

export const toSeo = (doc: ContentDoc): { seo: Seo } => {
  const seo = (doc.seo ?? {}) as Partial<Seo>
  const picture = pictureOfValue(seo.image)
  return {
    seo: {
      title: seo.title || null,
      description: seo.description || null,
      image: picture && {
        link: mediaUrl(String(picture.filename)),
        width: Number(picture.width) || null,
        height: Number(picture.height) || null,
      },
      noIndex: seo.noIndex === true,
    },
  }
}

/** A category in the language of what stands in it. */
const categoryIn = (value: unknown, language: Language) => {
  const named = namedOf(value)
  return named && { ...named, name: nameIn(value, language) }
}

const tagsIn = (value: unknown, language: Language) =>
  (Array.isArray(value) ? value : []).flatMap((tag) => categoryIn(tag, language) ?? [])

/** `slugs` are public addresses of listings by id, for posts on the warehouse of the week. */
export function toContentPost(doc: ContentDoc, slugs: ReadonlyMap<number, string>): ContentPost {
  const warehouse = doc.warehouse as { id: number; name?: string } | number | null | undefined
  const slug = typeof warehouse === 'object' && warehouse ? slugs.get(warehouse.id) : undefined
  return {
    ...toPost(doc as unknown as PostDoc),
    slug: addressOf(doc),
    ...toSeo(doc),
    warehouse: slug && typeof warehouse === 'object' ? { slug, name: warehouse?.name ?? '' } : null,
  }
}

export const toEntry = (entry: ContentDoc): ContentEntry => ({
  id: Number(entry.id),
  term: textOf(entry.term),
  slug: addressOf(entry),
  language: languageOf(entry),
  definition: textOf(entry.definition),
  category: categoryIn(entry.category, languageOf(entry)),
  tags: tagsIn(entry.tags, languageOf(entry)),
  updatedAt: textOf(entry.updatedAt),
})

export const toArticle = (doc: ContentDoc): ContentArticle => ({
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
  publishedAt: textOf(doc.publishedAt) || textOf(doc.createdAt),
  updatedAt: textOf(doc.updatedAt),
  ...toSeo(doc),
})

export const toPage = (page: ContentDoc, bodyHtml: string): ContentPage => ({
  slug: addressOf(page),
  language: languageOf(page),
  title: textOf(page.title),
  excerpt: textOf(page.excerpt),
  bodyHtml,
  updatedAt: textOf(page.updatedAt),
  ...toSeo(page),
})

/** The built-in text of a standing page that editors have not written. */
export function standingPage(slug: string): ContentPage | null {
  const built = standingPages.find((page) => page.slug === slug)
  return built
    ? {
        slug,
        language: defaultLanguage,
        title: built.title,
        excerpt: built.lead,
        bodyHtml: renderRichText(fromNotation(built.text)),
        seo: { title: null, description: null, image: null, noIndex: false },
      }
    : null
}

export function toPartner(doc: ContentDoc, bodyHtml: string): ContentPartner {
  const logo = doc.logo as { filename?: string | null; alt?: string | null } | null | undefined
  return {
    name: textOf(doc.name),
    slug: textOf(doc.slug),
    tagline: textOf(doc.tagline),
    services: Array.isArray(doc.services) ? doc.services.map(textOf).filter(Boolean) : [],
    website: textOf(doc.website) || null,
    logo: logo?.filename ? { link: mediaUrl(logo.filename), alt: logo.alt ?? '' } : null,
    bodyHtml,
    updatedAt: textOf(doc.updatedAt),
    ...toSeo(doc),
  }
}

/** An agreement; `accountId` is null for the text that holds for everybody. */
export const toAgreement = (doc: ContentDoc, bodyHtml: string): ContentAgreement => {
  const account = doc.account as { id: number } | number | null | undefined
  return {
    kind: textOf(doc.kind),
    accountId: typeof account === 'object' ? (account?.id ?? null) : (account ?? null),
    title: textOf(doc.title),
    bodyHtml,
    updatedAt: textOf(doc.updatedAt),
  }
}
