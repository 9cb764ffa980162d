import { z } from 'zod'
import {
  Article,
  ArticleDetail,
  ArticleInput,
  Entry,
  EntryDetail,
  EntryInput,
  Faq,
  FaqInput,
  KnowledgeQuery,
  Prompt,
  PromptInput,
  Tag,
  Term,
  TermInput,
} from '../schema/knowledge'
import { IdParams } from '../schema/query'
import { Done, endpoint, nothing } from './endpoint'

/** An id, or the slug of the public address. */
const Key = z.object({ id: z.string().trim().min(1).max(200) })

/** Lists show what is published; editors and admins may ask for drafts too. */
export const faqs = {
  quickSupport: endpoint({
    method: 'GET',
    path: '/faqs/quick-support',
    audience: 'public',
    summary: 'Questions asked most, for quick help',
    input: nothing,
    results: z.array(Faq),
  }),
  list: endpoint({
    method: 'GET',
    path: '/faqs/faq-list',
    audience: 'public',
    summary: 'Questions and answers',
    input: KnowledgeQuery,
    results: z.array(Faq),
  }),
  createManually: endpoint({
    method: 'POST',
    path: '/faqs/create-faq-manually',
    audience: 'editor',
    summary: 'Add a question',
    input: FaqInput,
    results: Faq,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/faqs/update-faq/{id}',
    audience: 'editor',
    summary: 'Change a question',
    input: FaqInput.partial().extend(IdParams.shape),
    results: Faq,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/faqs/delete-faq/{id}',
    audience: 'editor',
    summary: 'Delete a question',
    input: IdParams,
    results: Done,
  }),
}

export const article = {
  list: endpoint({
    method: 'GET',
    path: '/article/list',
    audience: 'public',
    summary: 'Articles',
    input: KnowledgeQuery,
    results: z.array(Article),
  }),
  single: endpoint({
    method: 'GET',
    path: '/article/single-article/{id}',
    audience: 'public',
    summary: 'One article, by id or slug',
    input: Key,
    results: ArticleDetail,
  }),
  createManually: endpoint({
    method: 'POST',
    path: '/article/create-article-manually',
    audience: 'editor',
    summary: 'Add an article',
    input: ArticleInput,
    results: ArticleDetail,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/article/update-article/{id}',
    audience: 'editor',
    summary: 'Change an article',
    input: ArticleInput.partial().extend(IdParams.shape),
    results: ArticleDetail,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/article/delete-article/{id}',
    audience: 'editor',
    summary: 'Delete an article',
    input: IdParams,
    results: Done,
  }),
}

export const encyclopedia = {
  list: endpoint({
    method: 'GET',
    path: '/encyclopedia/list',
    audience: 'public',
    summary: 'Entries of the encyclopedia',
    input: KnowledgeQuery,
    results: z.array(Entry),
  }),
  tagList: endpoint({
    method: 'GET',
    path: '/encyclopedia/tag-list',
    audience: 'public',
    summary: 'Tags of articles and entries',
    input: nothing,
    results: z.array(Tag),
  }),
  listByTermSlug: endpoint({
    method: 'GET',
    path: '/encyclopedia/encyclopedia-list-by-term-slug/{slug}',
    audience: 'public',
    summary: 'Entries that explain a term',
    input: z.object({ slug: z.string().trim().min(1).max(200) }),
    results: z.array(Entry),
  }),
  single: endpoint({
    method: 'GET',
    path: '/encyclopedia/single-encyclopedia/{id}',
    audience: 'public',
    summary: 'One entry, by id or slug',
    input: Key,
    results: EntryDetail,
  }),
  createManually: endpoint({
    method: 'POST',
    path: '/encyclopedia/create-encyclopedia-manually',
    audience: 'editor',
    summary: 'Add an entry',
    input: EntryInput,
    results: EntryDetail,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/encyclopedia/update-encyclopedia/{id}',
    audience: 'editor',
    summary: 'Change an entry',
    input: EntryInput.partial().extend(IdParams.shape),
    results: EntryDetail,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/encyclopedia/delete-encyclopedia/{id}',
    audience: 'editor',
    summary: 'Delete an entry',
    input: IdParams,
    results: Done,
  }),
}

export const encyclopediaTerm = {
  list: endpoint({
    method: 'GET',
    path: '/encyclopedia-term/term-list',
    audience: 'public',
    summary: 'Terms with their definitions, A to Z',
    input: KnowledgeQuery,
    results: z.array(Term),
  }),
  create: endpoint({
    method: 'POST',
    path: '/encyclopedia-term/create-term',
    audience: 'editor',
    summary: 'Add a term',
    input: TermInput,
    results: Term,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/encyclopedia-term/update-term/{id}',
    audience: 'editor',
    summary: 'Change a term',
    input: TermInput.partial().extend(IdParams.shape),
    results: Term,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/encyclopedia-term/delete-term/{id}',
    audience: 'editor',
    summary: 'Delete a term',
    input: IdParams,
    results: Done,
  }),
}

export const prompt = {
  list: endpoint({
    method: 'GET',
    path: '/prompt/prompt-list',
    audience: 'editor',
    summary: 'Prompts for AI drafts',
    input: KnowledgeQuery,
    results: z.array(Prompt),
  }),
  create: endpoint({
    method: 'POST',
    path: '/prompt/create-prompt',
    audience: 'admin',
    summary: 'Add a prompt',
    input: PromptInput,
    results: Prompt,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/prompt/update-prompt/{id}',
    audience: 'admin',
    summary: 'Change a prompt',
    input: PromptInput.partial().extend(IdParams.shape),
    results: Prompt,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/prompt/delete-prompt/{id}',
    audience: 'admin',
    summary: 'Delete a prompt',
    input: IdParams,
    results: Done,
  }),
}
