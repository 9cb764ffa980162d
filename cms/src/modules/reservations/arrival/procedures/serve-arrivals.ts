import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Procedure } from '../../../../platform/procedure'
import type { Services } from '../../../../platform/services'
import { announceArrival } from '../operations/announce-arrival'
import { acceptSlot, cancelArrival, confirmArrival, declineArrival, proposeSlot } from '../operations/answer-arrival'
import { checkInArrival } from '../operations/check-in-arrival'
import { readArrivals } from '../operations/read-arrivals'

type Contracted = Contract['arrival']

/** A step that answers with all arrivals after it. */
const after =
  <TInput extends { id: number }>(step: (services: Services, user: SessionUser, input: TInput) => Promise<void>) =>
  async ({ input, context }: { input: TInput; context: { services: Services; user: SessionUser } }) => {
    await step(context.services, context.user, input)
    return reply(await readArrivals(context.services, context.user, input.id))
  }

export const list: Procedure<Contracted['list']> = async ({ input, context }) =>
  reply(await readArrivals(context.services, context.user, input.id))

export const announce: Procedure<Contracted['announce']> = after(announceArrival)
export const confirm: Procedure<Contracted['confirm']> = after(confirmArrival)
export const propose: Procedure<Contracted['propose']> = after(proposeSlot)
export const decline: Procedure<Contracted['decline']> = after(declineArrival)
export const accept: Procedure<Contracted['accept']> = after(acceptSlot)
export const cancel: Procedure<Contracted['cancel']> = after(cancelArrival)
export const checkIn: Procedure<Contracted['checkIn']> = after(checkInArrival)
