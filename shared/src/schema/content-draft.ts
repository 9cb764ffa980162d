import { z } from 'zod'
import { promptKinds } from '../reference/prompt-kinds'
import { maxFileBytes } from './file'
import { recordId } from './query'

const topic = z.string({ error: 'Name a topic' }).trim().min(2, 'Name a topic').max(200, 'At most 200 characters')

/** What to draft about, and which prompt to ask with (else the first of its kind that is in use). */
export const AiTopic = z.object({ topic, promptId: recordId.optional() })
export type AiTopic = z.infer<typeof AiTopic>

/** For which readers a draft is written, e.g. "owners of small warehouses". */
const audience = z.string().trim().max(100, 'At most 100 characters').optional()

export const AiFaqs = AiTopic.extend({
  audience,
  categoryId: recordId.nullable().optional(),
  count: z.number().int().min(1).max(6).default(3),
})
export type AiFaqs = z.infer<typeof AiFaqs>

export const AiArticle = AiTopic.extend({
  audience,
  categoryId: recordId.nullable().optional(),
})
export type AiArticle = z.infer<typeof AiArticle>

export const AiArticleFile = z.object({
  file: z
    .file({ error: 'Choose a file' })
    .max(maxFileBytes, 'File size is larger than 3 MB')
    .min(1, 'This file is empty'),
  topic: topic.optional(),
})
export type AiArticleFile = z.infer<typeof AiArticleFile>

export const AiEntry = AiTopic.extend({ audience, categoryId: recordId.nullable().optional() })
export type AiEntry = z.infer<typeof AiEntry>

export const AiTerms = AiTopic.extend({ count: z.number().int().min(1).max(8).default(4) })
export type AiTerms = z.infer<typeof AiTerms>

/** What a person has drafted and what it has cost: within the quota's day, and within thirty days; dollars. */
export const DraftSpending = z.object({
  drafts: z.number().int(),
  draftsPerDay: z.number().int(),
  dayDollars: z.number(),
  monthDollars: z.number(),
})
export type DraftSpending = z.infer<typeof DraftSpending>

/** How far a draft is: seconds since it was asked for, and about how many tokens the model has written. */
export const DraftProgress = z.object({
  kind: z.enum(promptKinds.map(({ key }) => key)),
  seconds: z.number().int(),
  tokens: z.number().int(),
})
