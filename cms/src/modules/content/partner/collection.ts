import type { CollectionConfig } from 'payload'
import { assertPublishable, fillSlug, slugField } from '../news'
import {
  articleEditor,
  contentAccess,
  drawPage,
  keepRedirect,
  previewAt,
  refuseBrokenLinks,
  seoFields,
} from '../editorial'

const isHttpsOrEmpty = (value: string | null | undefined) =>
  !value || /^https:\/\/[^\s"'<>]+$/.test(value) || 'Enter an address that starts with https://'

/** Partner companies, each with a page at /{slug}. */
const draw = drawPage({ base: '' })

export const partnersCollection: CollectionConfig = {
  slug: 'partners',
  labels: { singular: 'Partner', plural: 'Partners' },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'sort'],
    ...previewAt('partners'),
  },
  access: contentAccess,
  defaultSort: 'sort',
  versions: { maxPerDoc: 30, drafts: { schedulePublish: true } },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'tagline', type: 'text', maxLength: 140 },
    { name: 'body', type: 'richText', editor: articleEditor },
    slugField,
    { name: 'logo', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    { name: 'website', type: 'text', validate: isHttpsOrEmpty, admin: { position: 'sidebar' } },
    { name: 'services', type: 'text', hasMany: true, maxRows: 8, admin: { position: 'sidebar' } },
    { name: 'sort', type: 'number', defaultValue: 0, admin: { position: 'sidebar' } },
    seoFields,
  ],
  hooks: {
    beforeValidate: [fillSlug('name')],
    beforeChange: [assertPublishable, refuseBrokenLinks('body', ''), keepRedirect('')],
    afterChange: [draw.afterChange],
    afterDelete: [draw.afterDelete],
  },
}
