import { z } from 'zod'
import { KnowledgeCategory, KnowledgeCategoryInput } from '../schema/knowledge'
import { IdParams } from '../schema/query'
import { Done, endpoint, nothing } from './endpoint'

/** The four calls of a category group. One that is in use cannot be deleted. */
const categoryEndpoints = (group: 'faqs-category' | 'article-category' | 'encyclopedia-category', of: string) => ({
  list: endpoint({
    method: 'GET',
    path: `/${group}/category-list`,
    audience: 'public',
    summary: `Categories of ${of}`,
    input: nothing,
    results: z.array(KnowledgeCategory),
  }),
  create: endpoint({
    method: 'POST',
    path: `/${group}/create-category`,
    audience: 'editor',
    summary: `Add a category of ${of}`,
    input: KnowledgeCategoryInput,
    results: KnowledgeCategory,
  }),
  update: endpoint({
    method: 'PUT',
    path: `/${group}/update-category/{id}`,
    audience: 'editor',
    summary: `Change a category of ${of}`,
    input: KnowledgeCategoryInput.partial().extend(IdParams.shape),
    results: KnowledgeCategory,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `/${group}/delete-category/{id}`,
    audience: 'editor',
    summary: `Delete an unused category of ${of}`,
    input: IdParams,
    results: Done,
  }),
})

export const faqsCategory = categoryEndpoints('faqs-category', 'questions')
export const articleCategory = categoryEndpoints('article-category', 'articles')
export const encyclopediaCategory = categoryEndpoints('encyclopedia-category', 'encyclopedia entries')
