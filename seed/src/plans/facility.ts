import { productCategoryKeys, type ProductCategoryKey } from '@stackyard/shared/reference/product-categories'
import { warehouseFeatureKeys, type WarehouseFeatureKey } from '@stackyard/shared/reference/warehouse-features'
import {
  certificationKinds,
  clientSupportChannels,
  employeeRanges,
  integrationKinds,
  packagingKinds,
  parcelCarriers,
  serviceSwitches,
  wmsProducts,
} from '@stackyard/shared/reference/warehouse-options'
import { SQFT_PER_PALLET } from '@stackyard/shared/reference/terms'
import { randomFor, sample, type Random } from './random'

export type Flags<Key extends string> = Record<Key, boolean>

const flagsOf = <Key extends string>(all: readonly Key[], chosen: ReadonlySet<string>): Flags<Key> =>
  Object.fromEntries(all.map((key) => [key, chosen.has(key)])) as Flags<Key>

/** How often a warehouse has a feature; those not named here have 9 %. */
const FEATURE_ODDS: Partial<Record<WarehouseFeatureKey, number>> = {
  ltlFtlFreight: 0.62,
  ecomFulfillment: 0.55,
  b2b: 0.52,
  kittingBundling: 0.44,
  returnsProcessing: 0.42,
  fbaPrep: 0.36,
  importExport: 0.32,
  lotTracking: 0.34,
  highSKUCount: 0.28,
  oversizedItems: 0.24,
  tempControl: 0.22,
  multiFacility: 0.22,
  lastMile: 0.2,
  subscriptionBox: 0.16,
  internationalFulfillment: 0.18,
  industrial: 0.2,
  assembly: 0.16,
  coldStorage: 0.1,
  rail: 0.08,
  hazmat: 0.11,
  bonded: 0.09,
  sfp: 0.07,
  garmentOnHanger: 0.06,
}

const CATEGORY_ODDS: Partial<Record<ProductCategoryKey, number>> = {
  consumerElectronics: 0.4,
  apparelAccessories: 0.42,
  householdGoods: 0.46,
  beautyPersonalCare: 0.36,
  toysGames: 0.32,
  sportingGoods: 0.3,
  furnitureHomeDecor: 0.28,
  healthSupplements: 0.28,
  automotiveParts: 0.24,
  toolsHardware: 0.24,
}

/** Features that fit each other: what must be cold has its temperature kept, food is traced, chemicals need a permit. */
export function planExpertise(random: Random) {
  const features = new Set<string>(warehouseFeatureKeys.filter((key) => random.chance(FEATURE_ODDS[key] ?? 0.09)))
  if (features.has('coldStorage')) features.add('tempControl')
  const categories = new Set<string>(productCategoryKeys.filter((key) => random.chance(CATEGORY_ODDS[key] ?? 0.14)))
  const controlled = features.has('tempControl')
  for (const key of ['foodBeverage', 'wineSpirits', 'pharmaceuticalMedicalSupplies']) {
    if (random.chance(controlled ? 0.55 : 0.05)) categories.add(key)
    else categories.delete(key)
  }
  if (categories.has('foodBeverage') || categories.has('pharmaceuticalMedicalSupplies')) features.add('lotTracking')
  if (features.has('hazmat')) categories.add('chemicals')
  else categories.delete('chemicals')
  if (categories.size === 0) categories.add('householdGoods')
  return { features: flagsOf(warehouseFeatureKeys, features), categories: flagsOf(productCategoryKeys, categories) }
}

/** How often a warehouse with one of these features has a certificate; one that asks for no feature has `odds` of it. */
const CERTIFICATES: Record<(typeof certificationKinds)[number]['key'], { odds: number; of?: WarehouseFeatureKey }> = {
  fdaRegistered: { odds: 0.6, of: 'tempControl' },
  usdaOrganic: { odds: 0.25, of: 'tempControl' },
  gdp: { odds: 0.4, of: 'tempControl' },
  haccp: { odds: 0.7, of: 'coldStorage' },
  brcgs: { odds: 0.4, of: 'coldStorage' },
  aib: { odds: 0.25, of: 'tempControl' },
  iso9001: { odds: 0.22 },
  iso13485: { odds: 0.15, of: 'lotTracking' },
  soc2: { odds: 0.12 },
  ctpat: { odds: 0.35, of: 'importExport' },
  tsaCcsf: { odds: 0.15, of: 'importExport' },
  foreignTradeZone: { odds: 0.4, of: 'bonded' },
}

/** The certificates of a warehouse with these features, from a stream of numbers of their own. */
export function planCertifications(id: number, features: Flags<WarehouseFeatureKey>): string[] {
  const random = randomFor('certifications', id)
  return certificationKinds.flatMap(({ key }) => {
    const { odds, of } = CERTIFICATES[key]
    return random.chance(odds) && (of === undefined || features[of]) ? [key] : []
  })
}

/** What a warehouse with these features keeps goods at; few cold stores have no room at the temperature of the day. */
function planTemperature(id: number, features: Flags<WarehouseFeatureKey>): string[] {
  const random = randomFor('temperature', id)
  const isCool = features.tempControl && random.chance(0.8)
  const isFrozen = features.coldStorage && random.chance(0.75)
  const isAmbient = !(isCool || isFrozen) || random.chance(0.7)
  return [...(isAmbient ? ['ambient'] : []), ...(isCool ? ['cool'] : []), ...(isFrozen ? ['frozen'] : [])]
}

/** Dock doors as the texts of a listing count them: one for each 180 pallets, two at least. */
export const docksOf = (totalSpace: number): number => Math.max(2, Math.round(totalSpace / 180))

const CLEAR_HEIGHTS = [20, 22, 24, 26, 28, 30, 32, 36, 40] as const

/** Doors and height of a building; both agree with what its description says, and few providers leave them out. */
function planBuilding(id: number, totalSpace: number, description: string) {
  const random = randomFor('building', id)
  const [, said] = /clear height of (\d+) feet/.exec(description) ?? []
  const height = random.pick(CLEAR_HEIGHTS)
  return {
    dockDoors: random.chance(0.9) ? docksOf(totalSpace) : null,
    clearHeight: said ? Number(said) : random.chance(0.85) ? height : null,
  }
}

export function planAmenities(random: Random) {
  const switches = Object.fromEntries(serviceSwitches.map(({ key }) => [key, random.chance(0.45)]))
  return {
    ...switches,
    primaryWms: sample(random, wmsProducts, 1),
    wmsIntegrations: sample(
      random,
      integrationKinds.map(({ key }) => key),
      random.whole(1, 5),
    ),
    clientSupport: sample(random, clientSupportChannels, random.whole(2, 4)),
    parcelCarriers: sample(random, parcelCarriers, random.whole(2, 5)),
    packaging: sample(random, packagingKinds, random.whole(1, 4)),
  }
}

const OPENS = ['06:00', '07:00', '07:30', '08:00'] as const
const CLOSES = ['16:00', '17:00', '18:00', '20:00', '22:00'] as const

/** Operating days start with Sunday. Round-the-clock sites have no hours of their own. */
function planFacility(random: Random, totalSpace: number) {
  const alwaysOpen = random.chance(0.08)
  const saturday = alwaysOpen || random.chance(0.35)
  const staff = totalSpace > 6000 ? 3 : totalSpace > 1800 ? 2 : totalSpace > 500 ? 1 : 0
  return {
    dedicated: random.chance(0.18),
    alwaysOpen,
    operatingDays: [alwaysOpen, true, true, true, true, true, saturday],
    operatingHours: alwaysOpen ? null : { start: random.pick(OPENS), end: random.pick(CLOSES) },
    yearFounded: String(random.whole(1962, 2023)),
    squareFootage: String(Math.round((totalSpace * SQFT_PER_PALLET * random.between(1.4, 2.1)) / 500) * 500 + 500),
    employees: employeeRanges[staff] ?? '1-9',
    orderAccuracyRate: Math.round(random.between(98.4, 99.95) * 100) / 100,
    averageReceivingTime: random.whole(1, 3),
    averageReceivingTimeType: 'Days',
    orderCutoffTime: String(random.whole(1, 4)),
    orderCutoffTimeType: 'PM',
    averageDeliverySpeed: random.whole(1, 4),
    averageDeliverySpeedType: 'Days',
    buildingSecurity: random.chance(0.9) ? 'Yes' : 'No',
  }
}

type Planned = { id: number; features: Flags<WarehouseFeatureKey>; totalSpace: number; description: string }

/** All that a listing says of its facility. */
export const planDetails = (random: Random, { id, features, totalSpace, description }: Planned) => ({
  ...planFacility(random, totalSpace),
  ...planBuilding(id, totalSpace, description),
  temperatureClasses: planTemperature(id, features),
})
