import type { CollectionConfig } from 'payload'
import { contentAccess } from './access'

const isPath = (value: string | null | undefined) =>
  /^\/(?![/\\])[^\s?#\\]{0,240}$/.test(value ?? '') || 'Write a path of this site that starts with one slash.'

/** Old addresses of the site and where they lead now (301). A renamed document leaves one by itself. */
export const redirectsCollection: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: { group: 'Content', useAsTitle: 'from', defaultColumns: ['from', 'to', 'isAutomatic', 'updatedAt'] },
  access: contentAccess,
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, index: true, validate: isPath },
    { name: 'to', type: 'text', required: true, index: true, validate: isPath },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      defaultValue: false,
      label: 'Made by a new address of a document',
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
