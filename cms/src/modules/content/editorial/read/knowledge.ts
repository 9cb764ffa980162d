import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import type { ContentData, ContentFaq, EntryLine, EntryPage } from '@stackyard/shared/schema/content-data'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { addressTag, CATEGORIES, contentListTag, recordTag } from '../../../../platform/page-tags'
import { addressOf, languageOf, nameIn } from '../document-language'
import { type ContentDoc, namedList, textOf } from '../records/kind'
import { countDocuments, documentAt, documents, twinsOf } from './documents'
import type { Note, TextReader } from './linked-text'
import { glossary } from './terms'
import { toEntry } from './to-content'

const ENTRIES = 'encyclopedia-entries'

type Read = Pick<Services, 'db' | 'payload'> & { note: Note; text: TextReader }

/** Published entries with an address, from A to Z. */
async function entries({ db, note }: Read, language: Language): Promise<EntryLine[]> {
  note(contentListTag('encyclopedia'))
  const { rows } = await db.execute<EntryLine>(sql`
    select e.term, coalesce(original.slug, e.slug) as slug, coalesce(e.definition, '') as definition
    from encyclopedia_entries e left join encyclopedia_entries original on original.id = e.translation_of_id
    where e.is_published and e.slug is not null and e.language::text = ${language} order by e.term, e.id`)
  const { compare } = new Intl.Collator(language)
  return rows.toSorted((a, b) => compare(a.term, b.term))
}

/** The published entries that one names, in its language. */
async function relatedTo({ payload, note }: Read, doc: ContentDoc): Promise<EntryPage['related']> {
  const ids = namedList(doc.related).map(({ id }) => id)
  if (ids.length === 0) return []
  for (const id of ids) note(recordTag(ENTRIES, id) ?? '')
  const found = await documents(payload, ENTRIES, {
    where: [{ id: { in: ids } }, { slug: { exists: true } }],
    language: languageOf(doc),
  })
  return ids.flatMap((id) => {
    const other = found.find((known) => Number(known.id) === id)
    return other ? [{ term: textOf(other.term), slug: addressOf(other) }] : []
  })
}

async function entryPage(read: Read, slug: string, language: Language): Promise<EntryPage | null> {
  const doc = await documentAt(read.payload, ENTRIES, slug, language)
  if (!doc) return null
  read.note(addressTag(`/encyclopedia/${slug}`))
  read.note(recordTag(ENTRIES, doc.id) ?? '')
  read.note(CATEGORIES)
  const [bodyHtml, related, twins] = await Promise.all([
    read.text(doc.body, language, pathIn(`/encyclopedia/${slug}`, language)),
    relatedTo(read, doc),
    twinsOf(read.payload, ENTRIES, slug),
  ])
  return { entry: { ...toEntry(doc), bodyHtml }, related, ...twins }
}

async function faqs({ payload, note, text }: Read, language: Language): Promise<ContentFaq[]> {
  note(contentListTag('faqs'))
  note(CATEGORIES)
  const docs = await documents(payload, 'faqs', { language, sort: 'sort', isText: true })
  return Promise.all(
    docs.map(async (doc) => ({
      id: Number(doc.id),
      language,
      question: textOf(doc.question),
      answerHtml: await text(doc.answer, language, ''),
      category: nameIn(doc.category, language),
    })),
  )
}

type Knowledge = Pick<ContentData, 'entries' | 'entry' | 'faqs' | 'terms' | 'contentCounts'>

/** What encyclopedia, definitions and questions ask for. */
export const knowledgeData = (read: Read): Knowledge => {
  const terms = (language: Language) => {
    read.note(contentListTag('terms'))
    return glossary(read.db, language)
  }
  return {
    entries: (language) => entries(read, language),
    entry: (slug, language) => entryPage(read, slug, language),
    faqs: (language) => faqs(read, language),
    terms,
    async contentCounts(language) {
      for (const list of ['articles', 'encyclopedia', 'faqs'] as const) read.note(contentListTag(list))
      const [articles, entryCount, faqCount, found] = await Promise.all([
        countDocuments(read.payload, 'articles', language),
        countDocuments(read.payload, ENTRIES, language),
        countDocuments(read.payload, 'faqs', language),
        terms(language),
      ])
      return { articles, entries: entryCount, faqs: faqCount, terms: found.length }
    },
  }
}
