import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { amend, type Change } from '@stackyard/shared/domain/amendment'
import { addDays } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import { sumOfCharges } from '@stackyard/shared/domain/running-terms'
import type { Amendments } from '@stackyard/shared/schema/amendment'
import { daysOf } from '../api/reservations/amendment/amend'
import type { Stack } from '../setup/stack'

/** The total that a change leads to, in cents. */
export function totalOf({ terms, unitCents, minimumCents, today, settled }: Amendments, change: Change): number {
  if (!terms) throw new Error('no terms')
  return sumOfCharges(amend(terms, change, { unitCents, minimumCents }, { today, settled }))
}

/** A change as a proposal of it is sent. */
export function proposalOf(now: Amendments, change: Change) {
  const totalCents = totalOf(now, change)
  if (change.kind === 'extension') return { kind: change.kind, months: change.months, totalCents }
  if (change.kind === 'quantity')
    return { kind: change.kind, fromDate: change.from, quantity: change.quantity, totalCents }
  return { kind: change.kind, lastDate: addDays(change.from, -1), totalCents }
}

/** Another quantity from so many days after the first on. */
export const more =
  (quantity: number, after: number) =>
  (now: Amendments): Change => ({
    kind: 'quantity',
    from: daysOf(now).day(after),
    quantity,
  })

/** Leaves so many pallets free at the listing, on every day from now on. */
export async function leaveFree({ pool }: Pick<Stack, 'pool'>, pallets: number): Promise<void> {
  await pool.query(`delete from market.capacity_hold where warehouse_id = $1 and state = 'blocked'`, [listingIds.main])
  await pool.query(
    `insert into market.capacity_hold (warehouse_id, start_day, end_day, units, state)
      select $1, current_date, 'infinity', market.free_units($1, current_date, 'infinity') - $2, 'blocked'`,
    [listingIds.main, pallets * UNITS_PER_PALLET],
  )
}
