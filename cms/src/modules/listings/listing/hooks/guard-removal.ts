import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { text } from '@stackyard/shared/messages/text'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import { executorOf } from '../../discovery'
import { assertRemovable, hasOrders } from '../commands/assert-removable'

const refuse = (message: string) => new APIError(message, 409, null, true)

const check = (tx: Tx, id: number): Promise<void> =>
  assertRemovable(tx, id).catch((error: unknown) => {
    throw error instanceof CodedError ? refuse(error.message) : error
  })

/** The panel's trash follows the API's rule. */
export const guardTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as { id?: number; deletedAt?: string | null }
  if (before.id !== undefined && data.deletedAt && !before.deletedAt) await check(await executorOf(req), before.id)
  return data
}

/** A listing that was ever ordered stays in the trash for good. */
export const guardDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const tx = await executorOf(req)
  await check(tx, Number(id))
  if (await hasOrders(tx, Number(id))) throw refuse(text('listing.hasOrders'))
}
