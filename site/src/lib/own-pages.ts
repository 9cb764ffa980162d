/** Pages with a file of their own at the top of the site, whose text editors may replace there. */
export const ownPages: readonly string[] = [
  'about-us',
  'contact-us',
  'faqs',
  'how-ranking-works',
  'knowledge-base',
  'merchant-agreement',
  'privacy-policy',
  'rating-system',
  'success-rfp',
  'supply-chain-logistics-definitions',
  'terms-of-use',
  'warehouse',
  'warehouse-agreement',
  'warehouse-of-the-week',
]
