export type NewsCategoryKey =
  'warehousing' | 'fulfillment' | 'transportation' | 'technology' | 'costs-and-contracts' | 'compliance-and-safety'

/** A post in the notation of the CMS's `fromNotation`. */
export type NewsText = { title: string; excerpt: string; body: string }
