import { defaultLanguage, type Language } from '@stackyard/shared/reference/languages'
import type { ContentData, ContentTexts } from '@stackyard/shared/schema/content-data'
import type { Services } from '../../../../platform/services'
import { addressTag, contentListTag, PLANS, recordTag } from '../../../../platform/page-tags'
import type { ContentDoc } from '../records/kind'
import { documentAt, documents, twinsOf } from './documents'
import type { Note, TextReader } from './linked-text'
import { notePictures } from './note-pictures'
import { plansOfPages } from './plans'
import { standingPage, toAgreement, toArticle, toContentPost, toEntry, toPage, toPartner } from './to-content'

type Read = Pick<Services, 'env' | 'payload'> & { note: Note; text: TextReader }
type Lists = Pick<ContentData, 'faqs' | 'terms'>

async function pageAt({ payload, note, text }: Read, slug: string, language: Language) {
  note(addressTag(`/${slug}`))
  const [doc, twins] = await Promise.all([
    documentAt(payload, 'pages', slug, language),
    twinsOf(payload, 'pages', slug),
  ])
  if (doc) {
    note(recordTag('pages', doc.id) ?? '')
    notePictures(note, doc)
  }
  const page = doc
    ? toPage(doc, await text(doc.body, language))
    : language === defaultLanguage
      ? standingPage(slug)
      : null
  return { page, ...twins }
}

function notePartner(note: Note, doc: ContentDoc): void {
  note(recordTag('partners', doc.id) ?? '')
  notePictures(note, doc, doc.logo)
}

/** Every published text of a language, for the search of the content. */
async function texts({ payload, note, text }: Read, lists: Lists, language: Language): Promise<ContentTexts> {
  for (const list of ['news', 'articles', 'encyclopedia'] as const) note(contentListTag(list))
  const [posts, articles, entries, faqs, terms] = await Promise.all([
    documents(payload, 'posts', { language, sort: '-publishedAt' }),
    documents(payload, 'articles', { language, sort: '-publishedAt' }),
    documents(payload, 'encyclopedia-entries', { language, where: [{ slug: { exists: true } }], sort: 'term' }),
    lists.faqs(language),
    lists.terms(language),
  ])
  const written = <T>(docs: ContentDoc[], to: (doc: ContentDoc) => T): Promise<(T & { bodyHtml: string })[]> =>
    Promise.all(docs.map(async (doc) => ({ ...to(doc), bodyHtml: await text(doc.body, language) })))
  return {
    posts: await written(posts, (doc) => toContentPost(doc, new Map())),
    articles: await written(articles, toArticle),
    entries: (await written(entries, toEntry)).sort((a, b) => a.term.localeCompare(b.term, a.language)),
    faqs,
    terms,
  }
}

type Data = Pick<ContentData, 'page' | 'partners' | 'partner' | 'agreement' | 'plans' | 'payoutTerms' | 'texts'>

/** What pages of editors, of partners and of agreements ask for, and what names all of the content. */
export const pageData = (read: Read, lists: Lists): Data => {
  const { payload, env, note, text } = read
  return {
    page: (slug, language) => pageAt(read, slug, language),
    async partners() {
      note(contentListTag('partners'))
      const docs = await documents(payload, 'partners', { where: [{ slug: { exists: true } }], sort: 'sort' })
      for (const doc of docs) notePartner(note, doc)
      return docs.map((doc) => toPartner(doc, ''))
    },
    async partner(slug) {
      const [doc] = await documents(payload, 'partners', {
        where: [{ slug: { equals: slug } }],
        limit: 1,
        isText: true,
      })
      if (!doc) return null
      notePartner(note, doc)
      note(addressTag(`/${slug}`))
      return toPartner(doc, await text(doc.body, defaultLanguage))
    },
    async agreement(kind, accountId) {
      note(contentListTag('agreements'))
      const account = accountId === null ? { account: { exists: false } } : { account: { equals: accountId } }
      const [doc] = await documents(payload, 'agreements', {
        where: [{ kind: { equals: kind } }, account],
        limit: 1,
        isText: true,
      })
      return doc ? toAgreement(doc, await text(doc.body, defaultLanguage)) : null
    },
    plans() {
      note(PLANS)
      return plansOfPages(payload)
    },
    payoutTerms: () =>
      Promise.resolve({ afterDays: env.PAYOUT_AFTER_DAYS, feeBasisPoints: env.SELLER_FEE_BASIS_POINTS }),
    texts: (language) => texts(read, lists, language),
  }
}
