import type { Field, JSONFieldValidation } from 'payload'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import {
  buildingSecurityOptions,
  clientSupportChannels,
  deliverySpeedUnits,
  employeeRanges,
  orderCutoffPeriods,
  packagingKinds,
  parcelCarriers,
  receivingTimeUnits,
  serviceSwitches,
  wmsIntegrations,
  wmsProducts,
} from '@stackyard/shared/reference/warehouse-options'

const checkbox = (entry: { key: string; label: string }): Field => ({
  name: entry.key,
  label: entry.label,
  type: 'checkbox',
  defaultValue: false,
})

/** A list of choices kept as JSON, so that a listing stays one row; each item must be one of `options`. */
const choices = (name: string, label: string, options: readonly string[]): Field => {
  const known = new Set(options)
  const validate: JSONFieldValidation = (value) => {
    if (value === null || value === undefined) return true
    const valid = Array.isArray(value) && value.every((item) => typeof item === 'string' && known.has(item))
    return valid || `Choose from: ${options.join(', ')}`
  }
  return {
    name,
    label,
    type: 'json',
    validate,
    admin: {
      components: { Field: { path: '/admin/choice-list#ChoiceList', clientProps: { options: [...options] } } },
    },
  }
}

const select = (name: string, label: string, options: readonly string[], defaultValue?: string): Field => ({
  name,
  label,
  type: 'text',
  defaultValue,
  validate: (value: string | null | undefined) =>
    !value || options.includes(value) || `Choose from: ${options.join(', ')}`,
})

const days: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const valid = Array.isArray(value) && value.length === 7 && value.every((day) => typeof day === 'boolean')
  if (!valid) return 'Seven values, one a weekday.'
  return value.some(Boolean) || 'At least one day should be operating'
}

const time = (message: string) => (value: string | null | undefined) =>
  !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || message

/** The 27 product categories and 30 features (002 §3.7), one checkbox each. */
export const categoryFields: Field[] = [
  { name: 'categories', type: 'group', label: 'Product categories', fields: productCategories.map(checkbox) },
  { name: 'features', type: 'group', label: 'Expertise', fields: warehouseFeatures.map(checkbox) },
]

/** Service options (002 §3.7), wire name `amenities`. */
export const amenityFields: Field[] = [
  {
    name: 'amenities',
    type: 'group',
    fields: [
      ...serviceSwitches.map(checkbox),
      choices('primaryWms', 'Primary WMS', wmsProducts),
      choices('wmsIntegrations', 'WMS integrations', wmsIntegrations),
      choices('clientSupport', 'Client support', clientSupportChannels),
      choices('parcelCarriers', 'Parcel carriers', parcelCarriers),
      choices('packaging', 'Packaging', packagingKinds),
    ],
  },
]

/** General facts of the building (002 §3.7). Hours are HH:mm in the warehouse's own timezone. */
export const facilityFields: Field[] = [
  { name: 'numberOfBuildings', type: 'number', min: 0, defaultValue: 1 },
  {
    name: 'facilityDetails',
    type: 'group',
    fields: [
      { name: 'dedicated', type: 'checkbox', defaultValue: false },
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
      { name: 'yearFounded', type: 'text', maxLength: 4 },
      { name: 'squareFootage', type: 'text', maxLength: 20 },
      select('employees', 'Employees', employeeRanges),
      { name: 'orderAccuracyRate', type: 'number', min: 0, max: 100 },
      { name: 'averageReceivingTime', type: 'number', min: 0 },
      select('averageReceivingTimeType', 'Receiving time in', receivingTimeUnits, 'Days'),
      { name: 'orderCutoffTime', type: 'text', maxLength: 5 },
      select('orderCutoffTimeType', 'Cutoff', orderCutoffPeriods, 'AM'),
      { name: 'averageDeliverySpeed', type: 'number', min: 0 },
      select('averageDeliverySpeedType', 'Delivery speed in', deliverySpeedUnits),
      select('buildingSecurity', 'Building security', buildingSecurityOptions),
    ],
  },
]
