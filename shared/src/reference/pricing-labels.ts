/** Groups and units of fulfillment rates. */
export const pricingCategories = {
  INBOUND: 'Inbound',
  OUTBOUND: 'Outbound',
  ECOMMERCE: 'eCommerce',
  B2B: 'B2B',
  FBA_PREP: 'FBA Prep',
  OTHER: 'Other',
} as const

/** Rate field → its unit label. */
export const pricingUnitLabels = {
  container_40ft_rate: "40' Container",
  container_20ft_rate: "20' Container",
  per_pallet_rate: 'Per Pallet',
  per_parcel_rate: 'Per Parcel',
  unit_pick_pack_rate: 'Unit Pick & Pack',
  unit_pick_additional_rate: 'Unit Pick (Additional Unit)',
  unit_pick_additional_sku_rate: 'Unit Pick (Additional SKU)',
  case_pick_rate: 'Case Pick',
  case_pick_additional_rate: 'Case Pick (Additional Case)',
  case_pick_additional_sku_rate: 'Case Pick (Additional SKU)',
  pallet_pick_rate: 'Pallet Pick',
  labeling_rate: 'Labeling',
  isKittingEnabled: 'Kitting',
  service_labor_rate: 'Service Labor',
  isReturnsEnabled: 'Returns',
} as const

export type RateField = keyof typeof pricingUnitLabels

/** Upper bound of an open tier, shown as "{a}+". */
export const OPEN_TIER_UPPER_BOUND = 9999
