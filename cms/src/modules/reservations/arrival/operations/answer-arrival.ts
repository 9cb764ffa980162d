import type { ArrivalProposal, ArrivalRefusal } from '@stackyard/shared/schema/arrival-input'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { takeStep } from './take-step'

type Place = { id: number; arrivalId: number }

/** The warehouse takes the slot as it was asked for. */
export const confirmArrival = (services: Services, user: SessionUser, place: Place): Promise<void> =>
  takeStep(services, user, { place, action: 'confirm', actor: 'seller' })

/** The warehouse proposes another slot, which takes the place of the one before. */
export const proposeSlot = (services: Services, user: SessionUser, input: ArrivalProposal): Promise<void> => {
  const { id, arrivalId, note, ...slot } = input
  return takeStep(services, user, { place: { id, arrivalId }, action: 'propose', actor: 'seller', note, slot })
}

/** The warehouse declines, with a reason. */
export const declineArrival = (services: Services, user: SessionUser, input: ArrivalRefusal): Promise<void> =>
  takeStep(services, user, { place: input, action: 'decline', actor: 'seller', note: input.reason })

/** The customer accepts the slot that was proposed. */
export const acceptSlot = (services: Services, user: SessionUser, place: Place): Promise<void> =>
  takeStep(services, user, { place, action: 'accept', actor: 'customer' })

/** The customer cancels an arrival that has not come. */
export const cancelArrival = (services: Services, user: SessionUser, place: Place): Promise<void> =>
  takeStep(services, user, { place, action: 'cancel', actor: 'customer' })
