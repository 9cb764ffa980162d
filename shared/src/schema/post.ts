import { z } from 'zod'
import { paging, queryBoolean, queryText } from './query'

export const PostPicture = z.object({
  link: z.string(),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

/** A news post in a list; `url` is its public page. */
export const Post = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  slug: z.string(),
  url: z.string(),
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
})
export type Post = z.infer<typeof Post>

/** A whole post; `html` is rendered from the editor's document on the server, never typed by a user. */
export const PostDetail = Post.extend({ html: z.string() })
export type PostDetail = z.infer<typeof PostDetail>

export const PostCategory = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  count: z.number().int(),
})
export type PostCategory = z.infer<typeof PostCategory>

/** `sort` is newest (default), oldest or title; `pathname` is the slug of a post to find. */
export const PostQuery = z.object({
  ...paging(12),
  category: queryText,
  sort: queryText,
  featured: queryBoolean,
  isWarehouseOfTheWeek: queryBoolean,
  pathname: queryText,
  query: queryText,
})
export type PostQuery = z.infer<typeof PostQuery>
