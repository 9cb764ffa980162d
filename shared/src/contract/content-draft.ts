import { z } from 'zod'
import {
  AiArticle,
  AiArticleFile,
  AiEntry,
  AiFaqs,
  AiTerms,
  AiTopic,
  DraftProgress,
  DraftSpending,
} from '../schema/content-draft'
import { ArticleDetail, EntryDetail, Faq, Term } from '../schema/knowledge'
import { endpoint, nothing } from './endpoint'

const callsPerMinute = 10

/**
 * Drafts by a model: never published by themselves, marked with model, prompt, sources and date. A quota
 * holds per person and day.
 */
export const contentDraft = {
  faq: endpoint({
    method: 'POST',
    path: '/faqs/generate-faq-from-ai',
    audience: 'editor',
    summary: 'Draft questions and answers on a topic',
    input: AiFaqs,
    results: z.array(Faq),
    callsPerMinute,
  }),
  article: endpoint({
    method: 'POST',
    path: '/article/generate-article-from-ai',
    audience: 'editor',
    summary: 'Draft an article on a topic',
    input: AiArticle,
    results: ArticleDetail,
    callsPerMinute,
  }),
  articleFromFile: endpoint({
    method: 'POST',
    path: '/article/generate-article-from-file',
    audience: 'editor',
    summary: 'Draft an article from a document',
    description: 'Multipart, field `file`: docx, pdf, txt or md, at most 3,145,728 bytes.',
    input: AiArticleFile,
    results: ArticleDetail,
    callsPerMinute,
  }),
  encyclopedia: endpoint({
    method: 'POST',
    path: '/encyclopedia/generate-encyclopedia-from-ai',
    audience: 'editor',
    summary: 'Draft an encyclopedia entry',
    input: AiEntry,
    results: EntryDetail,
    callsPerMinute,
  }),
  term: endpoint({
    method: 'POST',
    path: '/encyclopedia-term/generate-term',
    audience: 'editor',
    summary: 'Draft terms around a topic',
    input: AiTerms,
    results: z.array(Term),
    callsPerMinute,
  }),
  running: endpoint({
    method: 'GET',
    path: '/ai-drafts/running',
    audience: 'editor',
    summary: 'The own draft that is being written, and how far it is',
    description: 'A draft ends when the call that asked for it is given up.',
    input: nothing,
    results: DraftProgress.nullable(),
  }),
  spending: endpoint({
    method: 'GET',
    path: '/ai-drafts/spending',
    audience: 'editor',
    summary: 'How many drafts the day has left, and what the own ones have cost',
    description: 'The cost is reckoned from the tokens that the provider counted and the prices in the settings.',
    input: nothing,
    results: DraftSpending,
  }),
  definition: endpoint({
    method: 'POST',
    path: '/encyclopedia-term/generate-defination',
    audience: 'editor',
    summary: 'Draft the definition of a term',
    description: 'Answers with a text for the form; nothing is kept.',
    input: AiTopic,
    results: z.object({ term: z.string(), definition: z.string(), model: z.string() }),
    callsPerMinute,
  }),
}
