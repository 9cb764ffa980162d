import { dayOf } from '@stackyard/shared/domain/calendar'
import {
  arrivalActionsFor,
  canAnnounceOn,
  isOpenArrival,
  takesArrivals,
} from '@stackyard/shared/domain/arrival-process'
import type { ArrivalActor } from '@stackyard/shared/reference/arrival-states'
import type { Arrival, ArrivalPhoto, Arrivals } from '@stackyard/shared/schema/arrival'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { listPhotos } from '../photos'
import {
  type ArrivalEventRow,
  type ArrivalRow,
  findServedOrder,
  listArrivalEvents,
  listArrivals,
  type ServedOrder,
} from '../repository'
import { findSite } from '../site-repository'

/** How a reader stands to a reservation; null for whoever has no part in it. */
function actorOf(order: ServedOrder, { id, userType }: Pick<SessionUser, 'id' | 'userType'>): ArrivalActor | null {
  if (userType === 'admin') return 'admin'
  if (id === order.customerId) return 'customer'
  return id === order.sellerId ? 'seller' : null
}

/**
 * The arrivals of a reservation for its customer, its seller, or an admin: open ones by their day, then the latest first.
 * @throws CodedError NOT_FOUND for anybody else.
 */
export async function readArrivals(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: SessionUser,
  orderId: number,
): Promise<Arrivals> {
  const order = await findServedOrder(db, orderId)
  const actor = order ? actorOf(order, user) : null
  if (!order || !actor) throw new CodedError('NOT_FOUND')
  const [rows, site] = await Promise.all([listArrivals(db, orderId), findSite(db, order.warehouseId)])
  const ids = rows.map(({ id }) => id)
  const [events, photos] = await Promise.all([listArrivalEvents(db, ids), listPhotos(db, ids)])
  const isActive = takesArrivals(order)
  const arrivals = rows
    .toSorted(byNext)
    .map((row) => toArrival(row, isActive ? actor : null, events, photos.get(row.id) ?? []))
  return { arrivals, site, canAnnounce: actor === 'customer' && canAnnounceOn(order, dayOf(clock.now())) }
}

const slotOf = ({ day, windowStart }: ArrivalRow): string => `${day} ${windowStart}`

function byNext(a: ArrivalRow, b: ArrivalRow): number {
  const [isOpen, isOtherOpen] = [isOpenArrival(a.state), isOpenArrival(b.state)]
  if (isOpen !== isOtherOpen) return isOpen ? -1 : 1
  return isOpen ? slotOf(a).localeCompare(slotOf(b)) || a.id - b.id : slotOf(b).localeCompare(slotOf(a)) || b.id - a.id
}

function toArrival(
  row: ArrivalRow,
  actor: ArrivalActor | null,
  events: readonly ArrivalEventRow[],
  photos: ArrivalPhoto[],
): Arrival {
  const { id, state, day, windowStart, windowEnd, quantity, unit, carrier, reference, note } = row
  return {
    id,
    state,
    day,
    windowStart,
    windowEnd,
    quantity,
    unit,
    carrier,
    reference,
    note,
    checkIn: row.arrivedAt
      ? {
          arrivedAt: row.arrivedAt.toISOString(),
          counted: row.counted ?? 0,
          damaged: row.damaged ?? 0,
          note: row.checkInNote ?? '',
          photos,
        }
      : null,
    actions: actor ? arrivalActionsFor(state, actor) : [],
    events: events.filter(({ arrivalId }) => arrivalId === id).map(toEvent),
  }
}

const toEvent = ({ id, at, action, actor, day, windowStart, windowEnd, note }: ArrivalEventRow) => ({
  id,
  at: at.toISOString(),
  action,
  actor,
  day,
  windowStart,
  windowEnd,
  note,
})
