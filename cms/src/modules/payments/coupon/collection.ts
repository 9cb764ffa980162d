import { CouponCode } from '@stackyard/shared/schema/coupon'
import type { CollectionConfig } from 'payload'
import { adminOnly } from '../../../platform/staff'

/** Coupons for the first payment of a plan, the deposit of a reservation or a top-up of the wallet. A used one is switched off, not deleted. */
export const couponsCollection: CollectionConfig = {
  slug: 'coupons',
  admin: {
    group: 'Money',
    useAsTitle: 'code',
    defaultColumns: ['code', 'appliesTo', 'kind', 'percent', 'amountCents', 'endsAt', 'isActive'],
    hidden: ({ user }) => (user as { userType?: string } | null)?.userType !== 'admin',
  },
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: () => false },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
      validate: (value: unknown) => CouponCode.safeParse(value).success || '3 to 32 letters, digits and dashes',
    },
    {
      name: 'appliesTo',
      type: 'select',
      required: true,
      defaultValue: 'plans',
      options: [
        { label: 'The first payment of a plan', value: 'plans' },
        { label: 'The deposit of a reservation', value: 'deposits' },
        { label: 'A top-up of the wallet', value: 'wallet' },
      ],
      admin: {
        description: 'What the code takes something off. The platform gives it; a seller is owed the full price.',
      },
    },
    { name: 'kind', type: 'select', required: true, defaultValue: 'percent', options: ['percent', 'fixed'] },
    {
      name: 'percent',
      type: 'number',
      min: 1,
      max: 100,
      admin: { condition: (data) => data.kind === 'percent' },
      validate: (value: unknown, { data }: { data: { kind?: string } }) =>
        data.kind !== 'percent' ||
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
        '1 to 100',
    },
    {
      name: 'amountCents',
      type: 'number',
      min: 1,
      admin: { condition: (data) => data.kind === 'fixed' },
      validate: (value: unknown, { data }: { data: { kind?: string } }) =>
        data.kind !== 'fixed' || (Number.isInteger(value) && Number(value) >= 1) || 'Whole cents, please.',
    },
    { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'endsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'totalUses', type: 'number', min: 1, admin: { description: 'In all; empty for no limit.' } },
    {
      name: 'usesPerUser',
      type: 'number',
      min: 1,
      defaultValue: 1,
      admin: { description: 'By one person; empty for no limit.' },
    },
    { name: 'isActive', type: 'checkbox', defaultValue: true },
  ],
  timestamps: true,
}
