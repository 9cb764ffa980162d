import type { Field, JSONFieldValidation, NumberField, NumberFieldSingleValidation } from 'payload'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { FulfillmentRatesDetails, MonthlyVolumeTiers } from '@stackyard/shared/schema/fulfillment'
import { cents } from './cents'
import { fieldsOfGroups } from './defined-fields'

const asNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** A discount lies within [0, its price], as percentage within [0, 100]. */
const withinPrice =
  (priceField: string): NumberFieldSingleValidation =>
  (value, { data }) => {
    if (value === null || value === undefined) return true
    if (value < 0) return 'A discount is not negative.'
    const listing = data as Record<string, unknown>
    if (listing.discountOption === 'percentage') return value <= 100 || 'A percentage is at most 100.'
    return value <= asNumber(listing[priceField]) || 'A discount is at most its price.'
  }

const priceField = (prefix: string, term: number): NumberField => ({
  name: `${prefix}${term}`,
  label: `${term} ${term === 1 ? 'month' : 'months'}`,
  type: 'number',
  validate: cents,
})

const discountField = (prefix: string, price: string, term: number): NumberField => ({
  name: `${prefix}${term}`,
  label: `${term} ${term === 1 ? 'month' : 'months'}`,
  type: 'number',
  validate: withinPrice(`${price}${term}`),
})

const row = (label: string, fields: NumberField[]): Field => ({
  type: 'collapsible',
  label,
  fields: [{ type: 'row', fields }],
})

const limits = (names: string[]): Field => ({
  type: 'row',
  fields: names.map((name) => ({ name, type: 'number' as const, min: 0 })),
})

/** Space and storage prices by term: dollars per pallet or square foot per month. `totalSpace` is pallets. */
export const storageFields: Field[] = [
  {
    name: 'billedByPlatform',
    type: 'checkbox',
    defaultValue: false,
    label: 'The platform charges the months after the first',
  },
  {
    type: 'row',
    fields: [
      { name: 'palletEnabled', type: 'checkbox', defaultValue: true, label: 'By pallet' },
      { name: 'sqEnabled', type: 'checkbox', defaultValue: false, label: 'By square foot' },
      { name: 'hotRackEnabled', type: 'checkbox', defaultValue: false, label: 'HotRack', index: true },
    ],
  },
  {
    name: 'totalSpace',
    type: 'number',
    min: 0,
    max: 10_000_000,
    defaultValue: 0,
    admin: { step: 1, description: 'Pallet positions' },
  },
  limits(['minSpaceOrder', 'maxSpaceOrder', 'minSpaceOrderSq', 'maxSpaceOrderSq']),
  {
    name: 'discountOption',
    type: 'select',
    options: ['percentage', 'fixed'],
    defaultValue: 'percentage',
    required: true,
  },
  row(
    'Price per pallet per month',
    storageTerms.map((term) => priceField('price', term)),
  ),
  row(
    'Discount on the pallet price',
    storageTerms.map((term) => discountField('discount', 'price', term)),
  ),
  row(
    'Price per square foot per month',
    storageTerms.map((term) => priceField('priceSq', term)),
  ),
  row(
    'Discount on the square-foot price',
    storageTerms.map((term) => discountField('discountSq', 'priceSq', term)),
  ),
]

const validRates: JSONFieldValidation = (value) => {
  const parsed = FulfillmentRatesDetails.safeParse(value ?? {})
  return parsed.success || `Rates: ${parsed.error.issues[0]?.message ?? 'not valid'}`
}

const validTiers: JSONFieldValidation = (value) => {
  const parsed = MonthlyVolumeTiers.safeParse(value ?? {})
  return parsed.success || `Tier discounts: ${parsed.error.issues[0]?.message ?? 'not valid'}`
}

/** Fulfillment tiers and deposit. Tier discounts are keyed `{tierKey}_discount`. */
export const fulfillmentFields: Field[] = [
  { name: 'fulfillmentRatesVisible', type: 'checkbox', defaultValue: false },
  {
    name: 'fulfillmentRates',
    type: 'array',
    labels: { singular: 'Tier', plural: 'Tiers' },
    maxRows: 12,
    fields: [
      {
        name: 'tierName',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) =>
          (!!value && /^\d+ to \d+$/.test(value)) || 'Write it as "0 to 500"; 9999 means no upper bound.',
      },
      { name: 'fulfillmentRatesDetails', type: 'json', validate: validRates },
    ],
  },
  {
    name: 'fulfillmentRatesDetails',
    type: 'group',
    fields: [{ name: 'monthlyVolumeTiers', type: 'json', validate: validTiers }],
  },
  ...fieldsOfGroups('rates'),
]
