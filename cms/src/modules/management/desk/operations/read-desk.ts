import { dayOf } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import { centsToDollars } from '@stackyard/shared/domain/money'
import { DESK_ITEMS } from '@stackyard/shared/reference/desk-kinds'
import type { Desk, DeskSpace } from '@stackyard/shared/schema/desk'
import type { Db } from '../../../../platform/db'
import { findArrivals, findDebts, findRecords, findSpace, findTasks, type SpaceRow } from '../repository'

type Figures = Pick<SpaceRow, 'units' | 'own' | 'sold' | 'held'>

/** Hundredths of a square foot become square feet; of a total that was lowered below what is taken nothing is free. */
function toSpace(rows: readonly Figures[]): DeskSpace {
  const sum = (of: keyof Figures) => rows.reduce((all, row) => all + Number(row[of]), 0)
  const free = rows.reduce(
    (all, { units, own, sold, held }) => all + Math.max(0, Number(units) - Number(own) - Number(sold) - Number(held)),
    0,
  )
  const feet = (units: number) => units / UNITS_PER_SQFT
  return {
    total: feet(sum('units')),
    own: feet(sum('own')),
    sold: feet(sum('sold')),
    held: feet(sum('held')),
    free: feet(free),
  }
}

const listOf = <TRow extends { total: number }, TItem>(rows: readonly TRow[], toItem: (row: TRow) => TItem) => ({
  items: rows.map(toItem),
  total: rows[0]?.total ?? 0,
})

/** The desk of a provider on the day of `now`, in five statements. */
export async function readDesk(db: Db, sellerId: number, now: Date): Promise<Desk> {
  const today = dayOf(now)
  const [space, tasks, arrivals, debts, records] = await Promise.all([
    findSpace(db, sellerId, today),
    findTasks(db, sellerId),
    findArrivals(db, sellerId, today),
    findDebts(db, sellerId, today),
    findRecords(db, sellerId),
  ])
  const warehouses = space
    .slice(0, DESK_ITEMS)
    .map((row) => ({ id: row.id, name: row.name, spaceType: row.spaceType, ...toSpace([row]) }))
  return {
    space: { all: toSpace(space), warehouses: { items: warehouses, total: space.length } },
    toAnswer: listOf(tasks, ({ total: _, amountCents, dueAt, customerName, ...task }) => ({
      ...task,
      customer: customerName ?? task.customer,
      amount: amountCents === null ? null : centsToDollars(Number(amountCents)),
      dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    })),
    arrivals: listOf(arrivals, ({ total: _, ...arrival }) => arrival),
    unbilled: listOf(debts, ({ total: _, amountCents, ...debt }) => ({
      ...debt,
      amount: centsToDollars(Number(amountCents)),
    })),
    records: listOf(records, ({ total: _, ...record }) => record),
  }
}
