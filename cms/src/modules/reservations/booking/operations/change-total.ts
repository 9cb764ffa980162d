import { type Day, dayOf } from '@stackyard/shared/domain/calendar'
import {
  firstOversold,
  totalOn,
  type SpaceTotal,
  type TotalChange,
  UNITS_PER_PALLET,
} from '@stackyard/shared/domain/capacity'
import { saidDay } from '@stackyard/shared/reference/said-day'
import { text } from '@stackyard/shared/messages/text'
import { MOST_SPACE_CHANGES } from '@stackyard/shared/reference/space-board'
import type { SpaceChange, SpaceChangeFields } from '@stackyard/shared/schema/space-calendar'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql, type SQL } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { noteTotal } from '../../../listings/listing'
import { ownWarehouse } from '../own-warehouse'
import { NO_END, toSquareFeet } from '../space-entries'
import { lockSpaceOf } from '../space-total'

type Actor = Pick<SessionUser, 'id' | 'userType'>
type Changes = readonly TotalChange[]
/** The changes after an act, the field that a refusal is told at, and the statement that stores them. */
type Plan = { id: number; fromDay: Day; field: string; after: (before: Changes) => Changes; write: SQL }

/**
 * Changes the total space of an own warehouse from a day on, up or down, until its next change. Answers all that are ahead.
 * @throws CodedError NOT_FOUND for another's warehouse; VALIDATION_FAILED for a day that has come; CAPACITY_EXCEEDED with
 * the first day on which more is taken than there would be.
 */
export function changeTotal(
  services: Services,
  actor: Actor,
  { id, fromDay, pallets }: SpaceChangeFields & { id: number },
): Promise<SpaceChange[]> {
  const units = pallets * UNITS_PER_PALLET
  const after = (before: Changes) => {
    const others = before.filter(({ from }) => from !== fromDay)
    if (others.length < MOST_SPACE_CHANGES) return [...others, { from: fromDay, units }]
    throw invalid('fromDay', text('space.mostChanges', { most: MOST_SPACE_CHANGES }))
  }
  const write = sql`insert into market.capacity_change (warehouse_id, from_day, total_units)
    values (${id}, ${fromDay}::date, ${units})
    on conflict (warehouse_id, from_day) do update set total_units = excluded.total_units`
  return applyPlan(services, actor, { id, fromDay, field: 'pallets', after, write })
}

/** Takes a change back: the total before it goes on. Throws as `changeTotal` does; NOT_FOUND for a day without a change. */
export function removeTotal(
  services: Services,
  actor: Actor,
  { id, fromDay }: { id: number; fromDay: Day },
): Promise<SpaceChange[]> {
  const after = (before: Changes) => {
    const others = before.filter(({ from }) => from !== fromDay)
    if (others.length === before.length) throw new CodedError('NOT_FOUND')
    return others
  }
  const write = sql`delete from market.capacity_change where warehouse_id = ${id} and from_day = ${fromDay}::date`
  return applyPlan(services, actor, { id, fromDay, field: 'fromDay', after, write })
}

/** The capacity is locked as purchases lock it, so that no day is oversold; a trigger refuses what would. */
const applyPlan = (
  { db, clock }: Services,
  actor: Actor,
  { id, fromDay, field, after, write }: Plan,
): Promise<SpaceChange[]> =>
  withTransaction(db, async (tx) => {
    await ownWarehouse(tx, actor, id)
    if (fromDay <= dayOf(clock.now())) throw invalid('fromDay', text('space.changeFromTomorrow'))
    const { total, holds } = await lockSpaceOf(tx, id, { from: fromDay })
    const planned = { units: total.units, changes: after(total.changes) }
    const over = firstOversold(planned, holds, { start: fromDay, end: NO_END })
    if (over) throw oversold(field, over)
    await tx.execute(write)
    const palletsOf = (each: SpaceTotal) => totalOn(each, fromDay) / UNITS_PER_PALLET
    await noteTotal(tx, id, { actorId: actor.id, fromDay, before: palletsOf(total), now: palletsOf(planned) })
    return planned.changes
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, units }) => ({ fromDay: from, squareFeet: toSquareFeet(units) }))
  })

const invalid = (path: string, message: string) => new CodedError('VALIDATION_FAILED', { issues: [{ path, message }] })

function oversold(path: string, { day, taken }: { day: Day; taken: number }): CodedError {
  const pallets = Math.ceil(taken / UNITS_PER_PALLET).toLocaleString('en-US')
  const message = text('space.totalTaken', { day: saidDay(day), taken: pallets })
  return new CodedError('CAPACITY_EXCEEDED', { message, issues: [{ path, message }] })
}
