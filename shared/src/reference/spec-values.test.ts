import { describe, expect, it } from 'vitest'
import { campaignStatuses } from './campaigns'
import { countries } from './countries'
import { diamondLevels } from './diamond-levels'
import { globalRegions, regionScopes } from './global-regions'
import { transactionStatuses } from './order-states'
import { accountHolderTypes, paymentTypes } from './payment-types'
import { pricingCategories } from './pricing-labels'
import {
  ltlFtlOrderRanges,
  merchantTypes,
  monthlyShipmentVolumes,
  palletCountRanges,
  parcelOrderRanges,
  storageVolumes,
} from './rfp-ranges'
import { regionsServed, transportModes } from './service-fields'
import { serviceSubtypes } from './service-subtypes'
import { serviceTypeKeys } from './service-types'
import { subdivisionTypes } from './subdivision-types'
import { spaceTypes, storageTerms } from './terms'
import { usRegions } from './us-regions'
import { userBadges, userTypes } from './user-types'
import { warehouseFeatureKeys } from './warehouse-features'
import {
  buildingSecurityOptions,
  clientSupportChannels,
  deliverySpeedUnits,
  employeeRanges,
  orderCutoffPeriods,
  packagingKinds,
  receivingTimeUnits,
} from './warehouse-options'
import spec from './spec-values.json'

const keysOf = (types: readonly { key: string }[]) => types.map(({ key }) => key)

/** Our lists by the name that the specification's index gives them. */
const ours: Record<keyof typeof spec, unknown> = {
  regionScopes: regionScopes,
  serviceCategories: serviceTypeKeys,
  'terms.months': storageTerms,
  spaceTypes: spaceTypes,
  paymentTypes: paymentTypes,
  accountHolderTypes: accountHolderTypes,
  'transaction.statuses': transactionStatuses,
  'campaign.statuses': campaignStatuses,
  'warehouse.features': warehouseFeatureKeys,
  'warehouse.employees': employeeRanges,
  'warehouse.clientSupport': clientSupportChannels,
  'warehouse.packaging': packagingKinds,
  'warehouse.averageReceivingTimeType': receivingTimeUnits,
  'warehouse.orderCutoffTimeType': orderCutoffPeriods,
  'warehouse.averageDeliverySpeedType': deliverySpeedUnits,
  'warehouse.buildingSecurity': buildingSecurityOptions,
  palletCountRanges: palletCountRanges,
  'rfp.storageVolume': storageVolumes,
  'rfp.monthlyShipmentVolume': monthlyShipmentVolumes,
  'rfp.avgOrdersPerMonthLTLFTL': ltlFtlOrderRanges,
  'rfp.avgOrdersPerMonthParcel': parcelOrderRanges,
  'transportation.regionsServed': regionsServed,
  'transportation.modes': transportModes,
  'subdivision.typeLabels': subdivisionTypes,
  userTypes: userTypes.filter((type) => type !== 'editor'),
  userBadges: userBadges,
  merchantTypes: merchantTypes,
  'pricing.categories': pricingCategories,
  'diamond.levels': Object.fromEntries(diamondLevels.map(({ level, name }) => [level, name])),
  'global.regions': Object.fromEntries(globalRegions.map(({ name, code }) => [name, code])),
  'us.regions': usRegions.map(({ name, code, states }) => ({ name, code, states })),
  'country.disabled': countries.filter(({ disabled }) => disabled).map(({ name }) => name),
  'subtypes.transportation': keysOf(serviceSubtypes.transportation),
  'subtypes.importer': keysOf(serviceSubtypes.importer),
  'subtypes.packaging': keysOf(serviceSubtypes.packaging),
  'subtypes.software': keysOf(serviceSubtypes.software),
  'subtypes.consultants': keysOf(serviceSubtypes.consultants),
}

/** Lists whose order the specification does not give a meaning. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value.toSorted() : value

describe('the values of the specification', () => {
  it.each(Object.keys(spec) as (keyof typeof spec)[])('%s', (key) => {
    expect(sorted(ours[key])).toEqual(sorted(spec[key]))
  })

  it('R-252: every country names its flag, Sweden too, and a capital where it has one', () => {
    for (const { code2, icon } of countries) expect(icon).toBe(`flag-${code2.toLowerCase()}`)
    expect(countries.find(({ name }) => name === 'Sweden')?.icon).toBe('flag-se')
    expect(countries.find(({ code2 }) => code2 === 'MO')?.capital).toBe('')
  })
})
