import { type PromptKind, promptKinds } from '@stackyard/shared/reference/prompt-kinds'
import { client } from '../../../lib/api'
import { category, language, line, lines, published, slug, sort, tags, terms, text } from './content-fields'
import { contentKindTexts as words } from '../../../lib/texts/content-kinds'
import type { Category, ContentInput, ContentKind, ContentRecord } from './content-kind'

const { fields } = words

/* The kinds of content of the dashboard. What may be written is checked by the server. */

const CENTER = '/dashboard/manage-knowledge-center'

/** The contract's own types of an input; the server checks every field and answers at the field. */
type Sent<T extends (input: never) => unknown> = Parameters<T>[0]

const read = (record: ContentRecord, field: string): string => {
  const value = (record as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : ''
}
const categoryName = ({ category: own }: ContentRecord): string =>
  typeof own === 'object' ? (own?.name ?? '') : (own ?? '')

const promptKindName = (kind: string): string =>
  promptKinds.find(({ key }) => key === kind) ? words.prompt.kinds[kind as PromptKind] : ''

export const newsKind: ContentKind = {
  key: 'news',
  title: words.news.title,
  lead: words.news.lead,
  newOne: words.news.create,
  removal: { title: 'news.delete.title', failed: 'news.delete.error' },
  path: '/dashboard/news',
  collection: 'posts',
  hasPages: true,
  fields: [
    line('title', fields.title, 140),
    lines('summary', fields.summary, 300),
    text('text', fields.text),
    { ...category, from: (record) => (record as { categoryId?: number | null }).categoryId },
    slug,
    { ...line('video', fields.video, 300, false), hint: fields.videoHint },
    { name: 'featured', label: fields.featured, control: 'switch' },
    { name: 'isWarehouseOfTheWeek', label: fields.warehouseOfTheWeek, control: 'switch' },
    { name: 'warehouseId', label: fields.warehouse, control: 'number', hint: fields.warehouseHint },
    { ...sort, hint: fields.featuredSortHint },
    ...language,
    published,
  ],
  nameOf: (record) => read(record, 'title'),
  detailOf: (record) => [categoryName(record), read(record, 'summary')].filter(Boolean).join(' · '),
  list: (page) => client.posts.list({ ...page, drafts: true }),
  read: (id) => client.posts.get({ id }),
  create: (input) => client.posts.create(input as Sent<typeof client.posts.create>),
  update: (id, input) => client.posts.update({ ...input, id }),
  remove: (id) => client.posts.delete({ id }),
  categories: () => client.posts.categories(),
}

export const faqKind: ContentKind = {
  key: 'faq',
  title: words.faq.title,
  lead: words.faq.lead,
  newOne: words.faq.create,
  path: `${CENTER}/faq`,
  collection: 'faqs',
  hasPages: false,
  fields: [
    line('question', fields.question, 200),
    text('answer', fields.answer),
    category,
    sort,
    { name: 'isQuickSupport', label: fields.quickSupport, control: 'switch' },
    ...language,
    published,
  ],
  nameOf: (record) => read(record, 'question'),
  detailOf: categoryName,
  list: (page) => client.faqs.list({ ...page, drafts: true }),
  create: (input) => client.faqs.createManually(input as Sent<typeof client.faqs.createManually>),
  update: (id, input) => client.faqs.update({ ...input, id }),
  remove: (id) => client.faqs.delete({ id }),
  categories: () => client.faqsCategory.list(),
  draft: {
    prompts: 'faq',
    hasReaders: true,
    most: 6,
    takesFile: false,
    make: async ({ topic, count, chosen }, signal) =>
      (await client.contentDraft.faq({ topic, count, ...chosen }, { signal })).results,
  },
}

export const articleKind: ContentKind = {
  key: 'article',
  title: words.article.title,
  lead: words.article.lead,
  newOne: words.article.create,
  path: `${CENTER}/article`,
  collection: 'articles',
  hasPages: true,
  fields: [
    line('title', fields.title, 140),
    lines('summary', fields.summary, 300),
    text('text', fields.text),
    category,
    tags,
    slug,
    ...language,
    published,
  ],
  nameOf: (record) => read(record, 'title'),
  detailOf: (record) => [categoryName(record), read(record, 'summary')].filter(Boolean).join(' · '),
  list: (page) => client.article.list({ ...page, drafts: true }),
  read: (id) => client.article.single({ id }),
  create: (input) => client.article.createManually(input as Sent<typeof client.article.createManually>),
  update: (id, input) => client.article.update({ ...input, id }),
  remove: (id) => client.article.delete({ id }),
  categories: () => client.articleCategory.list(),
  draft: {
    prompts: 'article',
    hasReaders: true,
    most: 1,
    takesFile: true,
    make: async ({ topic, file, chosen }, signal) => [
      file
        ? (await client.contentDraft.articleFromFile({ file, ...(topic ? { topic } : {}) }, { signal })).results
        : (await client.contentDraft.article({ topic, ...chosen }, { signal })).results,
    ],
  },
}

export const entryKind: ContentKind = {
  key: 'entry',
  title: words.entry.title,
  lead: words.entry.lead,
  newOne: words.entry.create,
  path: `${CENTER}/encyclopedia`,
  collection: 'encyclopedia-entries',
  hasPages: true,
  fields: [
    line('term', fields.term, 120),
    lines('definition', fields.definition, 600, true),
    text('text', fields.text),
    category,
    tags,
    terms,
    slug,
    ...language,
    published,
  ],
  nameOf: (record) => read(record, 'term'),
  detailOf: (record) => read(record, 'definition'),
  list: (page) => client.encyclopedia.list({ ...page, drafts: true }),
  read: (id) => client.encyclopedia.single({ id }),
  create: (input) => client.encyclopedia.createManually(input as Sent<typeof client.encyclopedia.createManually>),
  update: (id, input) => client.encyclopedia.update({ ...input, id }),
  remove: (id) => client.encyclopedia.delete({ id }),
  categories: () => client.encyclopediaCategory.list(),
  draft: {
    prompts: 'encyclopedia',
    hasReaders: true,
    most: 1,
    takesFile: false,
    make: async ({ topic, chosen }, signal) => [
      (await client.contentDraft.encyclopedia({ topic, ...chosen }, { signal })).results,
    ],
  },
}

export const termKind: ContentKind = {
  key: 'term',
  title: words.term.title,
  lead: words.term.lead,
  newOne: words.term.create,
  path: `${CENTER}/term`,
  collection: 'encyclopedia-terms',
  hasPages: false,
  fields: [
    line('term', fields.term, 120),
    lines('definition', fields.definition, 600, true),
    slug,
    ...language,
    published,
  ],
  nameOf: (record) => read(record, 'term'),
  detailOf: (record) => read(record, 'definition'),
  list: (page) => client.encyclopediaTerm.list({ ...page, drafts: true }),
  create: (input) => client.encyclopediaTerm.create(input as Sent<typeof client.encyclopediaTerm.create>),
  update: (id, input) => client.encyclopediaTerm.update({ ...input, id }),
  remove: (id) => client.encyclopediaTerm.delete({ id }),
  draft: {
    prompts: 'term',
    hasReaders: false,
    most: 8,
    takesFile: false,
    make: async ({ topic, count, chosen: { promptId } }, signal) =>
      (await client.contentDraft.term({ topic, count, ...(promptId ? { promptId } : {}) }, { signal })).results,
  },
}

export const promptKind: ContentKind = {
  key: 'prompt',
  title: words.prompt.title,
  lead: words.prompt.lead,
  newOne: words.prompt.create,
  path: `${CENTER}/prompt`,
  collection: 'prompts',
  hasPages: false,
  fields: [
    line('name', fields.name, 80),
    {
      name: 'kind',
      label: fields.purpose,
      control: 'choice',
      required: true,
      options: promptKinds.map(({ key }) => ({ value: key, label: words.prompt.kinds[key] })),
      initial: 'faq',
    },
    lines('instructions', fields.instructions, 4000, true),
    { ...lines('template', fields.template, 4000, true), hint: fields.templateHint },
    { name: 'isActive', label: fields.active, control: 'switch', initial: true },
  ],
  nameOf: (record) => read(record, 'name'),
  detailOf: (record) => promptKindName(read(record, 'kind')),
  list: (page) => client.prompt.list({ ...page, drafts: true }),
  create: (input) => client.prompt.create(input as Sent<typeof client.prompt.create>),
  update: (id, input) => client.prompt.update({ ...input, id }),
  remove: (id) => client.prompt.delete({ id }),
}

type CategoryCalls = {
  list(): Promise<{ results: (ContentRecord & Category & { count: number })[]; total?: number | undefined }>
  create(input: Sent<typeof client.faqsCategory.create>): Promise<{ results: ContentRecord }>
  update(input: ContentInput & { id: number }): Promise<{ results: ContentRecord }>
  delete(input: { id: number }): Promise<unknown>
}

/** Categories come all at once; the search looks in what came. */
const categoryKind = (
  key: string,
  title: string,
  path: string,
  collection: string,
  calls: CategoryCalls,
): ContentKind => ({
  key,
  title,
  lead: words.categories.lead,
  newOne: words.categories.create,
  path: `${CENTER}/${path}/category`,
  collection,
  hasPages: false,
  fields: [line('name', fields.name, 60), lines('description', fields.description, 300), slug, sort],
  nameOf: (record) => read(record, 'name'),
  detailOf: (record) => words.categories.published((record as { count?: number }).count ?? 0),
  list: async ({ limit, skip, query = '' }) => {
    const { results } = await calls.list()
    const found = results.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    return { results: found.slice(skip, skip + limit), total: found.length }
  },
  create: (input) => calls.create(input as Sent<typeof client.faqsCategory.create>),
  update: (id, input) => calls.update({ ...input, id }),
  remove: (id) => calls.delete({ id }),
})

export const faqCategoryKind = categoryKind(
  'faq-category',
  words.categories.faq,
  'faq',
  'faq-categories',
  client.faqsCategory,
)
export const articleCategoryKind = categoryKind(
  'article-category',
  words.categories.article,
  'article',
  'article-categories',
  client.articleCategory,
)
export const entryCategoryKind = categoryKind(
  'entry-category',
  words.categories.entry,
  'encyclopedia',
  'encyclopedia-categories',
  client.encyclopediaCategory,
)

/** The parts of the knowledge base, in the order of its navigation. */
export const knowledgeKinds: readonly ContentKind[] = [
  faqKind,
  faqCategoryKind,
  articleKind,
  articleCategoryKind,
  entryKind,
  entryCategoryKind,
  termKind,
  promptKind,
]
