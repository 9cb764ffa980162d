import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { text } from '@stackyard/shared/messages/text'
import { executorOf } from '../../../listings/discovery'
import { lastAdminGuard } from '../last-admin'

type Person = { id?: number; userType?: string; isActive?: boolean | null }

/** The only active admin stays one: nobody could make another. */
export const guardLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Person
  const after = { ...before, ...(data as Person) }
  const isAdmin = before.userType === 'admin' && before.isActive !== false
  if (before.id === undefined || !isAdmin || (after.userType === 'admin' && after.isActive !== false)) return data
  const tx = await executorOf(req)
  // Two admins who demote each other at once come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('account.last-admin'))`)
  const [found] = await lastAdminGuard(tx, before.id)
  if (found?.count) throw new APIError(text('closing.lastAdmin'), 409, null, true)
  return data
}
