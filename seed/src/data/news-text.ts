export type NewsCategoryKey =
  'warehousing' | 'fulfillment' | 'transportation' | 'technology' | 'costs-and-contracts' | 'compliance-and-safety'

/** A post in the notation of insert/rich-text. */
export type NewsText = { title: string; excerpt: string; body: string }
