import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteEndInput } from '@stackyard/shared/schema/quote-offer'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { takeStep } from './take-step'

/** Accepts the offer that was seen: its price is fixed until the quote ends. @throws CodedError those of `takeStep` */
export const acceptQuote = (
  services: Services,
  user: SessionUser,
  { id, revision }: { id: number; revision: number },
): Promise<QuoteDetails> => takeStep(services, user, { id, action: 'accept', revision })

/** Ends a quote or request with a word to the other side. @throws CodedError those of `takeStep` */
export const declineQuote = (services: Services, user: SessionUser, input: QuoteEndInput): Promise<QuoteDetails> =>
  takeStep(services, user, { ...input, action: 'decline' })

/** Takes a request or an offer back. @throws CodedError those of `takeStep` */
export const withdrawQuote = (services: Services, user: SessionUser, input: QuoteEndInput): Promise<QuoteDetails> =>
  takeStep(services, user, { ...input, action: 'withdraw' })
