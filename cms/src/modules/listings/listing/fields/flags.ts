import type { CheckboxField, Field } from 'payload'
import { adminField } from '../../../../platform/staff'

/** A switch in the sidebar that admins alone set. */
export const adminFlag = (name: string, label: string, defaultValue = false): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue,
  index: true,
  access: { create: adminField, update: adminField },
  admin: { position: 'sidebar' },
})

/** Access to figures that the system alone sets. */
export const computed = { create: () => false, update: () => false }

export const draftField: Field = {
  name: 'isDraft',
  type: 'checkbox',
  defaultValue: true,
  index: true,
  label: 'Draft',
  admin: { position: 'sidebar' },
}

/** Whose listing or service it is, and what its reviews come to. */
export const sellerFields: Field[] = [
  {
    name: 'seller',
    type: 'relationship',
    relationTo: 'users',
    required: true,
    index: true,
    filterOptions: { userType: { in: ['seller', 'manager'] } },
    admin: { position: 'sidebar' },
  },
  {
    type: 'row',
    admin: { position: 'sidebar' },
    fields: [
      { name: 'averageRating', type: 'number', defaultValue: 0, access: computed, admin: { readOnly: true } },
      { name: 'reviewCount', type: 'number', defaultValue: 0, access: computed, admin: { readOnly: true } },
    ],
  },
]

/** Flags that admins alone set, and figures that the system alone sets. */
export const flagFields: Field[] = [
  draftField,
  adminFlag('visible', 'Visible', true),
  adminFlag('isVerified', 'Verified'),
  adminFlag('isFeatured', 'Spotlight'),
  adminFlag('isFirstSpotlight', '1st spotlight'),
  adminFlag('isHighPriority', 'High priority'),
  {
    name: 'diamond',
    type: 'number',
    min: 0,
    max: 5,
    defaultValue: 0,
    access: { create: adminField, update: adminField },
    admin: { position: 'sidebar', step: 1 },
  },
  {
    type: 'row',
    admin: { position: 'sidebar' },
    fields: [
      {
        name: 'version',
        type: 'number',
        defaultValue: 1,
        access: computed,
        admin: { readOnly: true, description: 'Counts changes of the content: the later of two editors is told.' },
      },
      {
        name: 'confirmedAt',
        type: 'date',
        index: true,
        access: computed,
        admin: { readOnly: true, description: 'When the provider last said that this listing is right.' },
      },
      { name: 'remindedDays', type: 'number', access: computed, admin: { readOnly: true, hidden: true } },
    ],
  },
  ...sellerFields,
]
