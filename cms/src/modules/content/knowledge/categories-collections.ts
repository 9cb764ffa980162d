import type { CollectionConfig, CollectionSlug } from 'payload'
import { fillSlug, slugField } from '../news'
import { arabicNameField, contentAccess, refuseWhenUsed } from '../editorial'

type Kind = {
  slug: string
  labels: { singular: string; plural: string }
  uses: { collection: CollectionSlug; field: string; noun: [string, string] }
}

/** The sorted, named groups that entries of the knowledge base stand in; one that is in use cannot be deleted. */
const categories = ({ slug, labels, uses }: Kind): CollectionConfig => ({
  slug,
  labels,
  admin: { group: 'Knowledge', useAsTitle: 'name', defaultColumns: ['name', 'slug', 'sort'] },
  access: contentAccess,
  defaultSort: 'sort',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    arabicNameField,
    slugField,
    { name: 'description', type: 'textarea', maxLength: 300 },
    { name: 'sort', type: 'number', defaultValue: 0, index: true },
  ],
  hooks: {
    beforeValidate: [fillSlug('name')],
    beforeDelete: [refuseWhenUsed(uses)],
  },
})

export const faqCategoriesCollection = categories({
  slug: 'faq-categories',
  labels: { singular: 'FAQ category', plural: 'FAQ categories' },
  uses: { collection: 'faqs', field: 'category', noun: ['question', 'questions'] },
})

export const articleCategoriesCollection = categories({
  slug: 'article-categories',
  labels: { singular: 'Article category', plural: 'Article categories' },
  uses: { collection: 'articles', field: 'category', noun: ['article', 'articles'] },
})

export const encyclopediaCategoriesCollection = categories({
  slug: 'encyclopedia-categories',
  labels: { singular: 'Encyclopedia category', plural: 'Encyclopedia categories' },
  uses: { collection: 'encyclopedia-entries', field: 'category', noun: ['entry', 'entries'] },
})

/** Words that articles and entries are found by, across categories. */
export const tagsCollection: CollectionConfig = {
  slug: 'content-tags',
  labels: { singular: 'Tag', plural: 'Tags' },
  admin: { group: 'Knowledge', useAsTitle: 'name', defaultColumns: ['name', 'slug'] },
  access: contentAccess,
  defaultSort: 'name',
  fields: [{ name: 'name', type: 'text', required: true, unique: true, maxLength: 40 }, arabicNameField, slugField],
  hooks: {
    beforeValidate: [fillSlug('name')],
  },
}
