import { nextLook } from '@stackyard/shared/domain/search-alert'
import { MOST_SAVED_SEARCHES } from '@stackyard/shared/reference/search-alerts'
import type { SavedSearch, SavedSearchChange, SavedSearchInput } from '@stackyard/shared/schema/saved-search'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { bindKey, idempotencyKey, takeKey } from '../../../../platform/idempotency-key'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { numberChanges } from '../../discovery'
import {
  countLocked,
  dropWaiting,
  findOwn,
  insertSearch,
  lockOwn,
  markDeleted,
  unmarkDeleted,
  updateSearch,
} from '../repository'

const ROUTE = 'saved-search'
const RESTORED_WITHIN_MS = 86_400_000

async function ownOne(tx: Tx, userId: number, id: number): Promise<SavedSearch> {
  const found = await findOwn(tx, userId, id)
  if (!found) throw new CodedError('NOT_FOUND')
  return found
}

async function assertRoom(tx: Tx, userId: number): Promise<void> {
  if ((await countLocked(tx, userId)) >= MOST_SAVED_SEARCHES)
    throw new CodedError('VALIDATION_FAILED', {
      message: `You have ${MOST_SAVED_SEARCHES} saved searches, which is the most. Delete one first.`,
    })
}

/**
 * Saves a search; the same call made twice saves one. What changes from now on is told.
 * @throws CodedError VALIDATION_FAILED when the person has 50
 */
export function saveSearch(
  { db, clock }: Services,
  userId: number,
  input: SavedSearchInput,
  keyHeader: string | null,
): Promise<SavedSearch> {
  const key = idempotencyKey({ userId, route: ROUTE }, keyHeader, input)
  return withTransaction(db, async (tx) => {
    const { earlier } = await takeKey(tx, key)
    if (earlier !== null) return ownOne(tx, userId, earlier)
    await assertRoom(tx, userId)
    const now = clock.now()
    const { name, filters, alert, events } = input
    const lookAt = alert === 'off' ? now : nextLook(alert, now)
    const seenPosition = await numberChanges(tx)
    const id = await insertSearch(tx, { userId, name, filters, alert, events, seenPosition, lookAt, createdAt: now })
    await tx.execute(bindKey(key, id))
    return ownOne(tx, userId, id)
  })
}

/** Changes name or alert. An alert that is switched on tells what changes from then on. @throws CodedError NOT_FOUND */
export function changeSearch(
  { db, clock }: Services,
  userId: number,
  { id, ...change }: SavedSearchChange,
): Promise<SavedSearch> {
  return withTransaction(db, async (tx) => {
    const row = await lockOwn(tx, userId, id)
    if (!row) throw new CodedError('NOT_FOUND')
    const alert = change.alert ?? row.alert
    const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const isOther = alert !== row.alert
    const begins = isOther && row.alert === 'off' ? { seenPosition: await numberChanges(tx) } : {}
    const lookAt = isOther && alert !== 'off' ? { lookAt: nextLook(alert, clock.now()) } : {}
    await updateSearch(tx, id, { name: row.name, ...set, ...begins, ...lookAt })
    if (alert === 'off') await dropWaiting(tx, id)
    return ownOne(tx, userId, id)
  })
}

/** @throws CodedError NOT_FOUND for another's or none */
export async function deleteSearch({ db, clock }: Services, userId: number, id: number): Promise<void> {
  if (!(await markDeleted(db, userId, id, clock.now()))) throw new CodedError('NOT_FOUND')
}

/** Brings back a search that was deleted within a day. @throws CodedError NOT_FOUND, VALIDATION_FAILED when there are 50 */
export function restoreSearch({ db, clock }: Services, userId: number, id: number): Promise<SavedSearch> {
  return withTransaction(db, async (tx) => {
    await assertRoom(tx, userId)
    const since = new Date(clock.now().getTime() - RESTORED_WITHIN_MS)
    if (!(await unmarkDeleted(tx, { userId, id, since }))) throw new CodedError('NOT_FOUND')
    return ownOne(tx, userId, id)
  })
}
