import { mustsOf } from '@stackyard/shared/domain/wishes'
import type { SourcingLot } from '@stackyard/shared/schema/sourcing'
import { wishName } from '@stackyard/shared/ui/wish-name'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { saidQuoteNeed } from '../quote-words'

/** A need in a line: "300 pallets from 01 Jan 2027 for 6 months, near Columbus". */
export const saidLot = ({ need, place }: Pick<SourcingLot, 'need' | 'place'>): string =>
  [saidQuoteNeed(need), place ? sourcingTexts.provider.place(place) : ''].filter(Boolean).join(', ')

/** What a warehouse must have for a need, by its names. */
export const saidMusts = ({ musts }: Pick<SourcingLot, 'musts'>): string =>
  mustsOf(musts)
    .map(({ text }) => wishName(text))
    .join(', ')
