import { defaultLanguage, type Language, languages } from '@stackyard/shared/reference/languages'
import type { Span, Twins } from '@stackyard/shared/schema/content-data'
import type { CollectionSlug, Payload, Where } from 'payload'
import { inLanguage } from '../document-language'
import type { ContentDoc } from '../records/kind'
import { readRows } from '../records/read-rows'

/** The kinds of documents, with what readers see of each. */
const SHOWN = {
  posts: { _status: { equals: 'published' } },
  articles: { _status: { equals: 'published' } },
  pages: { _status: { equals: 'published' } },
  partners: { _status: { equals: 'published' } },
  agreements: { _status: { equals: 'published' } },
  faqs: { isPublished: { equals: true } },
  'encyclopedia-entries': { isPublished: { equals: true } },
} as const satisfies Partial<Record<CollectionSlug, Where>>
export type DocumentKind = keyof typeof SHOWN

/** As deep as links in texts need: the document, and the one that it translates. */
const TEXT_DEPTH = 2

type Wanted = {
  where?: Where[]
  language?: Language
  sort?: string
  limit?: number
  isText?: boolean
  select?: Record<string, true>
}

const publishedIn = (kind: DocumentKind, language: Language): Where => ({
  and: [SHOWN[kind], inLanguage(language)],
})

/** How many published documents of a kind there are in a language. */
export async function countDocuments(payload: Payload, kind: DocumentKind, language: Language): Promise<number> {
  const where = publishedIn(kind, language)
  return (await payload.count({ collection: kind, where, overrideAccess: true })).totalDocs
}

/** A part of the published documents of a kind in a language, the newest first. */
export async function newestDocuments(
  payload: Payload,
  kind: DocumentKind,
  language: Language,
  { limit, offset = 0 }: Span,
): Promise<ContentDoc[]> {
  const found = { collection: kind, where: publishedIn(kind, language), depth: 1, draft: false, overrideAccess: true }
  return (await readRows(payload, { ...found, sort: ['-publishedAt', '-id'] }, { limit, skip: offset })) as ContentDoc[]
}

/** Published documents of a kind. What is published is for everybody, so access, which is that of editors, is passed over. */
export async function documents(
  payload: Payload,
  kind: DocumentKind,
  { where = [], language, sort = 'id', limit, isText = false, select }: Wanted = {},
): Promise<ContentDoc[]> {
  const conditions: Where[] = [SHOWN[kind], ...(language ? [inLanguage(language)] : []), ...where]
  const { docs } = await payload.find({
    collection: kind,
    where: { and: conditions },
    sort: [sort, sort.startsWith('-') ? '-id' : 'id'],
    depth: isText ? TEXT_DEPTH : 1,
    ...(limit === undefined ? {} : { limit }),
    ...(select ? { select: select as never } : {}),
    pagination: false,
    draft: false,
    overrideAccess: true,
  })
  return docs as unknown as ContentDoc[]
}

/** A translation has its original's address, and its own where it translates nothing. */
const atAddress = (slug: string, language: Language): Where =>
  language === defaultLanguage
    ? { slug: { equals: slug } }
    : {
        or: [
          { 'translationOf.slug': { equals: slug } },
          { and: [{ slug: { equals: slug } }, { translationOf: { exists: false } }] },
        ],
      }

/** The published document of a kind at an address, with what its text links to. */
export async function documentAt(
  payload: Payload,
  kind: DocumentKind,
  slug: string,
  language: Language,
): Promise<ContentDoc | null> {
  const [doc] = await documents(payload, kind, { where: [atAddress(slug, language)], language, limit: 1, isText: true })
  return doc ?? null
}

/** In which languages a document of an address stands, and whether editors keep one of them from search engines. */
export async function twinsOf(payload: Payload, kind: DocumentKind, slug: string): Promise<Twins> {
  const found = await documents(payload, kind, {
    where: [{ or: languages.map((language) => ({ and: [inLanguage(language), atAddress(slug, language)] })) }],
    select:
      kind === 'encyclopedia-entries' ? { slug: true, language: true } : { slug: true, language: true, seo: true },
  })
  const known = new Set(found.map(({ language }) => language))
  return {
    translated: languages.every((language) => known.has(language)),
    indexedTwins: found.every(({ seo }) => (seo as { noIndex?: boolean } | undefined)?.noIndex !== true),
  }
}
