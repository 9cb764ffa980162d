import { slugify, uniqueSlug } from '@stackyard/shared/domain/slug'
import type { AiArticle, AiEntry, AiFaqs, AiTerms, AiTopic } from '@stackyard/shared/schema/content-draft'
import type { ArticleDetail, EntryDetail, Faq, Term } from '@stackyard/shared/schema/knowledge'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { articleKind, entryKind, faqKind, termKind } from '../../knowledge'
import { createRecord } from '../../editorial'
import { ArticleAnswer, articleText, asWords, cut, EntryAnswer, FaqAnswer, TermsAnswer } from '../answer-shapes'
import { askForDraft } from './ask-for-draft'

type Slugged = 'articles' | 'encyclopedia-entries' | 'encyclopedia-terms'

/** An address that no other record has, so that a second draft on a topic is kept too. */
async function freeSlug({ payload }: Services, collection: Slugged, name: string): Promise<string> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { like: slugify(name) } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const taken = new Set(docs.map(({ slug }) => slug))
  return uniqueSlug(name, (slug) => taken.has(slug), 'draft')
}

type Categories = 'faq-categories' | 'article-categories' | 'encyclopedia-categories'

const ANY_READERS = 'people who rent warehouse space'
const ANY_CATEGORY = 'warehousing and logistics'

/**
 * What a prompt says of the readers and of the category; a prompt with these variables also makes sense when neither was
 * chosen. @throws CodedError VALIDATION_FAILED for an unknown category
 */
async function variablesOf(
  { payload }: Services,
  collection: Categories,
  { audience, categoryId }: { audience?: string | undefined; categoryId?: number | null | undefined },
): Promise<Record<string, string>> {
  const category = categoryId
    ? await payload.findByID({ collection, id: categoryId, depth: 0, overrideAccess: true, disableErrors: true })
    : undefined
  if (categoryId && !category)
    throw new CodedError('VALIDATION_FAILED', { issues: [{ path: 'categoryId', message: 'Choose a category' }] })
  return { audience: audience || ANY_READERS, category: category ? String(category.name) : ANY_CATEGORY }
}

const EMPTY = 'The model had nothing to say about this. Name the topic in other words.'
const nothing = () => new CodedError('AI_UNAVAILABLE', { message: EMPTY })

/** Drafts of questions with answers, unpublished. */
export async function draftFaqs(
  services: Services,
  user: SessionUser,
  input: AiFaqs,
  signal?: AbortSignal,
): Promise<Faq[]> {
  const { topic, promptId, count, categoryId } = input
  const extra = `Write ${count} questions.`
  const { value, ai } = await askForDraft(services, user, {
    kind: 'faq',
    schema: FaqAnswer,
    topic,
    promptId,
    variables: await variablesOf(services, 'faq-categories', input),
    extra,
    signal,
  })
  const made: Faq[] = []
  for (const { question, answer } of value.questions.slice(0, count).filter((one) => asWords(one.answer) !== ''))
    made.push(
      await createRecord(services.payload, faqKind, {
        user,
        input: { question: cut(question, 200), answer: asWords(answer), categoryId, isPublished: false },
        extra: { ai },
      }),
    )
  if (made.length === 0) throw nothing()
  return made
}

type ArticleRequest = AiArticle & { text?: string }

/** A draft of an article; with `text` it is made of that document. */
export async function draftArticle(
  services: Services,
  user: SessionUser,
  input: ArticleRequest,
  signal?: AbortSignal,
): Promise<ArticleDetail> {
  const { topic, promptId, categoryId, text } = input
  const kind = text === undefined ? 'article' : 'article-file'
  const variables = {
    ...(await variablesOf(services, 'article-categories', input)),
    ...(text === undefined ? {} : { text }),
  }
  const { value, ai } = await askForDraft(services, user, {
    kind,
    schema: ArticleAnswer,
    topic,
    promptId,
    variables,
    signal,
  })
  const body = articleText(value)
  if (body === '') throw nothing()
  const title = cut(value.title, 140) || topic
  return createRecord(services.payload, articleKind, {
    user,
    input: { title, summary: cut(value.summary, 300), text: body, categoryId },
    extra: { ai, _status: 'draft', slug: await freeSlug(services, 'articles', title) },
  })
}

export async function draftEntry(
  services: Services,
  user: SessionUser,
  input: AiEntry,
  signal?: AbortSignal,
): Promise<EntryDetail> {
  const { topic, promptId, categoryId } = input
  const { value, ai } = await askForDraft(services, user, {
    kind: 'encyclopedia',
    schema: EntryAnswer,
    topic,
    promptId,
    variables: await variablesOf(services, 'encyclopedia-categories', input),
    signal,
  })
  const text = value.paragraphs.map(asWords).filter(Boolean).join('\n\n')
  if (text === '' || asWords(value.definition) === '') throw nothing()
  const term = cut(value.term, 120) || topic
  return createRecord(services.payload, entryKind, {
    user,
    input: { term, definition: cut(value.definition, 600), text, categoryId, isPublished: false },
    extra: { ai, slug: await freeSlug(services, 'encyclopedia-entries', term) },
  })
}

/** Drafts of terms the glossary does not have yet. */
export async function draftTerms(
  services: Services,
  user: SessionUser,
  input: AiTerms,
  signal?: AbortSignal,
): Promise<Term[]> {
  const { topic, promptId, count } = input
  const extra = `Name ${count} terms.`
  const { value, ai } = await askForDraft(services, user, {
    kind: 'term',
    schema: TermsAnswer,
    topic,
    promptId,
    extra,
    signal,
  })
  const made: Term[] = []
  for (const { term, definition } of value.terms.slice(0, count)) {
    const where = { term: { equals: cut(term, 120) } }
    const known = await services.payload.count({ collection: 'encyclopedia-terms', where, overrideAccess: true })
    if (known.totalDocs > 0 || asWords(term) === '' || asWords(definition) === '') continue
    const fields = { term: cut(term, 120), definition: cut(definition, 600), isPublished: false }
    const slug = await freeSlug(services, 'encyclopedia-terms', fields.term)
    made.push(await createRecord(services.payload, termKind, { user, input: fields, extra: { ai, slug } }))
  }
  if (made.length === 0) throw nothing()
  return made
}

/** A definition for the form; nothing is kept of it. */
export async function draftDefinition(
  services: Services,
  user: SessionUser,
  { topic, promptId }: AiTopic,
  signal?: AbortSignal,
) {
  const request = { kind: 'definition', schema: TermsAnswer, topic, promptId, signal } as const
  const { value, ai } = await askForDraft(services, user, request)
  const definition = cut(value.terms[0]?.definition ?? '', 600)
  if (definition === '') throw nothing()
  return { term: topic, definition, model: ai.model }
}
