import { z } from 'zod'
import { Post, PostCategory, PostDetail, PostInput, PostQuery } from '../schema/post'
import { IdParams, paging, queryText } from '../schema/query'
import { Done, endpoint, nothing } from './endpoint'

export const posts = {
  list: endpoint({
    method: 'GET',
    path: '/posts/',
    audience: 'public',
    summary: 'Published news',
    input: PostQuery,
    results: z.array(Post),
  }),
  withVideos: endpoint({
    method: 'GET',
    path: '/posts/news-with-videos',
    audience: 'public',
    summary: 'Published news with a video',
    input: z.object({ sort: queryText, ...paging(12) }),
    results: z.array(Post),
  }),
  recent: endpoint({
    method: 'GET',
    path: '/posts/recent',
    audience: 'public',
    summary: 'The latest news',
    input: z.object(paging(6)),
    results: z.array(Post),
  }),
  today: endpoint({
    method: 'GET',
    path: '/posts/today-blogs',
    audience: 'public',
    summary: 'News of today, or of the latest day that has any',
    input: z.object(paging(6)),
    results: z.array(Post),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/posts/categories',
    audience: 'public',
    summary: 'Categories with their number of posts',
    input: nothing,
    results: z.array(PostCategory),
  }),
  get: endpoint({
    method: 'GET',
    path: '/posts/{id}',
    audience: 'public',
    summary: 'One published post, by id or slug',
    input: z.object({ id: z.string().trim().min(1).max(200) }),
    results: PostDetail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/posts/',
    audience: 'editor',
    summary: 'Write a news post',
    input: PostInput,
    results: PostDetail,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/posts/{id}',
    audience: 'editor',
    summary: 'Change a news post',
    input: PostInput.partial().extend(IdParams.shape),
    results: PostDetail,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/posts/{id}',
    audience: 'editor',
    summary: 'Delete a news post',
    input: IdParams,
    results: Done,
  }),
}
