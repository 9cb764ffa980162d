export type NewsCategoryKey =
  | 'warehousing'
  | 'fulfillment'
  | 'transportation'
  | 'technology'
  | 'costs-and-contracts'
  | 'compliance-and-safety'
  | 'industry'

/** A post in the notation of the CMS's `fromNotation`; its category is that of the file it stands in unless given. */
export type NewsText = { title: string; category?: NewsCategoryKey; excerpt: string; body: string }
