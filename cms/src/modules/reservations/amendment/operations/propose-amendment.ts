import { amend, firstDayOf } from '@stackyard/shared/domain/amendment'
import { PROPOSAL_DAYS } from '@stackyard/shared/domain/amendment-process'
import { dayOf, type Day } from '@stackyard/shared/domain/calendar'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { AmendmentProposal } from '@stackyard/shared/schema/amendment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { assertFits, isOwn, lockOrder, runningTermsOf, type Order } from '../../booking'
import { settledInstallments } from '../../installment'
import { tellOfAmendment } from '../amendment-news'
import { assertPossible, changeIn, isOpenTo, movesSpace, priceOf } from '../change-of'
import { scheduleExpiry } from '../jobs/job-names'
import { hasOpen, insertAmendment } from '../repository'
import { assertIdentity } from './assert-identity'
import { actorOf, assertMayBind } from './read-amendments'

const NOT_RUNNING = 'You can change a reservation once it is accepted and paid, until it ends.'
const OPEN = 'A change is already proposed. Answer or withdraw it first.'
const DAY_MS = 86_400_000

/**
 * Proposes a change of a running reservation to its other side.
 * @throws CodedError NOT_FOUND for another's reservation, TRANSITION_REFUSED while it can't be changed, VALIDATION_FAILED,
 * PRICE_CHANGED, KYC_REQUIRED, or CAPACITY_EXCEEDED.
 */
export async function proposeAmendment(services: Services, user: SessionUser, input: AmendmentProposal): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, input.id)
    if (!order || !isOwn(order, user)) throw new CodedError('NOT_FOUND')
    const actor = actorOf(order, user)
    if (actor !== 'customer' && actor !== 'seller') throw new CodedError('FORBIDDEN')
    assertMayBind(order, user)
    const change = changeIn(input)
    const { result, price, from } = await resultOf(tx, order, change, dayOf(now))
    if (sumOfCharges(result) !== input.totalCents) throw new CodedError('PRICE_CHANGED')
    const expiresAt = expiryOf(now, from)
    const row = await insertAmendment(
      tx,
      {
        orderId: order.id,
        kind: change.kind,
        fromDay: from,
        quantity: change.kind === 'quantity' ? change.quantity : null,
        months: change.kind === 'extension' ? change.months : null,
        ...price,
        proposedBy: actor,
        note: input.note,
        result,
        createdAt: now,
        expiresAt,
      },
      { actor, userId: user.id, now },
    )
    await scheduleExpiry(services, tx, row.id, expiresAt)
    await tellOfAmendment(services, tx, { order, row, action: 'propose', actor })
  })
}

async function resultOf(tx: Tx, order: Order, change: ReturnType<typeof changeIn>, today: Day) {
  const terms = runningTermsOf(order)
  if (!terms || !isOpenTo(order, change.kind, today))
    throw new CodedError('TRANSITION_REFUSED', { message: NOT_RUNNING })
  if (await hasOpen(tx, order.id)) throw new CodedError('TRANSITION_REFUSED', { message: OPEN })
  const price = await priceOf(tx, order)
  assertPossible(terms, change, price, today)
  const settled = order.billedBy === 'platform' ? await settledInstallments(tx, order.id) : []
  const result = amend(terms, change, price, { today, settled })
  await assertIdentity(tx, order, result)
  const from = firstDayOf(terms, change)
  if (movesSpace(change.kind)) await assertFits(tx, order, result, from)
  return { result, price, from }
}

/** Two weeks on, or when its first day begins. */
const expiryOf = (now: Date, from: Day): Date =>
  new Date(Math.min(now.getTime() + PROPOSAL_DAYS * DAY_MS, Date.parse(`${from}T00:00:00Z`)))
