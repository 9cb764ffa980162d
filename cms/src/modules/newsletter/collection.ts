import type { CollectionConfig } from 'payload'
import { contentAccess, textEditor } from '../site-release'

/** Newsletters as editors write them; they are sent from the dashboard (002 §2.15, §7.4). */
export const newslettersCollection: CollectionConfig = {
  slug: 'newsletters',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: {
    group: 'Content',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'isReady', 'updatedAt'],
    description: 'Write here, send from the dashboard. Every mail gets a link to unsubscribe.',
  },
  access: contentAccess,
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 20 },
  fields: [
    { name: 'subject', type: 'text', required: true, maxLength: 120 },
    {
      name: 'preheader',
      type: 'text',
      maxLength: 140,
      admin: { description: 'The line that mail programs show after the subject.' },
    },
    { name: 'body', type: 'richText', editor: textEditor, required: true },
    {
      name: 'isReady',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Ready to be sent',
      admin: { position: 'sidebar' },
    },
  ],
}
