/** Ranges and options of the request for proposal. Ranges are labels, not numbers. */
export const storageVolumes = ['1-5', '6-15', '16-26', '27-50', '51-100', '101-250', '251-500', '500+'] as const

export const monthlyShipmentVolumes = [
  '0-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10000+',
  "I'm New!",
] as const

/** The other pallet scale, used outside the quote form. */
export const palletCountRanges = ['1-5', '6-10', '11-25', '26-50', '51-100', '101+'] as const

export const merchantTypes = {
  eCommerceRetailer: 'eCommerce Retailer',
  physicalRetailer: 'Physical Retailer',
  omnichannelRetailer: 'Omnichannel Retailer',
} as const
export type MerchantType = keyof typeof merchantTypes
export const DEFAULT_MERCHANT_TYPE: MerchantType = 'eCommerceRetailer'

export const FIRST_FOUNDED_YEAR = 1800
export const ltlFtlOrderRanges = ['0-10', '11-24', '25-49', '50+'] as const
export const parcelOrderRanges = ['0-49', '50-249', '250-499', '500-999', '1000-4999', '5000+'] as const

/** Terms in months that a request offers to choose from; none of them means a flexible term. */
export const rfpTerms = [1, 3, 6, 12, 24, 36] as const
/** The longest term that a request can name, in months. */
export const LONGEST_RFP_TERM = 120
