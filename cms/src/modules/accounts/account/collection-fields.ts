import type { Field } from 'payload'
import { checkPhone, storePhone } from '../../../platform/phone'
import { adminField } from '../../../platform/staff'

const adminWrites = { create: adminField, update: adminField }

export const profileFields: Field[] = [
  { name: 'firstName', type: 'text', maxLength: 80 },
  { name: 'lastName', type: 'text', maxLength: 80 },
  { name: 'company', type: 'text', maxLength: 160 },
  { name: 'userUrl', type: 'text', unique: true, index: true, access: adminWrites },
  { name: 'phone', type: 'text', maxLength: 24, hooks: { beforeValidate: [storePhone] }, validate: checkPhone },
  { name: 'website', type: 'text', maxLength: 500 },
  { name: 'about', type: 'textarea', maxLength: 4000 },
  { name: 'avatar', type: 'text', maxLength: 500 },
  { name: 'banner', type: 'text', maxLength: 500 },
  { name: 'meetingLink', type: 'text', maxLength: 500 },
  {
    name: 'socials',
    type: 'group',
    fields: ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok'].map((name) => ({
      name,
      type: 'text',
      maxLength: 500,
    })),
  },
  {
    name: 'address',
    type: 'group',
    fields: ['street1', 'street2', 'city', 'state', 'zipCode', 'country'].map((name) => ({
      name,
      type: 'text',
      maxLength: 160,
    })),
  },
]

/** What the platform says about a person; only admins and the server's own operations set it. */
export const standingFields: Field[] = [
  { name: 'isActive', type: 'checkbox', defaultValue: true, index: true, access: adminWrites },
  { name: 'isVerified', type: 'checkbox', defaultValue: false, access: adminWrites },
  { name: 'isEmailVerified', type: 'checkbox', defaultValue: false, access: adminWrites },
  { name: 'kycVerified', type: 'checkbox', defaultValue: false, access: adminWrites },
  { name: 'isPublic', type: 'checkbox', defaultValue: true, access: adminWrites },
  { name: 'diamond', type: 'number', min: 0, max: 5, defaultValue: 0, access: adminWrites },
  {
    name: 'planId',
    type: 'select',
    label: 'Plan',
    options: ['free', 'growth', 'scale'],
    defaultValue: 'free',
    access: { create: () => false, update: () => false },
    admin: {
      readOnly: true,
      description: 'Follows from the subscription and from plans that admins grant in the app.',
    },
  },
  { name: 'serviceType', type: 'text', access: adminWrites },
]

export const preferenceFields: Field[] = [
  {
    name: 'enableNewsletter',
    type: 'checkbox',
    defaultValue: false,
    label: 'Has a newsletter of their own',
    admin: { condition: ({ userType }) => userType === 'seller' },
  },
  { name: 'wantsNewsletter', type: 'checkbox', defaultValue: false, label: 'Wants our newsletters' },
  { name: 'enableMarketingNotifications', type: 'checkbox', defaultValue: false },
  { name: 'enableMessageNotifications', type: 'checkbox', defaultValue: true },
]

export const merchantFields: Field[] = [
  {
    name: 'merchantType',
    type: 'select',
    options: [
      { value: 'eCommerceRetailer', label: 'eCommerce retailer' },
      { value: 'physicalRetailer', label: 'Physical retailer' },
      { value: 'omnichannelRetailer', label: 'Omnichannel retailer' },
    ],
  },
]
