import { promptKinds } from '@stackyard/shared/reference/prompt-kinds'
import { client } from '../../../lib/api'
import { category, language, line, lines, published, slug, sort, tags, terms, text } from './content-fields'
import type { Category, ContentInput, ContentKind, ContentRecord } from './content-kind'

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

export const newsKind: ContentKind = {
  key: 'news',
  title: 'News',
  lead: 'Posts of the newsroom: what is published, and what is being written.',
  noun: 'post',
  removal: { title: 'news.delete.title', failed: 'news.delete.error' },
  path: '/dashboard/news',
  collection: 'posts',
  hasPages: true,
  fields: [
    line('title', 'Title', 140),
    lines('summary', 'Summary', 300),
    text('text', 'Text'),
    { ...category, from: (record) => (record as { categoryId?: number | null }).categoryId },
    slug,
    { ...line('video', 'Video', 300, false), hint: 'The address of a video, https://…' },
    { name: 'featured', label: 'Featured', control: 'switch' },
    { name: 'isWarehouseOfTheWeek', label: 'Warehouse of the week', control: 'switch' },
    { name: 'warehouseId', label: 'Warehouse', control: 'number', hint: 'Its number, for the warehouse of the week.' },
    { ...sort, hint: 'Lower comes first among featured posts.' },
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
  title: 'Questions and answers',
  lead: 'What people ask, answered in a few sentences.',
  noun: 'question',
  path: `${CENTER}/faq`,
  collection: 'faqs',
  hasPages: false,
  fields: [
    line('question', 'Question', 200),
    text('answer', 'Answer'),
    category,
    sort,
    { name: 'isQuickSupport', label: 'Among the quick answers', control: 'switch' },
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
  title: 'Articles',
  lead: 'Longer texts that explain how something is done.',
  noun: 'article',
  path: `${CENTER}/article`,
  collection: 'articles',
  hasPages: true,
  fields: [
    line('title', 'Title', 140),
    lines('summary', 'Summary', 300),
    text('text', 'Text'),
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
  title: 'Encyclopedia',
  lead: 'One entry for each thing of the trade, with a short definition.',
  noun: 'entry',
  path: `${CENTER}/encyclopedia`,
  collection: 'encyclopedia-entries',
  hasPages: true,
  fields: [
    line('term', 'Term', 120),
    lines('definition', 'Definition', 600, true),
    text('text', 'Text'),
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
  title: 'Terms',
  lead: 'Words of the trade; the first mention of each in an article leads to its definition.',
  noun: 'term',
  path: `${CENTER}/term`,
  collection: 'encyclopedia-terms',
  hasPages: false,
  fields: [line('term', 'Term', 120), lines('definition', 'Definition', 600, true), slug, ...language, published],
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
  title: 'Prompts',
  lead: 'What the model is told when it drafts. Admins write them; {topic} and the like are filled in.',
  noun: 'prompt',
  path: `${CENTER}/prompt`,
  collection: 'prompts',
  hasPages: false,
  fields: [
    line('name', 'Name', 80),
    {
      name: 'kind',
      label: 'What for',
      control: 'choice',
      required: true,
      options: promptKinds.map(({ key, name }) => ({ value: key, label: name })),
      initial: 'faq',
    },
    lines('instructions', 'Instructions', 4000, true),
    { ...lines('template', 'Template', 4000, true), hint: 'What is asked, with variables such as {topic}.' },
    { name: 'isActive', label: 'In use', control: 'switch', initial: true },
  ],
  nameOf: (record) => read(record, 'name'),
  detailOf: (record) => promptKinds.find(({ key }) => key === read(record, 'kind'))?.name ?? '',
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
  of: string,
  path: string,
  collection: string,
  calls: CategoryCalls,
): ContentKind => ({
  key,
  title: `Categories of ${of}`,
  lead: 'A category that is in use cannot be deleted.',
  noun: 'category',
  path: `${CENTER}/${path}/category`,
  collection,
  hasPages: false,
  fields: [line('name', 'Name', 60), lines('description', 'Description', 300), slug, sort],
  nameOf: (record) => read(record, 'name'),
  detailOf: (record) => `${(record as { count?: number }).count ?? 0} published`,
  list: async ({ limit, skip, query = '' }) => {
    const { results } = await calls.list()
    const found = results.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    return { results: found.slice(skip, skip + limit), total: found.length }
  },
  create: (input) => calls.create(input as Sent<typeof client.faqsCategory.create>),
  update: (id, input) => calls.update({ ...input, id }),
  remove: (id) => calls.delete({ id }),
})

export const faqCategoryKind = categoryKind('faq-category', 'questions', 'faq', 'faq-categories', client.faqsCategory)
export const articleCategoryKind = categoryKind(
  'article-category',
  'articles',
  'article',
  'article-categories',
  client.articleCategory,
)
export const entryCategoryKind = categoryKind(
  'entry-category',
  'the encyclopedia',
  'encyclopedia',
  'encyclopedia-categories',
  client.encyclopediaCategory,
)

/** The parts of the knowledge center, in the order of its navigation. */
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
