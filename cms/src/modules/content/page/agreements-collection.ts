import type { CollectionConfig } from 'payload'
import { adminOnly, staffOnly } from '../../../platform/staff'
import { articleEditor, refuseBrokenLinks } from '../editorial'

/**
 * What merchants and warehouses agree to: one standard text each, and texts agreed with one account, shown at
 * /merchant-agreement?id={account}. Admins write them; every version is kept.
 */
export const agreementsCollection: CollectionConfig = {
  slug: 'agreements',
  labels: { singular: 'Agreement', plural: 'Agreements' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'account', '_status', 'updatedAt'],
  },
  access: { read: staffOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  versions: { maxPerDoc: 0, drafts: { schedulePublish: true } },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 140 },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'merchant', label: 'Merchant agreement' },
        { value: 'warehouse', label: 'Warehouse agreement' },
      ],
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', description: 'Leave empty for the text that holds for everybody.' },
    },
    { name: 'body', type: 'richText', editor: articleEditor },
    { name: 'effectiveFrom', type: 'date', admin: { position: 'sidebar' } },
  ],
  hooks: { beforeChange: [refuseBrokenLinks('body', '')] },
}
