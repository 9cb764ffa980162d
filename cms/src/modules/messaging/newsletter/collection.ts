import type { CollectionConfig } from 'payload'
import { contentAccess, letterEditor } from '../../content/editorial'

/** Newsletters as editors write them; they are sent from the dashboard. */
export const newslettersCollection: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: {
    group: 'Content',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'isReady', 'updatedAt'],
    description:
      'Write here; an admin tests and sends it at /dashboard/send-news-letter. Every mail gets a link to unsubscribe.',
  },
  access: contentAccess,
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 20 },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: 120 },
    {
      name: 'preheader',
      type: 'text',
      label: 'Line after the subject',
      maxLength: 140,
      admin: { description: 'Mail programs show it in their lists; it stands nowhere in the opened mail.' },
    },
    { name: 'body', type: 'richText', label: 'Text', editor: letterEditor, required: true },
    {
      name: 'isReady',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Ready to be sent',
      admin: { position: 'sidebar', description: 'Nothing goes out before this is ticked.' },
    },
  ],
}
