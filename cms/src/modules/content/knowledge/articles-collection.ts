import type { CollectionConfig } from 'payload'
import { assertPublishable, fillSlug, setPublishedAt, slugField } from '../news'
import {
  aiFields,
  articleEditor,
  contentAccess,
  drawPage,
  keepRedirect,
  keepTranslation,
  languageFields,
  previewAt,
  refuseBrokenLinks,
  refuseWhenLinked,
  seoFields,
  writtenIn,
} from '../editorial'
import { renewLock } from '../../../platform/renew-lock'

/** Long reads of the knowledge base: drafts with autosave, versions, schedule and live preview. */
const draw = drawPage({ base: '/articles' })

export const articlesCollection: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'Article', plural: 'Articles' },
  admin: {
    group: 'Knowledge',
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'category', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    baseFilter: writtenIn('title', 'excerpt', 'body', 'slug', 'category', 'cover'),
    ...previewAt('articles'),
  },
  access: contentAccess,
  defaultSort: '-publishedAt',
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 140 },
    {
      name: 'excerpt',
      type: 'textarea',
      label: 'Summary',
      maxLength: 300,
      admin: { description: 'One or two sentences for lists and previews.' },
    },
    { name: 'body', type: 'richText', label: 'Text', editor: articleEditor },
    slugField,
    ...languageFields('articles'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'article-categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'content-tags',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    { name: 'cover', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    {
      name: 'coverSeed',
      type: 'number',
      label: 'Drawn cover',
      min: 0,
      max: 4095,
      admin: { position: 'sidebar', description: 'Number of a drawn picture, used when no cover is uploaded.' },
    },
    { name: 'authorName', type: 'text', label: 'Author as printed', maxLength: 80, admin: { position: 'sidebar' } },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Published on',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    aiFields,
    seoFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation, fillSlug('title')],
    beforeChange: [
      assertPublishable,
      refuseBrokenLinks('body', '/articles'),
      setPublishedAt,
      keepRedirect('/articles'),
    ],
    beforeDelete: [refuseWhenLinked('/articles')],
    afterChange: [renewLock, draw.afterChange],
    afterDelete: [draw.afterDelete],
  },
}
