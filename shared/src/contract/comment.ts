import { z } from 'zod'
import { Comment, CommentInput } from '../schema/comment'
import { IdParams, paging } from '../schema/query'
import { Done, endpoint } from './endpoint'

/** Create, by id, by blog id. A comment is shown once an editor has approved it. */
export const comment = {
  create: endpoint({
    method: 'POST',
    path: '/comment',
    audience: 'user',
    summary: 'Comment on a news post',
    input: CommentInput,
    results: Comment,
    callsPerMinute: 6,
  }),
  byBlog: endpoint({
    method: 'GET',
    path: '/comment/blog/{id}',
    audience: 'public',
    summary: 'Comments on a post, with the reader’s own',
    input: IdParams.extend(paging(50)),
    results: z.array(Comment),
  }),
  get: endpoint({
    method: 'GET',
    path: '/comment/{id}',
    audience: 'public',
    summary: 'One comment',
    input: IdParams,
    results: Comment,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/comment/{id}',
    audience: 'owner',
    summary: 'Delete an own comment; editors delete any',
    input: IdParams,
    results: Done,
  }),
}
