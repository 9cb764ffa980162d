import type { CollectionConfig } from 'payload'
import { arabicNameField, contentAccess, refuseWhenLinked, refuseWhenUsed } from '../editorial'
import { fillSlug, slugField } from './slug-field'

export const newsCategoriesCollection: CollectionConfig = {
  slug: 'news-categories',
  labels: { singular: 'News category', plural: 'News categories' },
  admin: { group: 'Content', useAsTitle: 'name', defaultColumns: ['name', 'slug', 'sort'] },
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
    beforeDelete: [
      refuseWhenUsed({ collection: 'posts', field: 'category', noun: ['post', 'posts'] }),
      refuseWhenLinked('/news/category'),
    ],
  },
}
