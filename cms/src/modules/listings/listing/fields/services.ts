import type { Field, JSONFieldValidation } from 'payload'
import { definedFields, fieldsOfGroups } from './defined-fields'

const days: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const valid = Array.isArray(value) && value.length === 7 && value.every((day) => typeof day === 'boolean')
  if (!valid) return 'Seven values, one a weekday.'
  return value.some(Boolean) || 'At least one day should be operating'
}

const time = (message: string) => (value: string | null | undefined) =>
  !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || message

/** The product categories and features, one checkbox each. */
export const categoryFields: Field[] = fieldsOfGroups('categories', 'features')

/** Service options, wire name `amenities`. */
export const amenityFields: Field[] = [{ name: 'amenities', type: 'group', fields: definedFields('amenities') }]

/** General facts of the building. Hours are HH:mm in the warehouse's own timezone. */
export const facilityFields: Field[] = [
  ...fieldsOfGroups('facility'),
  {
    name: 'facilityDetails',
    type: 'group',
    fields: [
      ...definedFields('facilityDetails'),
      { name: 'alwaysOpen', type: 'checkbox', defaultValue: false },
      { name: 'operatingDays', type: 'json', validate: days },
      {
        name: 'operatingHours',
        type: 'group',
        fields: [
          { name: 'start', type: 'text', validate: time('Invalid Start Time Value') },
          { name: 'end', type: 'text', validate: time('Invalid End Time Value') },
        ],
      },
    ],
  },
]
