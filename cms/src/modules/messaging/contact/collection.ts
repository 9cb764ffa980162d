import { contactTopics } from '@stackyard/shared/reference/newsletter'
import type { CollectionConfig } from 'payload'
import { adminOnly, staffOnly } from '../../../platform/staff'

const written = { create: () => false, update: () => false }

/** What people wrote through the contact form. It is kept as it came; staff note what became of it. */
export const contactMessagesCollection: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Contact message', plural: 'Contact messages' },
  admin: {
    group: 'Content',
    useAsTitle: 'email',
    defaultColumns: ['email', 'topic', 'message', 'status', 'createdAt'],
  },
  access: { read: staffOnly, create: () => false, update: staffOnly, delete: adminOnly },
  defaultSort: '-createdAt',
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120, access: written },
    {
      name: 'email',
      type: 'email',
      required: true,
      index: true,
      access: written,
      admin: { components: { afterInput: ['/admin/mail-link#MailLink'] } },
    },
    { name: 'company', type: 'text', maxLength: 120, access: written },
    {
      name: 'topic',
      type: 'select',
      required: true,
      options: contactTopics.map(({ key, name }) => ({ value: key, label: name })),
      access: written,
    },
    { name: 'message', type: 'textarea', required: true, maxLength: 4000, access: written },
    {
      name: 'decision',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: {
            path: '/admin/decision-bar#DecisionBar',
            clientProps: {
              waits: 'new',
              approve: { value: 'answered', label: 'It is answered' },
              refuse: { value: 'closed', label: 'Close it' },
            },
          },
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { value: 'new', label: 'New' },
        { value: 'answered', label: 'Answered' },
        { value: 'closed', label: 'Closed' },
      ],
      admin: { position: 'sidebar' },
    },
    { name: 'note', type: 'textarea', maxLength: 1000, admin: { position: 'sidebar' } },
  ],
}
