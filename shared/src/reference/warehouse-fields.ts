import { PERCENT } from './listing-limits'
import { productCategories } from './product-categories'
import type { WarehouseField } from './warehouse-field'
import { warehouseFeatures } from './warehouse-features'
import {
  buildingSecurityOptions,
  certificationKinds,
  clientSupportChannels,
  deliverySpeedUnits,
  employeeRanges,
  integrationKinds,
  orderCutoffPeriods,
  packagingKinds,
  parcelCarriers,
  receivingTimeUnits,
  serviceSwitches,
  temperatureClasses,
  wmsProducts,
} from './warehouse-options'

const named = <const Name extends string>(names: readonly Name[]) => names.map((name) => ({ key: name, label: name }))
const MOST_TIME = { min: 0, max: 10_000 }

const facilityFields = [
  { path: 'facilityDetails.dedicated', group: 'facility', kind: 'switch', label: 'Dedicated warehouse', wide: true },
  {
    path: 'numberOfBuildings',
    group: 'facility',
    kind: 'figure',
    label: 'Buildings',
    formLabel: 'Number of buildings',
    limit: { min: 0, max: 1000, isWhole: true },
    default: 1,
    isCompared: true,
    filter: {
      key: 'numberOfBuildings',
      steps: [1, 2, 3, 5, 10],
      label: 'Buildings at least',
      chip: '{count} buildings or more',
    },
  },
  {
    path: 'facilityDetails.squareFootage',
    group: 'facility',
    kind: 'text',
    label: 'Square footage',
    max: 20,
    suffix: 'sq ft',
    isGrouped: true,
  },
  {
    path: 'facilityDetails.dockDoors',
    group: 'facility',
    kind: 'figure',
    label: 'Dock doors',
    formLabel: 'Number of dock doors',
    limit: { min: 0, max: 2000, isWhole: true },
    isCompared: true,
    filter: {
      key: 'dockDoors',
      steps: [2, 4, 8, 16, 32],
      label: 'Dock doors at least',
      chip: '{count} dock doors or more',
    },
  },
  {
    path: 'facilityDetails.clearHeight',
    group: 'facility',
    kind: 'figure',
    label: 'Clear height',
    hint: 'Whole feet from the floor to the lowest beam, light or sprinkler.',
    limit: { min: 0, max: 200, isWhole: true },
    unit: 'ft',
    isCompared: true,
    filter: {
      key: 'clearHeight',
      steps: [18, 24, 28, 32, 36, 40],
      label: 'Clear height in feet at least',
      chip: '{count} ft clear or more',
    },
  },
  {
    path: 'facilityDetails.temperatureClasses',
    group: 'facility',
    kind: 'list',
    label: 'Temperature class',
    options: temperatureClasses,
    isCompared: true,
    filter: { key: 'temperature' },
  },
  {
    path: 'facilityDetails.employees',
    group: 'facility',
    kind: 'choice',
    label: 'Employees',
    options: employeeRanges,
  },
  {
    path: 'facilityDetails.yearFounded',
    group: 'facility',
    kind: 'text',
    label: 'Year founded',
    min: 4,
    max: 4,
    // What clients send that set nothing.
    unset: '1800',
  },
  {
    path: 'facilityDetails.orderAccuracyRate',
    group: 'facility',
    kind: 'figure',
    label: 'Order accuracy',
    formLabel: 'Order accuracy rate',
    limit: PERCENT,
    unit: '%',
  },
  {
    path: 'facilityDetails.averageReceivingTime',
    group: 'facility',
    kind: 'figure',
    label: 'Average receiving time',
    limit: MOST_TIME,
  },
  {
    path: 'facilityDetails.averageReceivingTimeType',
    group: 'facility',
    kind: 'choice',
    label: 'Unit of the receiving time',
    options: receivingTimeUnits,
    default: 'Days',
    unitOf: 'facilityDetails.averageReceivingTime',
  },
  {
    path: 'facilityDetails.orderCutoffTime',
    group: 'facility',
    kind: 'text',
    label: 'Order cut-off',
    formLabel: 'Order cutoff time',
    max: 5,
  },
  {
    path: 'facilityDetails.orderCutoffTimeType',
    group: 'facility',
    kind: 'choice',
    label: 'Half of the day',
    options: orderCutoffPeriods,
    default: 'AM',
    unitOf: 'facilityDetails.orderCutoffTime',
  },
  {
    path: 'facilityDetails.averageDeliverySpeed',
    group: 'facility',
    kind: 'figure',
    label: 'Average delivery speed',
    limit: MOST_TIME,
  },
  {
    path: 'facilityDetails.averageDeliverySpeedType',
    group: 'facility',
    kind: 'choice',
    label: 'Unit of the delivery speed',
    options: deliverySpeedUnits,
    unitOf: 'facilityDetails.averageDeliverySpeed',
  },
  {
    path: 'facilityDetails.buildingSecurity',
    group: 'facility',
    kind: 'choice',
    label: 'Building security',
    options: buildingSecurityOptions,
  },
] as const satisfies readonly WarehouseField[]

const expertiseFields = [
  {
    path: 'categories',
    group: 'categories',
    kind: 'flags',
    label: 'Product categories',
    options: productCategories,
    filter: { key: 'categories', any: 'categoriesQuery' },
  },
  {
    path: 'features',
    group: 'features',
    kind: 'flags',
    label: 'Expertise',
    options: warehouseFeatures,
    filter: { key: 'features', any: 'featuresQuery' },
  },
] as const satisfies readonly WarehouseField[]

const amenityFields = [
  ...serviceSwitches.map(
    ({ key, label }) => ({ path: `amenities.${key}`, group: 'amenities', kind: 'switch', label }) as const,
  ),
  {
    path: 'amenities.certifications',
    group: 'amenities',
    kind: 'list',
    label: 'Certifications',
    options: certificationKinds,
    isCompared: true,
    filter: { key: 'certifications' },
  },
  {
    path: 'amenities.primaryWms',
    group: 'amenities',
    kind: 'list',
    label: 'Warehouse management system',
    formLabel: 'Primary WMS',
    options: named(wmsProducts),
  },
  {
    path: 'amenities.wmsIntegrations',
    group: 'amenities',
    kind: 'list',
    label: 'Integrations',
    formLabel: 'WMS integrations',
    options: integrationKinds,
    isCompared: true,
    filter: { key: 'integrations' },
  },
  {
    path: 'amenities.parcelCarriers',
    group: 'amenities',
    kind: 'list',
    label: 'Parcel carriers',
    options: named(parcelCarriers),
  },
  {
    path: 'amenities.packaging',
    group: 'amenities',
    kind: 'list',
    label: 'Packaging',
    options: named(packagingKinds),
  },
  {
    path: 'amenities.clientSupport',
    group: 'amenities',
    kind: 'list',
    label: 'Client support',
    options: named(clientSupportChannels),
  },
] as const satisfies readonly WarehouseField[]

const dollars = <const Path extends string>(path: Path, label: string) =>
  ({ path, group: 'rates', kind: 'dollars', label, audience: 'signedIn' }) as const
const services = <const Path extends string>(path: Path, label: string) =>
  ({
    path,
    group: 'rates',
    kind: 'text',
    label,
    max: 2000,
    isMultiline: true,
    wide: true,
    audience: 'signedIn',
  }) as const

const rateFields = [
  dollars('fulfillmentDeposit', 'Deposit'),
  dollars('serviceRate', 'Service rate'),
  dollars('addOnServiceRate', 'Add-on service rate'),
  services('inboundServices', 'Inbound services'),
  services('outboundServices', 'Outbound services'),
  services('valueAddServices', 'Value-add services'),
] as const satisfies readonly WarehouseField[]

/**
 * The fields of a warehouse, each once. From here come the panel's field, the input and output of the API, the
 * form, the column of files, the row of the listing's page and of the comparison, the columns that lists are found and
 * counted by, the filter with its control and chip, and its parameter in addresses. Arabic words are in
 * texts/arabic-fields.ts.
 */
const warehouseFields = [...facilityFields, ...expertiseFields, ...amenityFields, ...rateFields] as const

/** Any of the fields, as the literal that it is. */
export type KnownField = (typeof warehouseFields)[number]

/** The same, where it does not matter which one. */
export const allFields: readonly WarehouseField[] = warehouseFields
