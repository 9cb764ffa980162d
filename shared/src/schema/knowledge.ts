import { z } from 'zod'
import { languages } from '../reference/languages'
import { promptKinds } from '../reference/prompt-kinds'
import { languageInput, Original, PostPicture } from './post'
import { optionalId, paging, queryBoolean, queryLanguage, queryText, recordId } from './query'

const id = { id: z.number().int(), _id: z.number().int() }
const words = (field: string, max: number) =>
  z
    .string({ error: `${field} is required` })
    .trim()
    .min(1, `${field} is required`)
    .max(max, `At most ${max} characters`)
const slug = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
  .max(120)
const ids = z.array(recordId).max(20)

/** A document's text in the plain notation: `## ` headings, `- ` and `1. ` lists, `> ` quotes, `| a | b |` tables. */
const notation = (field: string) => words(field, 60_000)

/** A category of FAQs, articles or encyclopedia entries; `count` is of what readers can see. */
export const KnowledgeCategory = z.object({
  ...id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  sort: z.number(),
  count: z.number().int(),
})
export type KnowledgeCategory = z.infer<typeof KnowledgeCategory>

export const KnowledgeCategoryInput = z.object({
  name: words('Name', 60),
  slug: slug.optional(),
  description: z.string().trim().max(300).optional(),
  sort: z.number().int().min(0).max(10_000).optional(),
})
export type KnowledgeCategoryInput = z.infer<typeof KnowledgeCategoryInput>

export const Tag = z.object({ ...id, name: z.string(), slug: z.string() })
export type Tag = z.infer<typeof Tag>

const Named = z.object({ id: z.number().int(), name: z.string(), slug: z.string() })

/** How a model drafted a text; sent to editors only. */
export const AiOrigin = z.object({
  model: z.string(),
  prompt: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  notes: z.string(),
  madeAt: z.string(),
})
export type AiOrigin = z.infer<typeof AiOrigin>

/** What editors get beside what readers see: the text as they wrote it (null when it holds more than the notation can say) and its state. */
const forEditors = {
  text: z.string().nullable().optional(),
  isPublished: z.boolean(),
  ai: AiOrigin.nullable().optional(),
  translationOf: Original.nullable().optional(),
  updatedAt: z.string(),
}

export const Faq = z.object({
  ...id,
  language: z.enum(languages),
  question: z.string(),
  html: z.string(),
  category: Named.nullable(),
  sort: z.number(),
  isQuickSupport: z.boolean(),
  ...forEditors,
})
export type Faq = z.infer<typeof Faq>

export const FaqInput = z.object({
  question: words('Question', 200),
  answer: notation('Answer'),
  categoryId: recordId.nullable().optional(),
  sort: z.number().int().min(0).max(10_000).optional(),
  isPublished: z.boolean().optional(),
  isQuickSupport: z.boolean().optional(),
  ...languageInput,
})
export type FaqInput = z.infer<typeof FaqInput>

export const Article = z.object({
  ...id,
  language: z.enum(languages),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  category: Named.nullable(),
  tags: z.array(Named),
  author: z.string(),
  picture: PostPicture.nullable(),
  readingMinutes: z.number().int(),
  publishedAt: z.string(),
  isPublished: z.boolean(),
  /** For editors alone. */
  ai: AiOrigin.nullable().optional(),
  updatedAt: z.string(),
})
export type Article = z.infer<typeof Article>

export const ArticleDetail = Article.extend({ html: z.string(), ...forEditors })
export type ArticleDetail = z.infer<typeof ArticleDetail>

export const ArticleInput = z.object({
  title: words('Title', 140),
  summary: z.string().trim().max(300).optional(),
  text: notation('Text'),
  slug: slug.optional(),
  categoryId: recordId.nullable().optional(),
  tagIds: ids.optional(),
  isPublished: z.boolean().optional(),
  ...languageInput,
})
export type ArticleInput = z.infer<typeof ArticleInput>

export const Term = z.object({
  ...id,
  language: z.enum(languages),
  term: z.string(),
  slug: z.string(),
  definition: z.string(),
  isPublished: z.boolean(),
  ai: AiOrigin.nullable().optional(),
  translationOf: Original.nullable().optional(),
  updatedAt: z.string(),
})
export type Term = z.infer<typeof Term>

export const TermInput = z.object({
  term: words('Term', 120),
  definition: words('Definition', 600),
  slug: slug.optional(),
  isPublished: z.boolean().optional(),
  ...languageInput,
})
export type TermInput = z.infer<typeof TermInput>

/** An encyclopedia entry in a list. `terms` are the words of the glossary it explains. */
export const Entry = z.object({
  ...id,
  language: z.enum(languages),
  slug: z.string(),
  url: z.string(),
  term: z.string(),
  definition: z.string(),
  category: Named.nullable(),
  tags: z.array(Named),
  terms: z.array(Named),
  isPublished: z.boolean(),
  /** For editors alone. */
  ai: AiOrigin.nullable().optional(),
  updatedAt: z.string(),
})
export type Entry = z.infer<typeof Entry>

export const EntryDetail = Entry.extend({
  html: z.string(),
  related: z.array(z.object({ term: z.string(), slug: z.string() })),
  ...forEditors,
})
export type EntryDetail = z.infer<typeof EntryDetail>

export const EntryInput = z.object({
  term: words('Term', 120),
  definition: words('Definition', 600),
  text: notation('Text'),
  slug: slug.optional(),
  categoryId: recordId.nullable().optional(),
  tagIds: ids.optional(),
  termIds: ids.optional(),
  isPublished: z.boolean().optional(),
  ...languageInput,
})
export type EntryInput = z.infer<typeof EntryInput>

const kinds = promptKinds.map(({ key }) => key)

export const Prompt = z.object({
  ...id,
  name: z.string(),
  kind: z.enum(kinds),
  instructions: z.string(),
  template: z.string(),
  isActive: z.boolean(),
  updatedAt: z.string(),
})
export type Prompt = z.infer<typeof Prompt>

export const PromptInput = z.object({
  name: words('Name', 80),
  kind: z.enum(kinds, { error: 'Choose what the prompt is for' }),
  instructions: words('Instructions', 4000),
  template: words('Template', 4000),
  isActive: z.boolean().optional(),
})
export type PromptInput = z.infer<typeof PromptInput>

/**
 * Lists of the knowledge base: `query` looks in names and summaries, `category` is a slug, name or id. `drafts` adds
 * what is not published, for editors and admins alone.
 */
export const KnowledgeQuery = z.object({
  ...paging(24),
  query: queryText,
  category: queryText,
  tag: queryText,
  categoryId: optionalId,
  drafts: queryBoolean,
  language: queryLanguage,
})
export type KnowledgeQuery = z.infer<typeof KnowledgeQuery>
