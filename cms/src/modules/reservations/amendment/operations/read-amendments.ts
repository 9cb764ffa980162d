import { kindsOf } from '@stackyard/shared/domain/amendment'
import { amendmentActionsFor } from '@stackyard/shared/domain/amendment-process'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import type { AmendmentActor } from '@stackyard/shared/reference/amendment-terms'
import type { Amendment, Amendments } from '@stackyard/shared/schema/amendment'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findOrder, isOwn, runningTermsOf, type Order } from '../../booking'
import { readSettled } from '../../installment'
import { isOpenTo, priceOf, resultNow } from '../change-of'
import { listAmendments, listEvents, type AmendmentEventRow, type AmendmentRow } from '../repository'

/** How a reader stands to an order, which is their own. */
export const actorOf = (order: Order, user: Pick<SessionUser, 'id' | 'userType'>): AmendmentActor => {
  if (user.userType === 'admin') return 'admin'
  return user.id === order.sellerId ? 'seller' : 'customer'
}

/** Whether a reader only acts for the customer: what the customer pays later is then not theirs to decide. */
const actsForCustomer = (order: Order, user: Pick<SessionUser, 'id' | 'userType' | 'actorId'>): boolean =>
  user.actorId !== undefined && actorOf(order, user) === 'customer'

/** @throws CodedError FORBIDDEN for who acts for the customer and would bind them to payments. */
export function assertMayBind(order: Order, user: SessionUser): void {
  if (actsForCustomer(order, user))
    throw new CodedError('FORBIDDEN', { message: 'Only the owner of this account can do this.' })
}

const wire = ({ startDay, endDay, steps, charges, lastNumber, fulfillmentEnd }: RunningTerms): Amendment['result'] => ({
  startDay,
  endDay,
  steps: [...steps],
  charges: [...charges],
  lastNumber,
  ...(fulfillmentEnd === undefined ? {} : { fulfillmentEnd }),
})

type Shown = { row: AmendmentRow; result: RunningTerms; actor: AmendmentActor; mayAccept: boolean }

const toAmendment = ({ row, result, actor, mayAccept }: Shown, events: readonly AmendmentEventRow[]): Amendment => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  fromDate: row.fromDay,
  quantity: row.quantity,
  months: row.months,
  state: row.state,
  proposedBy: row.proposedBy,
  note: row.note,
  result: wire(result),
  actions: amendmentActionsFor(row, actor).filter((action) => mayAccept || action !== 'accept'),
  expiresAt: row.expiresAt.toISOString(),
  events: events.map(({ id, at, action, actor: by }) => ({ id, at: at.toISOString(), action, actor: by })),
})

/**
 * The changes of a reservation and what a new one is counted from, for its customer, its seller or an admin.
 * @throws CodedError NOT_FOUND for anybody else.
 */
export async function readAmendments({ db, clock }: Services, user: SessionUser, orderId: number): Promise<Amendments> {
  const order = await findOrder(db, orderId)
  if (!order || !isOwn(order, user)) throw new CodedError('NOT_FOUND')
  const rows = await listAmendments(db, orderId)
  const events = Map.groupBy(
    await listEvents(
      db,
      rows.map(({ id }) => id),
    ),
    ({ amendmentId }) => amendmentId,
  )
  const today = dayOf(clock.now())
  const settled = order.billedBy === 'platform' ? await readSettled(db, orderId) : []
  const terms = runningTermsOf(order)
  const actor = actorOf(order, user)
  const mayBind = !actsForCustomer(order, user)
  const kinds = terms ? kindsOf(terms, today).filter((kind) => isOpenTo(order, kind, today)) : []
  const shown = (row: AmendmentRow) => ({
    row,
    result: resultNow(row, terms, { today, settled }),
    actor,
    mayAccept: mayBind && isOpenTo(order, row.kind, today),
  })
  return {
    list: rows.map((row) => toAmendment(shown(row), events.get(row.id) ?? [])),
    terms: terms && wire(terms),
    ...(await priceOf(db, order)),
    today,
    settled,
    canPropose: actor !== 'admin' && mayBind && kinds.length > 0 && rows.every(({ state }) => state !== 'proposed'),
    kinds,
  }
}
