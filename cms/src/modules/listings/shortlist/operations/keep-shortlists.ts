import {
  MOST_SHORTLISTED,
  MOST_SHORTLISTS,
  type Shortlist,
  type ShortlistedInput,
} from '@stackyard/shared/schema/shortlist'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { bindKey, idempotencyKey, takeKey } from '../../../../platform/idempotency-key'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { listListingCards } from '../../discovery'
import {
  addWarehouse,
  changeWarehouse,
  countLocked,
  countWarehouses,
  findOwn,
  insertShortlist,
  lockOwn,
  placeWarehouses,
  takeWarehouse,
  unmarkDeleted,
  updateOwn,
} from '../repository'

const ROUTE = 'shortlist'
const RESTORED_WITHIN_MS = 86_400_000

async function ownOne(tx: Tx, userId: number, id: number): Promise<Shortlist> {
  const found = await findOwn(tx, userId, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return found
}

async function assertRoom(tx: Tx, userId: number): Promise<void> {
  if ((await countLocked(tx, userId)) >= MOST_SHORTLISTS)
    throw new CodedError('VALIDATION_FAILED', {
      message: `You have ${MOST_SHORTLISTS} shortlists, which is the most. Delete one first.`,
    })
}

/** Creates a list; the same call made twice creates one. @throws CodedError VALIDATION_FAILED when the person has 50 */
export function createShortlist(
  { db, clock }: Services,
  userId: number,
  input: { name: string },
  keyHeader: string | null,
): Promise<Shortlist> {
  const key = idempotencyKey({ userId, route: ROUTE }, keyHeader, input)
  return withTransaction(db, async (tx) => {
    const { earlier } = await takeKey(tx, key)
    if (earlier !== null) return ownOne(tx, userId, earlier)
    await assertRoom(tx, userId)
    const id = await insertShortlist(tx, { userId, name: input.name, createdAt: clock.now() })
    await tx.execute(bindKey(key, id))
    return ownOne(tx, userId, id)
  })
}

/** @throws CodedError NOT_FOUND for another's or none */
export function renameShortlist(
  { db }: Services,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<Shortlist> {
  return withTransaction(db, async (tx) => {
    await updateOwn(tx, { userId, id }, { name })
    return ownOne(tx, userId, id)
  })
}

/** @throws CodedError NOT_FOUND for another's or none */
export async function deleteShortlist({ db, clock }: Services, userId: number, id: number): Promise<void> {
  if (!(await updateOwn(db, { userId, id }, { deletedAt: clock.now() }))) throw new CodedError('NOT_FOUND')
}

/** Brings back a list that was deleted within a day. @throws CodedError NOT_FOUND, VALIDATION_FAILED when there are 50 */
export function restoreShortlist({ db, clock }: Services, userId: number, id: number): Promise<Shortlist> {
  return withTransaction(db, async (tx) => {
    await assertRoom(tx, userId)
    const since = new Date(clock.now().getTime() - RESTORED_WITHIN_MS)
    if (!(await unmarkDeleted(tx, { userId, id, since }))) throw new CodedError('NOT_FOUND')
    return ownOne(tx, userId, id)
  })
}

/** A change of a locked list of the person. @throws CodedError NOT_FOUND for another's or none */
const changing = (
  { db }: Services,
  userId: number,
  id: number,
  change: (tx: Tx) => Promise<void>,
): Promise<Shortlist> =>
  withTransaction(db, async (tx) => {
    if (!(await lockOwn(tx, userId, id))) throw new CodedError('NOT_FOUND')
    await change(tx)
    return ownOne(tx, userId, id)
  })

/**
 * Adds a published warehouse, or changes note and tags of one that is on the list.
 * @throws CodedError NOT_FOUND, LISTING_UNAVAILABLE, VALIDATION_FAILED when the list is full
 */
export async function putWarehouse(services: Services, userId: number, input: ShortlistedInput): Promise<Shortlist> {
  const { db, clock } = services
  const [card] = await listListingCards(db, [input.warehouseId], null)
  return changing(services, userId, input.id, async (tx) => {
    if (await changeWarehouse(tx, input)) return
    if (!card) throw new CodedError('LISTING_UNAVAILABLE')
    if ((await countWarehouses(tx, input.id)) >= MOST_SHORTLISTED)
      throw new CodedError('VALIDATION_FAILED', {
        message: `This list has ${MOST_SHORTLISTED} warehouses, which is the most. Start another list.`,
      })
    await addWarehouse(tx, { ...input, name: card.name }, clock.now())
  })
}

/** Removes a warehouse; one that is not on the list is gone already. */
export const removeWarehouse = (
  services: Services,
  userId: number,
  { id, warehouseId }: { id: number; warehouseId: number },
): Promise<Shortlist> => changing(services, userId, id, (tx) => takeWarehouse(tx, id, warehouseId))

/** Puts the warehouses of a list in another order. */
export const orderWarehouses = (
  services: Services,
  userId: number,
  { id, warehouseIds }: { id: number; warehouseIds: number[] },
): Promise<Shortlist> => changing(services, userId, id, (tx) => placeWarehouses(tx, id, warehouseIds))
