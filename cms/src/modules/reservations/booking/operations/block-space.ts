import { freeUnits, quantityIn, unitsOf } from '@stackyard/shared/domain/capacity'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import type { BlockFields, SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { NO_END, readEntries } from '../space-entries'
import { ownWarehouse } from '../own-warehouse'
import { lockSpaceOf } from '../space-total'

type Actor = Pick<SessionUser, 'id' | 'userType'>
type Blocked = { id: number; block: BlockFields }

/**
 * Blocks space of an own warehouse for dates: orders find it taken from then on. The capacity is locked as purchases lock
 * it, so that no day is oversold.
 * @throws CodedError NOT_FOUND for another's warehouse; CAPACITY_EXCEEDED when less is free on one of the days.
 */
export const blockSpace = (services: Services, actor: Actor, { id, block }: Blocked): Promise<SpaceEntry> =>
  withTransaction(services.db, async (tx) => {
    await ownWarehouse(tx, actor, id)
    await mustFit(tx, id, block)
    const { startDay, endDay, note } = block
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into market.capacity_hold (warehouse_id, start_day, end_day, units, state, note)
      values (${id}, ${startDay}::date, ${endDay ?? NO_END}::date, ${unitsIn(block)}, 'blocked', ${note}) returning id::int`)
    return entryOf(tx, id, rows[0]?.id)
  })

/** Changes a block; as `blockSpace`, and NOT_FOUND for a block that is not there. */
export const changeBlock = (
  services: Services,
  actor: Actor,
  { id, blockId, block }: Blocked & { blockId: number },
): Promise<SpaceEntry> =>
  withTransaction(services.db, async (tx) => {
    await ownWarehouse(tx, actor, id)
    await mustFit(tx, id, block, blockId)
    const { startDay, endDay, note } = block
    const { rows } = await tx.execute<{ id: number }>(sql`
      update market.capacity_hold set start_day = ${startDay}::date, end_day = ${endDay ?? NO_END}::date,
        units = ${unitsIn(block)}, note = ${note}
      where id = ${blockId} and warehouse_id = ${id} and state = 'blocked' returning id::int`)
    return entryOf(tx, id, rows[0]?.id)
  })

/** Takes a block away. @throws CodedError NOT_FOUND for another's warehouse, or when the block is gone. */
export const unblockSpace = (
  services: Services,
  actor: Actor,
  { id, blockId }: { id: number; blockId: number },
): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    await ownWarehouse(tx, actor, id)
    const { rowCount } = await tx.execute(
      sql`delete from market.capacity_hold where id = ${blockId} and warehouse_id = ${id} and state = 'blocked'`,
    )
    if (rowCount === 0) throw new CodedError('NOT_FOUND')
  })

const unitsIn = ({ spaceType, quantity }: BlockFields): number => unitsOf(spaceType, quantity)

async function mustFit(tx: Tx, id: number, block: BlockFields, except = 0): Promise<void> {
  const span = { start: block.startDay, end: block.endDay ?? NO_END }
  const { total, holds } = await lockSpaceOf(tx, id, { from: span.start, until: span.end, exceptBlock: except })
  const free = freeUnits(total, holds, span)
  if (unitsIn(block) <= free) return
  const most = quantityIn(block.spaceType, free).toLocaleString('en-US')
  const unit = block.spaceType === 'SQ_FEET' ? 'square feet' : 'pallets'
  const message = `${ERROR_CODES.CAPACITY_EXCEEDED.message} At most ${most} ${unit} are free on all of these days.`
  throw new CodedError('CAPACITY_EXCEEDED', { message, issues: [{ path: 'quantity', message }] })
}

async function entryOf(tx: Tx, warehouseId: number, id: number | undefined): Promise<SpaceEntry> {
  const [entry] = id === undefined ? [] : await readEntries(tx, sql`h.warehouse_id = ${warehouseId} and h.id = ${id}`)
  if (!entry) throw new CodedError('NOT_FOUND')
  return entry
}
