import { amend, firstDayOf } from '@stackyard/shared/domain/amendment'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { AmendmentAction, AmendmentActor } from '@stackyard/shared/reference/amendment-terms'
import type { AmendmentAcceptance, AmendmentParams } from '@stackyard/shared/schema/amendment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { cancelArrivals } from '../../arrival'
import { amendOrder, isOwn, lockOrder, runningTermsOf, type Order } from '../../booking'
import { rescheduleInstallments, settledInstallments } from '../../installment'
import { tellOfAmendment } from '../amendment-news'
import { assertPossible, changeOf, isOpenTo, movesSpace } from '../change-of'
import { schedulePrinting } from '../jobs/job-names'
import { lockAmendment, moveAmendment, stateAfter, type AmendmentRow } from '../repository'
import { assertIdentity } from './assert-identity'
import { actorOf, assertMayBind } from './read-amendments'

const NOT_RUNNING = 'This reservation can no longer be changed: it is over, not paid, or to be canceled.'
const EXPIRED = 'This proposal has expired.'

type Deciding = { order: Order; row: AmendmentRow; actor: AmendmentActor; userId: number; now: Date }

/**
 * Agrees to a proposal: terms, space, later payments, and arrivals after an earlier end follow in one transaction.
 * @throws CodedError NOT_FOUND for strangers, FORBIDDEN for its proposer, TRANSITION_REFUSED when it is decided, expired, or
 * a payment is in flight, CAPACITY_EXCEEDED, KYC_REQUIRED, or PRICE_CHANGED.
 */
export const acceptAmendment = (services: Services, user: SessionUser, input: AmendmentAcceptance): Promise<void> =>
  decide(services, user, input, 'accept', (tx, deciding) => agree(tx, deciding, input.totalCents))

/** Declines a proposal. @throws CodedError as `acceptAmendment`. */
export const declineAmendment = (services: Services, user: SessionUser, input: AmendmentParams): Promise<void> =>
  decide(services, user, input, 'decline')

/** Takes a proposal back. @throws CodedError as `acceptAmendment`. */
export const withdrawAmendment = (services: Services, user: SessionUser, input: AmendmentParams): Promise<void> =>
  decide(services, user, input, 'withdraw')

type Patch = Partial<AmendmentRow>

async function decide(
  services: Services,
  user: SessionUser,
  { id, amendmentId }: AmendmentParams,
  action: AmendmentAction,
  besides: (tx: Tx, deciding: Deciding) => Promise<Patch> = () => Promise.resolve({}),
): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, id)
    const row = order && isOwn(order, user) ? await lockAmendment(tx, amendmentId) : undefined
    if (!order || row?.orderId !== id) throw new CodedError('NOT_FOUND')
    if (action === 'accept') assertMayBind(order, user)
    const actor = actorOf(order, user)
    stateAfter(row, action, actor)
    const by = { actor, userId: user.id, now }
    const patch = await besides(tx, { order, row, ...by })
    const moved = await moveAmendment(tx, row, action, by, patch)
    if (action === 'accept') await schedulePrinting(services, tx, moved.id)
    await tellOfAmendment(services, tx, { order, row: moved, action, actor })
  })
}

async function agree(tx: Tx, { order, row, actor, userId, now }: Deciding, totalCents: number): Promise<Patch> {
  const today = dayOf(now)
  const terms = runningTermsOf(order)
  if (!terms || !isOpenTo(order, row.kind, today)) throw new CodedError('TRANSITION_REFUSED', { message: NOT_RUNNING })
  if (row.expiresAt <= now) throw new CodedError('TRANSITION_REFUSED', { message: EXPIRED })
  const change = changeOf(row)
  assertPossible(terms, change, row, today)
  const settled = order.billedBy === 'platform' ? await settledInstallments(tx, order.id) : []
  const result = amend(terms, change, row, { today, settled })
  if (sumOfCharges(result) !== totalCents) throw new CodedError('PRICE_CHANGED')
  await assertIdentity(tx, order, result)
  if (order.billedBy === 'platform' && movesSpace(row.kind))
    await rescheduleInstallments(tx, order.id, result.charges, now)
  const from = firstDayOf(terms, change)
  const { amended, endDay } = await amendOrder(tx, order, { terms: result, from, actor, userId, now })
  if (!amended) throw new Error('an amended order has no terms')
  if (endDay !== null && endDay !== order.endDay) await cancelArrivals(tx, order.id, now, endDay)
  return { number: amended.number, agreedDay: today, settled, result }
}
