import { FIRST_FOUNDED_YEAR } from '@stackyard/shared/reference/rfp-ranges'
import type { NewQuote } from './repository'

/** What a merchant's own request for proposal has of a request for a quote. */
export const toRfp = (quote: NewQuote) => ({
  company: quote.company,
  // The year that a form starts with is no answer.
  foundedYear: quote.foundedYear === FIRST_FOUNDED_YEAR ? null : (quote.foundedYear ?? null),
  merchantType: quote.merchantType,
  categories: quote.categories,
  storageVolume: quote.storageVolume,
  monthlyShipmentVolume: quote.monthlyShipmentVolume,
  about: quote.message,
  phone: quote.phone ?? '',
  website: quote.website ?? '',
})
