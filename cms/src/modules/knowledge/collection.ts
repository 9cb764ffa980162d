import type { CollectionConfig } from 'payload'
import { articleEditor, contentAccess, enqueueContentRelease, seoFields, textEditor } from '../site-release'
import { fillSlug, slugField } from '../news'

const releaseHooks = { afterChange: [enqueueContentRelease], afterDelete: [enqueueContentRelease] }

export const faqCategoriesCollection: CollectionConfig = {
  slug: 'faq-categories',
  labels: { singular: 'FAQ category', plural: 'FAQ categories' },
  admin: { group: 'Knowledge', useAsTitle: 'name', defaultColumns: ['name', 'slug', 'sort'] },
  access: contentAccess,
  defaultSort: 'sort',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    slugField,
    { name: 'sort', type: 'number', defaultValue: 0, index: true },
  ],
  hooks: { beforeValidate: [fillSlug('name')], ...releaseHooks },
}

export const faqsCollection: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: {
    group: 'Knowledge',
    useAsTitle: 'question',
    defaultColumns: ['question', 'category', 'sort', 'isPublished'],
  },
  access: contentAccess,
  defaultSort: 'sort',
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 200 },
    { name: 'answer', type: 'richText', required: true, editor: textEditor },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'faq-categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'sort', type: 'number', defaultValue: 0, index: true, admin: { position: 'sidebar' } },
    { name: 'isPublished', type: 'checkbox', defaultValue: true, label: 'Published', admin: { position: 'sidebar' } },
  ],
  hooks: releaseHooks,
}

export const encyclopediaEntriesCollection: CollectionConfig = {
  slug: 'encyclopedia-entries',
  labels: { singular: 'Encyclopedia entry', plural: 'Encyclopedia entries' },
  admin: { group: 'Knowledge', useAsTitle: 'term', defaultColumns: ['term', 'slug', 'isPublished', 'updatedAt'] },
  access: contentAccess,
  defaultSort: 'term',
  fields: [
    { name: 'term', type: 'text', required: true, maxLength: 120, index: true },
    {
      name: 'definition',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'One or two plain sentences.' },
    },
    { name: 'body', type: 'richText', editor: articleEditor },
    slugField,
    { name: 'isPublished', type: 'checkbox', defaultValue: true, label: 'Published', admin: { position: 'sidebar' } },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'encyclopedia-entries',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    seoFields,
  ],
  hooks: { beforeValidate: [fillSlug('term')], ...releaseHooks },
}
