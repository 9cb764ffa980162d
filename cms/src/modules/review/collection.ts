import type { Access, CollectionConfig } from 'payload'
import { adminField, isAdmin, staffOnly } from '../../platform/staff'
import { afterReviewChange, afterReviewDelete } from './hooks/keep-rating'

const adminOrAuthor: Access = ({ req }) => {
  if (isAdmin(req)) return true
  return req.user ? { author: { equals: req.user.id } } : false
}

/** Star reviews of listings (000 §3.7): one a user and listing (DECISIONS 39). */
export const reviewsCollection: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    group: 'Marketplace',
    useAsTitle: 'feedback',
    defaultColumns: ['warehouse', 'rating', 'author', 'createdAt'],
  },
  access: { read: staffOnly, create: ({ req }) => Boolean(req.user), update: adminOrAuthor, delete: adminOrAuthor },
  indexes: [{ fields: ['author', 'warehouse'], unique: true }],
  fields: [
    { name: 'rating', type: 'number', required: true, min: 1, max: 5, admin: { step: 1 } },
    { name: 'feedback', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'warehouse',
      type: 'relationship',
      relationTo: 'warehouses',
      required: true,
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
  ],
  hooks: { afterChange: [afterReviewChange], afterDelete: [afterReviewDelete] },
}
