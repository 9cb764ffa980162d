import type { CollectionConfig } from 'payload'
import { adminField, staffOnly } from '../../../platform/staff'
import { tellAuthor } from './hooks/tell-author'

/** What readers write under news posts. People write through the contract; staff decide here. */
export const commentsCollection: CollectionConfig = {
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  admin: {
    group: 'Content',
    useAsTitle: 'text',
    defaultColumns: ['text', 'post', 'authorName', 'status', 'createdAt'],
  },
  access: { read: staffOnly, create: () => false, update: staffOnly, delete: staffOnly },
  defaultSort: '-createdAt',
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'post', type: 'relationship', relationTo: 'posts', required: true, index: true },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      label: 'Account of the author',
      // Editors read the name below: an account is titled by its mail address.
      access: { read: adminField, update: () => false },
    },
    { name: 'authorName', type: 'text', label: 'Author', required: true, maxLength: 80 },
    {
      name: 'decision',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: {
            path: '/admin/decision-bar#DecisionBar',
            clientProps: {
              approve: { value: 'approved', label: 'Show it' },
              refuse: { value: 'rejected', label: 'Refuse it' },
            },
          },
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: 'Awaits review' },
        { value: 'approved', label: 'Shown' },
        { value: 'rejected', label: 'Refused' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'reason',
      type: 'text',
      maxLength: 120,
      admin: { position: 'sidebar', description: 'Why it was held back.' },
    },
  ],
  hooks: { afterChange: [tellAuthor] },
}
