import type { CollectionConfig } from 'payload'
import { adminField, adminOnly, isAdmin, isStaff } from '../../platform/staff'
import { admitStaff } from './hooks/admit-staff'
import { endPayments } from './hooks/end-payments'
import { keepListings } from './hooks/keep-listings'
import { limitPanelSignIn } from './hooks/limit-panel-sign-in'
import { merchantFields, preferenceFields, profileFields, standingFields } from './collection-fields'

const HOUR_SECONDS = 60 * 60

/** People (002 §3.4). Sign-in outside the CMS goes through the account module, which writes the same sessions. */
export const Users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: 2 * HOUR_SECONDS,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: (process.env.PUBLIC_URL ?? '').startsWith('https://') },
  },
  admin: {
    useAsTitle: 'email',
    group: 'People',
    defaultColumns: ['email', 'firstName', 'lastName', 'userType', 'isActive', 'isVerified'],
    hidden: ({ user }) => (user as { userType?: string } | null)?.userType !== 'admin',
  },
  access: {
    admin: ({ req }) => isStaff(req),
    create: adminOnly,
    delete: adminOnly,
    unlock: adminOnly,
    read: ({ req }) => (isAdmin(req) ? true : isStaff(req) ? { id: { equals: req.user?.id } } : false),
    update: ({ req }) => (isAdmin(req) ? true : isStaff(req) ? { id: { equals: req.user?.id } } : false),
  },
  fields: [
    {
      name: 'userType',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'customer',
      options: ['admin', 'manager', 'seller', 'customer', 'editor'],
      access: { create: adminField, update: adminField },
      saveToJWT: true,
    },
    ...profileFields,
    ...standingFields,
    ...preferenceFields,
    ...merchantFields,
  ],
  hooks: { beforeOperation: [limitPanelSignIn], beforeLogin: [admitStaff], afterChange: [keepListings, endPayments] },
  timestamps: true,
}
