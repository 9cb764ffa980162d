import { Flame } from 'lucide-react'
import { listingLimits } from '@stackyard/shared/reference/listing-limits'
import { type FieldDefinition, type FieldGroup, saidGroup } from '../../../../components/listing-form/field-definition'
import { definedFields } from './defined-fields'

/** Name and texts. */
export const identityGroup: FieldGroup = saidGroup({
  key: 'identity',
  title: 'Name and texts',
  fields: [
    { key: 'name', label: 'Name of the warehouse', max: 120, wide: true },
    {
      key: 'highlights',
      label: 'Highlights',
      multiline: true,
      max: 2000,
      wide: true,
      hint: 'One per line. They appear at the top of the page.',
    },
    {
      key: 'description',
      label: 'Description',
      multiline: true,
      max: 10_000,
      wide: true,
      hint: 'What you store, how you work, what is near.',
    },
  ],
})

/** When the building is open. */
const openingFields: readonly FieldDefinition[] = [
  { key: 'facilityDetails.operatingDays', label: 'Operating days', fieldType: 'days-picker', wide: true },
  {
    key: 'facilityDetails.alwaysOpen',
    label: 'Always open',
    fieldType: 'switch',
    dataType: 'boolean',
    wide: true,
    showDependents: true,
    dependsOnOff: true,
    dependents: [
      { key: 'facilityDetails.operatingHours', label: 'Operating hours', fieldType: 'time-picker', wide: true },
    ],
  },
]

/** The general facts of the building. */
export const facilityGroup: FieldGroup = saidGroup({
  key: 'facility',
  title: 'Building and hours',
  fields: [...openingFields, ...definedFields('facility')],
})

/** What the warehouse takes and can do. */
export const expertiseGroups: readonly FieldGroup[] = [
  { key: 'categories', title: 'Product categories', fields: definedFields('categories') },
  { key: 'features', title: 'Expertise', fields: definedFields('features') },
].map(saidGroup)

export const serviceGroup: FieldGroup = saidGroup({
  key: 'amenities',
  title: 'Services',
  fields: definedFields('amenities'),
})

const figure = (key: keyof typeof listingLimits, label: string): FieldDefinition => ({
  key,
  label,
  dataType: 'number',
  ...listingLimits[key],
})

/** Space and the limits of an order; the prices have a table of their own. */
export const spaceGroup: FieldGroup = saidGroup({
  key: 'space',
  title: 'Space',
  fields: [
    { ...figure('totalSpace', 'Total space'), suffix: 'pallets', wide: true },
    {
      key: 'palletEnabled',
      label: 'Sell by the pallet',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
      showDependents: true,
      dependents: [
        figure('minSpaceOrder', 'Smallest reservation, pallets'),
        figure('maxSpaceOrder', 'Largest reservation, pallets'),
      ],
    },
    {
      key: 'sqEnabled',
      label: 'Sell by the square foot',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
      showDependents: true,
      dependents: [
        figure('minSpaceOrderSq', 'Smallest reservation, sq ft'),
        figure('maxSpaceOrderSq', 'Largest reservation, sq ft'),
      ],
    },
    {
      key: 'hotRackEnabled',
      label: 'Offer as HotRack',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
      showContent: true,
      icon: Flame,
      content: 'HotRacks show their discount in the lists. Set a discount in the table of prices.',
    },
    {
      key: 'billedByPlatform',
      label: 'Have us charge the months after the first',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
    },
  ],
})

export const rateGroup: FieldGroup = saidGroup({
  key: 'rates',
  title: 'Fulfillment',
  fields: [
    {
      key: 'fulfillmentRatesVisible',
      label: 'Show fulfillment rates',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
    },
    ...definedFields('rates'),
  ],
})

/** A document that presents the warehouse, beside the list of documents. */
export const brochureGroup: FieldGroup = saidGroup({
  key: 'brochure',
  title: 'Brochure',
  fields: [
    {
      key: 'warehousePdf',
      label: 'Brochure of the warehouse',
      fieldType: 'upload',
      accept: '.pdf',
      hint: 'A PDF of at most 3 MB. Merchants open it from your page.',
      wide: true,
    },
  ],
})
