import type { CollectionConfig } from 'payload'
import {
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
import { assertPublishable } from './hooks/assert-publishable'
import { setPublishedAt } from './hooks/set-published-at'
import { fillSlug, slugField } from './slug-field'
import { renewLock } from '../../../platform/renew-lock'

const draw = drawPage({ base: '/news' })

/** News posts: drafts with autosave and versions, scheduled publishing, live preview. */
export const postsCollection: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'News post', plural: 'News posts' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'category', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    baseFilter: writtenIn('title', 'excerpt', 'body', 'slug', 'category', 'cover'),
    ...previewAt('posts'),
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
    ...languageFields('posts'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'news-categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'cover', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    {
      name: 'coverSeed',
      type: 'number',
      label: 'Drawn cover',
      min: 0,
      max: 4095,
      admin: {
        position: 'sidebar',
        description: 'Number of a drawn picture (0 to 4095), used when no cover is uploaded.',
      },
    },
    {
      name: 'authorName',
      type: 'text',
      label: 'Author as printed',
      maxLength: 80,
      admin: { position: 'sidebar', description: 'Defaults to the name of the account below.' },
    },
    {
      name: 'author',
      type: 'relationship',
      label: 'Account of the author',
      relationTo: 'users',
      filterOptions: { userType: { in: ['admin', 'editor'] } },
      defaultValue: ({ user }) => user?.id,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Published on',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'video',
      type: 'text',
      validate: isHttpsOrEmpty,
      admin: { position: 'sidebar', description: 'https address of a video.' },
    },
    { name: 'featured', type: 'checkbox', defaultValue: false, index: true, admin: { position: 'sidebar' } },
    {
      name: 'isWarehouseOfTheWeek',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Warehouse of the week',
      admin: { position: 'sidebar' },
    },
    {
      name: 'warehouse',
      type: 'relationship',
      relationTo: 'warehouses',
      admin: { position: 'sidebar', condition: (data) => data?.isWarehouseOfTheWeek === true },
    },
    {
      name: 'sort',
      type: 'number',
      label: 'Order',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'Lower comes first among featured posts.' },
    },
    seoFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation, fillSlug('title')],
    beforeChange: [assertPublishable, refuseBrokenLinks('body', '/news'), setPublishedAt, keepRedirect('/news')],
    beforeDelete: [refuseWhenLinked('/news')],
    afterChange: [renewLock, draw.afterChange],
    afterDelete: [draw.afterDelete],
  },
}

function isHttpsOrEmpty(value: string | null | undefined): string | true {
  if (!value) return true
  return /^https:\/\/[^\s"'<>]+$/.test(value) || 'Enter an address that starts with https://'
}
