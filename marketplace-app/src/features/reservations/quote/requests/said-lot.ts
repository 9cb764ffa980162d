import { optionLabel, optionsFilters } from '@stackyard/shared/reference/field-filters'
import type { SourcingLot } from '@stackyard/shared/schema/sourcing'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { saidQuoteNeed } from '../quote-words'

/** A need in a line: "300 pallets from 01 Jan 2027 for 6 months, near Columbus". */
export const saidLot = ({ need, place }: Pick<SourcingLot, 'need' | 'place'>): string =>
  [saidQuoteNeed(need), place ? sourcingTexts.provider.place(place) : ''].filter(Boolean).join(', ')

/** What a warehouse must have for a need, as labels. */
export const saidMusts = ({ musts }: Pick<SourcingLot, 'musts'>): string =>
  optionsFilters.flatMap((field) => (musts[field.key] ?? []).map((key) => optionLabel(field, key))).join(', ')
