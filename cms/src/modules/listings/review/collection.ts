import { reviewScores } from '@stackyard/shared/reference/review-scores'
import type { CollectionConfig, Field, RelationshipFieldSingleValidation } from 'payload'
import { adminField, adminOnly, staffOnly } from '../../../platform/staff'
import { afterReviewChange, afterReviewDelete } from './hooks/keep-rating'

/** A review is of a warehouse or of a service, never of both. */
const oneSubject: RelationshipFieldSingleValidation = (_value, { siblingData }) => {
  const { warehouse, service } = siblingData as { warehouse?: unknown; service?: unknown }
  return !!warehouse !== !!service || 'Choose a warehouse or a service.'
}

/**
 * Star reviews of listings: one a user and listing. People write theirs through the contract,
 * which checks who may and takes the author from the session; Payload's REST is for admins alone.
 */
export const reviewsCollection: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    group: 'Marketplace',
    useAsTitle: 'feedback',
    defaultColumns: ['warehouse', 'rating', 'author', 'createdAt'],
  },
  access: { read: staffOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  indexes: [
    { fields: ['author', 'warehouse'], unique: true },
    { fields: ['author', 'service'], unique: true },
  ],
  fields: [
    { name: 'rating', type: 'number', required: true, min: 1, max: 5, admin: { step: 1 } },
    { name: 'feedback', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'scores',
      type: 'group',
      fields: reviewScores.map((name): Field => ({ name, type: 'number', min: 1, max: 5, admin: { step: 1 } })),
    },
    {
      name: 'warehouse',
      type: 'relationship',
      relationTo: 'warehouses',
      index: true,
      validate: oneSubject,
      access: { update: adminField },
    },
    {
      name: 'service',
      type: 'relationship',
      relationTo: 'services',
      index: true,
      access: { update: adminField },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      access: { update: adminField },
    },
    { name: 'reply', type: 'textarea', label: 'Response from the provider', maxLength: 2000 },
    { name: 'repliedAt', type: 'date', label: 'Answered', admin: { readOnly: true } },
  ],
  hooks: { afterChange: [afterReviewChange], afterDelete: [afterReviewDelete] },
}
