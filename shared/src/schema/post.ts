import { z } from 'zod'
import { languages } from '../reference/languages'
import { paging, queryBoolean, queryLanguage, queryText, recordId } from './query'

export const PostPicture = z.object({
  link: z.string(),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

/** The English document that a translation translates, as editors see it. */
export const Original = z.object({ id: z.number().int(), name: z.string() })
export type Original = z.infer<typeof Original>

/** The language of a document and, unless that is English, the English one it translates; a language has one each. */
export const languageInput = {
  language: z.enum(languages, { error: 'Choose a language' }).optional(),
  translationOf: recordId.nullable().optional(),
}

/** A news post in a list; `url` is its public page. */
export const Post = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  slug: z.string(),
  url: z.string(),
  language: z.enum(languages),
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  categorySlug: z.string(),
  author: z.string(),
  picture: PostPicture.nullable(),
  featured: z.boolean(),
  isWarehouseOfTheWeek: z.boolean(),
  hasVideo: z.boolean(),
  readingMinutes: z.number().int(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  /** For editors who list drafts too. */
  isPublished: z.boolean().optional(),
})
export type Post = z.infer<typeof Post>

/** A whole post; `html` is rendered from the editor's document on the server, never typed by a user. */
export const PostDetail = Post.extend({
  html: z.string(),
  video: z.string().nullable(),
  /** For editors alone: the text as they wrote it, null when it holds more than the plain notation can say. */
  text: z.string().nullable().optional(),
  categoryId: z.number().int().nullable().optional(),
  warehouseId: z.number().int().nullable().optional(),
  sort: z.number().optional(),
  translationOf: Original.nullable().optional(),
  isPublished: z.boolean().optional(),
})
export type PostDetail = z.infer<typeof PostDetail>

export const PostCategory = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  arabicName: z.string().nullish(),
  count: z.number().int(),
})
export type PostCategory = z.infer<typeof PostCategory>

/** `sort` is newest (default), oldest or title; `pathname` is the slug of a post to find; `drafts` is for editors. */
export const PostQuery = z.object({
  ...paging(12),
  category: queryText,
  sort: queryText,
  featured: queryBoolean,
  isWarehouseOfTheWeek: queryBoolean,
  pathname: queryText,
  query: queryText,
  drafts: queryBoolean,
  language: queryLanguage,
})
export type PostQuery = z.infer<typeof PostQuery>

/** What an editor writes of a post; `text` is in the plain notation (see schema/knowledge). */
export const PostInput = z.object({
  title: z.string({ error: 'Title is required' }).trim().min(1, 'Title is required').max(140, 'At most 140 characters'),
  summary: z.string().trim().max(300, 'At most 300 characters').optional(),
  text: z.string({ error: 'Text is required' }).trim().min(1, 'Text is required').max(60_000),
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
    .max(120)
    .optional(),
  categoryId: recordId.nullable().optional(),
  warehouseId: recordId.nullable().optional(),
  video: z
    .string()
    .trim()
    .max(300)
    .regex(/^(?:https:\/\/[^\s"'<>]+)?$/, 'Enter an address that starts with https://')
    .optional(),
  featured: z.boolean().optional(),
  isWarehouseOfTheWeek: z.boolean().optional(),
  sort: z.number().int().min(0).max(10_000).optional(),
  isPublished: z.boolean().optional(),
  ...languageInput,
})
export type PostInput = z.infer<typeof PostInput>
