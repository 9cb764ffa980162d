import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { readEnv } from '../../../../env'
import { executorOf } from '../../../listings/discovery'
import { isOfStaff } from '../factor-duty'
import { findPanelProof } from '../session-repository'

type Person = { userType?: string; email?: string; password?: string; id?: number }

/** What gives a person other rights, or somebody else's account away. */
const needsProof = (before: Person, after: Person, readerId: unknown): boolean => {
  if (after.userType !== undefined && after.userType !== before.userType)
    return before.id !== undefined || isOfStaff(after.userType)
  if (before.id === undefined || before.id === readerId) return false
  return Boolean(after.password) || (after.email !== undefined && after.email !== before.email)
}

/**
 * In the panel, a change of somebody's role, email address or password asks for a sign-in, or a proof in the app, of the
 * last minutes. Changes by operations of the server were checked before.
 */
export const askProof: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const reader = req.user as { id: number; _sid?: string } | null
  if (!reader || !needsProof((originalDoc ?? {}) as Person, data as Person, reader.id)) return data
  const provedAt = await findPanelProof(await executorOf(req), reader.id, reader._sid ?? '')
  const since = Date.now() - readEnv().STEP_UP_MINUTES * 60_000
  if (provedAt && provedAt.getTime() >= since) return data
  throw new APIError('Confirm that it is you: sign out, sign in again, then make this change.', 403, null, true)
}
