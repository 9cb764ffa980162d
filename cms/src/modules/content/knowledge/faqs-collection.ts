import type { CollectionConfig } from 'payload'
import {
  aiFields,
  contentAccess,
  drawPage,
  keepTranslation,
  languageFields,
  refuseBrokenLinks,
  textEditor,
} from '../editorial'

const draw = drawPage({ page: '/faqs' })

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
  versions: { maxPerDoc: 30 },
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
    {
      name: 'sort',
      type: 'number',
      label: 'Order',
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', description: 'Lower comes first.' },
    },
    {
      name: 'isPublished',
      type: 'checkbox',
      defaultValue: true,
      label: 'Published',
      admin: { position: 'sidebar', description: 'Ticked: readers see it as soon as you save.' },
    },
    {
      name: 'isQuickSupport',
      type: 'checkbox',
      defaultValue: false,
      label: 'Show in quick answers',
      admin: { position: 'sidebar' },
    },
    ...languageFields('faqs'),
    aiFields,
  ],
  hooks: {
    beforeValidate: [keepTranslation],
    beforeChange: [refuseBrokenLinks('answer', '/faqs')],
    afterChange: [draw.afterChange],
    afterDelete: [draw.afterDelete],
  },
}
