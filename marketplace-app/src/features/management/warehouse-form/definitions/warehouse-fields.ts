import { Flame } from 'lucide-react'
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
import { listingLimits } from '@stackyard/shared/reference/listing-limits'
import { type FieldDefinition, type FieldGroup, optionsOf } from '../../../../components/listing-form/field-definition'

const facility = (key: string) => `facilityDetails.${key}`
const unit = (key: string, label: string, options: readonly string[]): FieldDefinition => ({
  key: facility(key),
  label,
  fieldType: 'dropdown',
  options: optionsOf(options),
})
const switchOf =
  (group: string) =>
  ({ key, label }: { key: string; label: string }): FieldDefinition => ({
    key: `${group}.${key}`,
    label,
    fieldType: 'switch',
    dataType: 'boolean',
  })

/** Name and texts. */
export const identityGroup: FieldGroup = {
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
      hint: 'One line each. They lead the page.',
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
}

/** The general facts of the building (002 §3.7). */
export const facilityGroup: FieldGroup = {
  key: 'facility',
  title: 'Building and hours',
  fields: [
    { key: facility('dedicated'), label: 'Dedicated warehouse', fieldType: 'switch', dataType: 'boolean', wide: true },
    { key: facility('squareFootage'), label: 'Square footage', max: 20, suffix: 'sq ft' },
    {
      key: 'numberOfBuildings',
      label: 'Number of buildings',
      dataType: 'number',
      default: 1,
      ...listingLimits.numberOfBuildings,
    },
    { key: facility('operatingDays'), label: 'Operating days', fieldType: 'days-picker', wide: true },
    {
      key: facility('alwaysOpen'),
      label: 'Always open',
      fieldType: 'switch',
      dataType: 'boolean',
      wide: true,
      showDependents: true,
      dependsOnOff: true,
      dependents: [
        {
          key: facility('operatingHours'),
          label: 'Operating hours',
          fieldType: 'time-picker',
          wide: true,
        },
      ],
    },
    { key: facility('yearFounded'), label: 'Year founded', min: 4, max: 4 },
    { key: facility('employees'), label: 'Employees', fieldType: 'dropdown', options: optionsOf(employeeRanges) },
    {
      key: facility('orderAccuracyRate'),
      label: 'Order accuracy rate',
      dataType: 'number',
      ...listingLimits['facilityDetails.orderAccuracyRate'],
      suffix: '%',
    },
    {
      key: facility('averageReceivingTime'),
      label: 'Average receiving time',
      dataType: 'number',
      ...listingLimits['facilityDetails.averageReceivingTime'],
      child: { ...unit('averageReceivingTimeType', 'Unit of the receiving time', receivingTimeUnits), default: 'Days' },
    },
    {
      key: facility('orderCutoffTime'),
      label: 'Order cutoff time',
      max: 5,
      child: { ...unit('orderCutoffTimeType', 'Half of the day', orderCutoffPeriods), default: 'AM' },
    },
    {
      key: facility('averageDeliverySpeed'),
      label: 'Average delivery speed',
      dataType: 'number',
      ...listingLimits['facilityDetails.averageDeliverySpeed'],
      child: unit('averageDeliverySpeedType', 'Unit of the delivery speed', deliverySpeedUnits),
    },
    {
      key: facility('buildingSecurity'),
      label: 'Building security',
      fieldType: 'dropdown',
      options: optionsOf(buildingSecurityOptions),
    },
  ],
}

const choices = (key: string, label: string, options: readonly string[]): FieldDefinition => ({
  key: `amenities.${key}`,
  label,
  fieldType: 'multi-childs',
  dataType: 'array',
  options: optionsOf(options),
  wide: true,
})

/** What the house takes and can do (002 §3.7). */
export const expertiseGroups: readonly FieldGroup[] = [
  { key: 'categories', title: 'Product categories', fields: productCategories.map(switchOf('categories')) },
  { key: 'features', title: 'Expertise', fields: warehouseFeatures.map(switchOf('features')) },
]

export const serviceGroup: FieldGroup = {
  key: 'amenities',
  title: 'Services',
  fields: [
    ...serviceSwitches.map(switchOf('amenities')),
    choices('primaryWms', 'Primary WMS', wmsProducts),
    choices('wmsIntegrations', 'WMS integrations', wmsIntegrations),
    choices('clientSupport', 'Client support', clientSupportChannels),
    choices('parcelCarriers', 'Parcel carriers', parcelCarriers),
    choices('packaging', 'Packaging', packagingKinds),
  ],
}

const figure = (key: keyof typeof listingLimits, label: string): FieldDefinition => ({
  key,
  label,
  dataType: 'number',
  ...listingLimits[key],
})

/** Space and the limits of an order; the prices have a table of their own. */
export const spaceGroup: FieldGroup = {
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
        figure('minSpaceOrder', 'Smallest order, pallets'),
        figure('maxSpaceOrder', 'Largest order, pallets'),
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
        figure('minSpaceOrderSq', 'Smallest order, sq ft'),
        figure('maxSpaceOrderSq', 'Largest order, sq ft'),
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
  ],
}

export const rateGroup: FieldGroup = {
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
    { ...figure('fulfillmentDeposit', 'Deposit'), suffix: '$' },
    { ...figure('serviceRate', 'Service rate'), suffix: '$' },
    { ...figure('addOnServiceRate', 'Add-on service rate'), suffix: '$' },
    { key: 'inboundServices', label: 'Inbound services', multiline: true, max: 2000, wide: true },
    { key: 'outboundServices', label: 'Outbound services', multiline: true, max: 2000, wide: true },
    { key: 'valueAddServices', label: 'Value-add services', multiline: true, max: 2000, wide: true },
  ],
}

/** A document that presents the warehouse, beside the list of documents. */
export const brochureGroup: FieldGroup = {
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
}
