import { fromNotation, type RichText } from '@stackyard/cms/modules/content/editorial/rich-text/from-notation'
import type { CollectionSlug, PayloadRequest } from 'payload'
import {
  arabicArticles,
  arabicDefinitions,
  arabicEntries,
  arabicFaqs,
  arabicPages,
  arabicPosts,
} from '../data/arabic/documents'
import { arabicNames } from '../data/arabic/names'

const body = (source: string) => fromNotation(source) as RichText & { root: never }

type Found = { id: number | string } & Record<string, unknown>

const all = async (req: PayloadRequest, collection: CollectionSlug): Promise<Found[]> =>
  (await req.payload.find({ collection, pagination: false, depth: 0, req })).docs as unknown as Found[]

/** Every record of a collection by one of its texts. */
const byText = async (req: PayloadRequest, collection: CollectionSlug, field: string): Promise<Map<unknown, Found>> =>
  new Map((await all(req, collection)).map((doc) => [doc[field], doc]))

const CATEGORIES = [
  'news-categories',
  'article-categories',
  'faq-categories',
  'encyclopedia-categories',
  'content-tags',
] as const

async function nameCategories(req: PayloadRequest): Promise<void> {
  for (const collection of CATEGORIES)
    for (const { id, name } of await all(req, collection)) {
      const arabicName = arabicNames[String(name)]
      if (arabicName) await req.payload.update({ collection, id, data: { arabicName }, depth: 0, req })
    }
}

/** What a translation takes over from its original as it is. */
function kept(doc: Found, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, doc[field] ?? null]))
}

type Translation = { of: string; data: Record<string, unknown> }

/** Writes translations of documents that are known by `field`; `keep` names what they share with them. */
async function translate(
  req: PayloadRequest,
  { collection, field, keep }: { collection: CollectionSlug; field: string; keep: readonly string[] },
  texts: readonly Translation[],
): Promise<void> {
  const originals = await byText(req, collection, field)
  for (const { of, data } of texts) {
    const original = originals.get(of)
    if (!original) throw new Error(`The demo has no ${collection} called ${of}`)
    const written = { ...kept(original, keep), ...data, language: 'ar', translationOf: original.id }
    await req.payload.create({ collection, data: written as never, depth: 0, req })
  }
}

const article = ({ of, title, excerpt, body: text }: (typeof arabicPosts)[number]): Translation => ({
  of,
  data: { title, excerpt, body: body(text), _status: 'published' },
})

const DATED = ['category', 'coverSeed', 'publishedAt'] as const

async function translateEncyclopedia(req: PayloadRequest): Promise<void> {
  const definitions = Object.entries(arabicDefinitions)
  const titles = new Map(arabicEntries.map(({ of, title }) => [of, title]))
  const words = definitions.map(([of, definition]) => ({ of, data: { term: titles.get(of), definition } }))
  await translate(req, { collection: 'encyclopedia-terms', field: 'term', keep: [] }, words)
  const terms = await byText(req, 'encyclopedia-terms', 'term')
  const entries = arabicEntries.map(({ of, title, body: text }) => ({
    of,
    data: {
      term: title,
      definition: arabicDefinitions[of],
      body: body(text),
      terms: [terms.get(title)?.id].filter((id) => id !== undefined),
    },
  }))
  await translate(req, { collection: 'encyclopedia-entries', field: 'term', keep: ['category'] }, entries)
}

/** The Arabic side of the content: translations of some documents, and the names of what they stand in. */
export async function insertArabic(req: PayloadRequest): Promise<void> {
  await nameCategories(req)
  await translate(
    req,
    { collection: 'posts', field: 'title', keep: [...DATED, 'author', 'authorName'] },
    arabicPosts.map(article),
  )
  await translate(
    req,
    { collection: 'articles', field: 'title', keep: [...DATED, 'tags', 'authorName'] },
    arabicArticles.map(article),
  )
  await translate(req, { collection: 'pages', field: 'slug', keep: [] }, arabicPages.map(article))
  const faqs = arabicFaqs.map(({ of, question, answer }) => ({ of, data: { question, answer: body(answer) } }))
  await translate(req, { collection: 'faqs', field: 'question', keep: ['category', 'sort'] }, faqs)
  await translateEncyclopedia(req)
}
