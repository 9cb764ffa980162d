import { type CollectionConfig, type Endpoint, type Field, type FieldAccess, Forbidden } from 'payload'
import { adminField, adminOnly, isAdmin, isStaff } from '../../../platform/staff'
import { admitStaff } from './hooks/admit-staff'
import { askProof } from './hooks/ask-proof'
import { askSecondFactor, askSecondFactorAgain } from './hooks/ask-second-factor'
import { checkNewPassword, checkResetPassword } from './hooks/check-new-password'
import { endPayments } from './hooks/end-payments'
import { guardLastAdmin } from './hooks/guard-last-admin'
import { keepListings } from './hooks/keep-listings'
import { limitPanelSignIn } from './hooks/limit-panel-sign-in'
import { merchantFields, preferenceFields, profileFields, standingFields } from './collection-fields'

const HOUR_SECONDS = 60 * 60

/** What staff see of each other, as authors and in locks, beside the kind of person. */
const namesOfStaff = new Set(['firstName', 'lastName'])

const ownOrAdmin: FieldAccess = ({ req, id, doc }) =>
  isAdmin(req) || (req.user !== null && req.user.id === (id ?? (doc as { id?: number } | undefined)?.id))

/** A field that others of the staff don't read. */
const forOneself = (field: Field): Field =>
  'name' in field && !namesOfStaff.has(field.name)
    ? ({ ...field, access: { ...('access' in field ? field.access : {}), read: ownOrAdmin } } as Field)
    : field

/** Whoever comes first to an empty installation is nobody: the first admin is made by `npm run setup`, on its machine. */
const noFirstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: ({ t }) => {
    throw new Forbidden(t)
  },
}

/** People. Sign-in outside the CMS goes through the account module, which writes the same sessions. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
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
    defaultColumns: ['firstName', 'lastName', 'company', 'email', 'userType', 'isActive', 'isVerified'],
    hidden: ({ user }) => (user as { userType?: string } | null)?.userType !== 'admin',
  },
  access: {
    admin: ({ req }) => isStaff(req),
    create: adminOnly,
    // People close their accounts, or have them erased; the books go on naming them.
    delete: () => false,
    unlock: adminOnly,
    read: ({ req }) => (isAdmin(req) ? true : isStaff(req) ? { userType: { in: ['admin', 'editor'] } } : false),
    update: ({ req }) => (isAdmin(req) ? true : isStaff(req) ? { id: { equals: req.user?.id } } : false),
  },
  endpoints: [noFirstRegister],
  fields: [
    {
      name: 'userType',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'customer',
      options: [
        { value: 'admin', label: 'Admin' },
        { value: 'manager', label: 'Managed profile' },
        { value: 'seller', label: 'Provider' },
        { value: 'customer', label: 'Merchant' },
        { value: 'editor', label: 'Editor' },
      ],
      access: { create: adminField, update: adminField },
      saveToJWT: true,
    },
    ...[...profileFields, ...standingFields, ...preferenceFields, ...merchantFields].map(forOneself),
  ],
  hooks: {
    beforeOperation: [limitPanelSignIn, checkResetPassword, askSecondFactorAgain],
    beforeLogin: [admitStaff, askSecondFactor],
    beforeChange: [askProof, checkNewPassword, guardLastAdmin],
    afterChange: [keepListings, endPayments],
  },
  timestamps: true,
}
