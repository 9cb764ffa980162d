import type { CollectionConfig } from 'payload'
import { fillSlug, slugField } from '../news'
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
} from '../editorial'

const drawEntry = drawPage({ base: '/encyclopedia' })
const drawTerms = drawPage({ page: '/supply-chain-logistics-definitions' })
const published = (value: boolean) =>
  ({
    name: 'isPublished',
    type: 'checkbox',
    defaultValue: value,
    label: 'Published',
    index: true,
    admin: { position: 'sidebar', description: 'Ticked: readers see it as soon as you save.' },
  }) as const

/** Entries of the encyclopedia; `terms` are the words of the glossary that lead to it. */
export const encyclopediaEntriesCollection: CollectionConfig = {
  slug: 'encyclopedia-entries',
  labels: { singular: 'Encyclopedia entry', plural: 'Encyclopedia entries' },
  admin: {
    group: 'Knowledge',
    useAsTitle: 'term',
    defaultColumns: ['term', 'category', 'isPublished', 'updatedAt'],
    ...previewAt('encyclopedia-entries'),
  },
  access: contentAccess,
  defaultSort: 'term',
  versions: { maxPerDoc: 30 },
  fields: [
    { name: 'term', type: 'text', required: true, maxLength: 120, index: true },
    {
      name: 'definition',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'One or two plain sentences.' },
    },
    { name: 'body', type: 'richText', label: 'Text', editor: articleEditor },
    slugField,
    ...languageFields('encyclopedia-entries'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'encyclopedia-categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'tags', type: 'relationship', relationTo: 'content-tags', hasMany: true, admin: { position: 'sidebar' } },
    published(true),
    {
      name: 'terms',
      type: 'relationship',
      relationTo: 'encyclopedia-terms',
      hasMany: true,
      admin: { position: 'sidebar', description: 'Words of the glossary that this entry explains.' },
    },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'encyclopedia-entries',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    aiFields,
    seoFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation, fillSlug('term')],
    beforeChange: [refuseBrokenLinks('body', '/encyclopedia'), keepRedirect('/encyclopedia')],
    beforeDelete: [refuseWhenLinked('/encyclopedia')],
    afterChange: [drawEntry.afterChange],
    afterDelete: [drawEntry.afterDelete],
  },
}

/** Short definitions of the trade's words, for the A–Z list and for links out of articles. */
export const encyclopediaTermsCollection: CollectionConfig = {
  slug: 'encyclopedia-terms',
  labels: { singular: 'Term', plural: 'Terms' },
  admin: { group: 'Knowledge', useAsTitle: 'term', defaultColumns: ['term', 'slug', 'isPublished', 'updatedAt'] },
  access: contentAccess,
  defaultSort: 'term',
  versions: { maxPerDoc: 20 },
  fields: [
    { name: 'term', type: 'text', required: true, maxLength: 120, index: true },
    { name: 'definition', type: 'textarea', required: true, maxLength: 600 },
    slugField,
    ...languageFields('encyclopedia-terms'),
    published(true),
    aiFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation, fillSlug('term')],
    afterChange: [drawTerms.afterChange],
    afterDelete: [drawTerms.afterDelete],
  },
}
