import type { CollectionConfig } from 'payload'
import { adminOnly } from '../../../platform/staff'
import { carryDecision } from './hooks/carry-decision'
import { guardDecision } from './hooks/guard-decision'

const stated = { readOnly: true }

const addressLabels = {
  street1: 'Street',
  street2: 'Street, second line',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  country: 'Country',
}

/** Applications to have one's identity verified, decided here by an admin. Made by the server only. */
export const identityApplicationsCollection: CollectionConfig = {
  slug: 'identity-applications',
  labels: { singular: 'Identity application', plural: 'Identity applications' },
  admin: {
    group: 'People',
    useAsTitle: 'legalName',
    defaultColumns: ['legalName', 'user', 'status', 'createdAt'],
    description: 'Compare the documents with what was stated, then approve or reject with a reason.',
    hidden: ({ user }) => (user as { userType?: string } | null)?.userType !== 'admin',
  },
  access: { read: adminOnly, create: () => false, update: adminOnly, delete: () => false },
  fields: [
    {
      name: 'user',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: stated,
    },
    { name: 'legalName', type: 'text', required: true, maxLength: 160, admin: stated },
    { name: 'dateOfBirth', type: 'text', required: true, maxLength: 10, admin: stated },
    {
      name: 'address',
      type: 'group',
      admin: stated,
      fields: Object.entries(addressLabels).map(([name, label]) => ({
        name,
        label,
        type: 'text',
        maxLength: 160,
        admin: stated,
      })),
    },
    {
      name: 'documentType',
      type: 'select',
      required: true,
      options: [
        { label: 'Passport', value: 'passport' },
        { label: 'Driver’s license', value: 'drivers_license' },
        { label: 'Identity card', value: 'id_card' },
      ],
      admin: stated,
    },
    {
      name: 'documents',
      type: 'array',
      admin: stated,
      fields: [
        { name: 'title', type: 'text', admin: stated },
        {
          name: 'link',
          type: 'text',
          required: true,
          admin: { ...stated, components: { afterInput: ['/admin/file-link#FileLink'] } },
        },
      ],
    },
    {
      name: 'decision',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: {
            path: '/admin/decision-bar#DecisionBar',
            clientProps: {
              approve: { value: 'approved', label: 'Approve' },
              refuse: { value: 'rejected', label: 'Reject with a reason' },
              needsReason: true,
              isFinal: true,
            },
          },
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [
        { label: 'Pending', value: 'pending' },
        { label: 'Approved', value: 'approved' },
        { label: 'Rejected', value: 'rejected' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'reason',
      type: 'textarea',
      maxLength: 500,
      admin: {
        position: 'sidebar',
        description: 'The applicant reads this. Required to reject.',
        condition: (data) => data.status === 'rejected',
      },
    },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', admin: { ...stated, position: 'sidebar' } },
    { name: 'decidedAt', type: 'date', admin: { ...stated, position: 'sidebar' } },
  ],
  hooks: { beforeChange: [guardDecision], afterChange: [carryDecision] },
  timestamps: true,
}
