import { z } from 'zod'
import { recordId } from './query'

/** A comment under a news post. Readers get those that were approved, and their own. */
export const Comment = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  blogId: z.number().int(),
  text: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: z.string(),
})
export type Comment = z.infer<typeof Comment>

export const CommentInput = z.object({
  blogId: recordId,
  text: z
    .string({ error: 'Write your comment first' })
    .trim()
    .min(2, 'Write your comment first')
    .max(2000, 'At most 2,000 characters'),
})
export type CommentInput = z.infer<typeof CommentInput>
