import type { CollectionConfig } from 'payload'
import { contentAccess } from './access'
import { seoFields } from './fields'
import { drawPage } from './hooks/draw-page'
import { keepRedirect } from './hooks/keep-redirect'
import { keepTranslation } from './hooks/keep-translation'
import { refuseBrokenLinks } from './hooks/refuse-broken-links'
import { languageFields } from './language-fields'
import { previewAt } from './preview-links'
import { articleEditor } from './rich-text/editor'
import { writtenIn } from './untouched'
import { renewLock } from '../../../platform/renew-lock'

const draw = drawPage({ base: '' })

/** Standing pages such as terms and privacy, at /{slug}. */
export const pagesCollection: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    baseFilter: writtenIn('title', 'excerpt', 'body', 'slug'),
    ...previewAt('pages'),
  },
  access: contentAccess,
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, schedulePublish: true } },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 140 },
    { name: 'excerpt', type: 'textarea', label: 'Summary', maxLength: 300 },
    { name: 'body', type: 'richText', label: 'Text', editor: articleEditor },
    {
      name: 'slug',
      type: 'text',
      label: 'Address',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar', description: 'What stands after the domain, e.g. "privacy" for /privacy.' },
      validate: (value: string | null | undefined) =>
        (!!value && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) || 'Use small letters, digits and single hyphens.',
    },
    ...languageFields('pages'),
    seoFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation],
    beforeChange: [refuseBrokenLinks('body', ''), keepRedirect('')],
    afterChange: [renewLock, draw.afterChange],
    afterDelete: [draw.afterDelete],
  },
}
