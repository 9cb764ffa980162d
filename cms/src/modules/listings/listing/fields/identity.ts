import type { Field, GroupField, TextFieldSingleValidation } from 'payload'
import { slugPart } from './slug-part'

/** A draft may lack what a live listing must have; the columns then hold an empty text. */
const requiredWhenLive =
  (message: string): TextFieldSingleValidation =>
  (value, { data }) =>
    !!value || (data as { isDraft?: boolean | null }).isDraft === true || message

/** The address of a listing or service; drafts may lack it. */
export const addressField: GroupField = {
  name: 'address',
  type: 'group',
  fields: [
    { name: 'street1', type: 'text', maxLength: 200 },
    { name: 'street2', type: 'text', maxLength: 200 },
    {
      type: 'row',
      fields: [
        {
          name: 'city',
          type: 'text',
          required: true,
          maxLength: 100,
          validate: requiredWhenLive('City is required'),
        },
        { name: 'state', type: 'text', maxLength: 100, admin: { description: 'Code where there is one, e.g. OH.' } },
        {
          name: 'zipCode',
          type: 'text',
          required: true,
          maxLength: 20,
          validate: requiredWhenLive('Zip code is required'),
        },
        {
          name: 'country',
          type: 'text',
          required: true,
          maxLength: 100,
          validate: requiredWhenLive('Country is required'),
          admin: { description: 'ISO code, e.g. US.' },
        },
      ],
    },
  ],
}

/** The pin, and what is derived from the address: never written by hand. */
export const placeFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'latitude', type: 'number', min: -90, max: 90 },
      { name: 'longitude', type: 'number', min: -180, max: 180 },
      { name: 'timezone', type: 'text', admin: { description: 'e.g. America/Chicago' } },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'regionScope', type: 'select', options: ['us', 'global'], index: true, admin: { readOnly: true } },
      { name: 'region', type: 'text', index: true, admin: { readOnly: true } },
      { name: 'country', type: 'text', index: true, admin: { readOnly: true } },
      { name: 'state', type: 'text', admin: { readOnly: true } },
    ],
  },
]

/** Name, addresses of the pages, place. Region, scope, country and state are derived from the address. */
export const identityFields: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 120, index: true },
  {
    type: 'row',
    fields: [
      { name: 'warehouseUrl', type: 'text', unique: true, index: true, maxLength: 120, validate: slugPart },
      { name: 'publicSlug', type: 'text', unique: true, index: true, admin: { readOnly: true } },
    ],
  },
  addressField,
  ...placeFields,
]
